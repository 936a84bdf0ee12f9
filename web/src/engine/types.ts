/** What the engine says about any game. Each game adds its own in its folder. */

/** What a game is set up with; every game has more to choose. */
export interface AnyConfig {
  readonly players: number;
  readonly seed: string;
}

/** A game as the list of its actions. */
export interface Replay<C extends AnyConfig = AnyConfig> {
  /** The game's name, as the engine knows it. */
  readonly game: string;
  readonly rules: number;
  readonly config: C;
  readonly names: readonly string[];
  readonly actions: readonly string[];
}

/** One viewer's view of a game. */
export interface AnyView {
  readonly hash: string;
  readonly names: readonly string[];
  readonly seed: string;
  readonly table: { readonly viewer: number | null; readonly players: readonly unknown[] };
  readonly to_act: readonly number[];
  readonly legal: readonly string[];
  readonly undo: boolean;
  readonly redo: boolean;
  readonly outcome: object | null;
}

/** A game that was opened: where it stands, and everything that has happened. */
export interface Whole<V extends AnyView, E> {
  readonly view: V;
  readonly log: readonly E[];
  readonly replay: Replay;
}

/** What some actions have led to. */
export interface Applied<V extends AnyView, E> {
  readonly view: V;
  readonly events: readonly E[];
  readonly replay: Replay;
}

/** What the choices of a link lead to when they are played again; every game says more about its own. */
export interface AnyVerdict {
  readonly game: string;
  readonly finished: boolean;
}

/** A game of a link, played again. */
export interface FoundGame<R extends AnyVerdict = AnyVerdict> {
  readonly kind: "game";
  readonly replay: Replay;
  /** The moment that is meant: how many actions have been played. */
  readonly moment: number | null;
  readonly verdict: R;
}

/** What a link holds: a game, or something that only its own game understands. */
export type Found = FoundGame | { readonly kind: "challenge" | "solo" };

/** A moment worth a halt: where somebody's turn begins, or else a day or a round. */
export interface Stop {
  readonly at: number;
  readonly turn: boolean;
}

export interface Watched<C = unknown> {
  /** The link of the game; null as long as it must keep its secrets. */
  readonly hash: string | null;
  readonly count: number;
  readonly stops: readonly Stop[];
  readonly chart: C;
}

/** One moment of the watched game. */
export interface Frame<V extends AnyView, E> {
  readonly view: V;
  readonly action: string | null;
  readonly events: readonly E[];
}

/** Why something was refused: a code to translate, and its arguments. */
export interface Reason {
  readonly code: string;
  readonly [argument: string]: unknown;
}

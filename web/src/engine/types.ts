/** What the engine says about any game, made of the types that are written from the engine's own. Each game adds its own in its folder. */
import type * as wire from "../generated/wire";

export type { AtPosition, Reason, Stop, Understood } from "../generated/wire";

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
export interface AnyView extends wire.View {
  readonly table: { readonly viewer: number | null; readonly players: readonly unknown[] };
  readonly outcome: object | null;
}

/** A game that was opened: where it stands, and everything that has happened. */
export type Whole<V extends AnyView, E> = wire.Whole<V, E, Replay>;

/** What some actions have led to. */
export type Applied<V extends AnyView, E> = wire.Applied<V, E, Replay>;

/** What the choices of a link lead to when they are played again; every game says more about its own. */
export interface AnyVerdict {
  readonly game: string;
  readonly finished: boolean;
}

/** A game of a link, played again. */
export type FoundGame<D extends AnyVerdict = AnyVerdict> = wire.FoundGame<Replay, D>;

/** What a link holds: a game, or something that only its own game understands. */
export type Found = FoundGame | { readonly kind: "challenge" | "solo" };

/** A game that was opened to be watched. */
export type Watched<C = unknown> = wire.Watched<wire.Stop, C>;

/** One moment of the watched game. */
export type Frame<V extends AnyView, E> = wire.Frame<V, E>;

/** What the engine says about any game, as it arrives from k2core/bridge.py. */
import type { FoundChallenge, K2Replay, K2Verdict } from "../games/k2/types";
import type { KarakorumReplay, KarakorumVerdict } from "../games/karakorum/types";
import type { Team } from "../ui/teams";

export type GameName = "k2" | "karakorum";

export interface AnyConfig {
  readonly players: number;
  readonly seed: string;
}

export interface ReplayOf<G extends GameName, C extends AnyConfig> {
  readonly game: G;
  readonly rules: number;
  readonly config: C;
  readonly names: readonly string[];
  readonly actions: readonly string[];
}

export type Replay = K2Replay | KarakorumReplay;

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

/** What is shown: the engine's view and what only the page knows, the colour and emblem of every seat. */
export type Seated<V extends AnyView> = V & { readonly teams: readonly Team[] };

export interface Whole<V extends AnyView, E> {
  readonly view: V;
  readonly log: readonly E[];
  readonly replay: Replay;
}

export interface Applied<V extends AnyView, E> {
  readonly view: V;
  readonly events: readonly E[];
  readonly replay: Replay;
}

/** A game of a link, played again. */
export interface FoundGame {
  readonly kind: "game";
  readonly replay: Replay;
  /** The moment that is meant: how many actions have been played. */
  readonly moment: number | null;
  readonly verdict: K2Verdict | KarakorumVerdict;
}

export type Found = FoundChallenge | FoundGame;

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

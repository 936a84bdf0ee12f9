/** What the engine says about Karakorum, as it arrives from k2core/bridge.py. The page reads it and computes no rule. */
import type { AnyConfig, AnyView, ReplayOf, Seated } from "../../engine/types";
import type { Colour, GoalId } from "./art/types";

export type Phase = "reveal" | "take" | "allot" | "over";
export type Pawns = Readonly<Record<Colour, number>>;

export type KarakorumReplay = ReplayOf<"karakorum", AnyConfig>;

export interface Player {
  readonly pawns: Pawns;
  /** Cards still to be placed. */
  readonly taken: readonly string[];
  readonly piles: readonly (readonly string[])[];
}

export interface Table {
  readonly viewer: number | null;
  readonly config: Omit<AnyConfig, "seed">;
  readonly phase: Phase;
  readonly active: number;
  readonly queue: readonly number[];
  /** How many cards a round turns up at most. */
  readonly limit: number;
  /** The deck, sorted. */
  readonly unseen: readonly string[];
  readonly display: readonly string[];
  readonly discard: readonly string[];
  readonly goals: Readonly<Record<Colour, readonly GoalId[]>>;
  readonly turn: { readonly fresh: readonly number[]; readonly placed: boolean } | null;
  readonly players: readonly Player[];
}

/** What a scoring or a removal would do. */
export interface Effect {
  readonly action: string;
  readonly colour: Colour;
  readonly piles: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

/** One player in the comparison at the end. */
export interface Standing {
  readonly pawns: Pawns;
  readonly led: readonly Colour[];
  readonly aside: Colour | null;
  readonly sum: number | null;
}

export interface Outcome {
  readonly winners: readonly number[];
  readonly totals: readonly number[];
  readonly reason: "summits" | "comparison" | "shared";
  readonly comparison: readonly Standing[];
}

export interface EngineView extends AnyView {
  readonly table: Table;
  readonly effects: readonly Effect[];
  readonly comparison: readonly Standing[];
  readonly outcome: Outcome | null;
}

export type View = Seated<EngineView>;

interface OfPiles {
  readonly seat: number;
  readonly colour: Colour;
  readonly cards: readonly (readonly string[])[];
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

export interface FinalStep {
  readonly seat: number;
  readonly how: "axes" | "remove";
  readonly colour: Colour;
  readonly cards: readonly string[];
  readonly from: number;
  readonly to: number;
}

export type GameEvent =
  | { readonly event: "round"; readonly active: number; readonly deck: number }
  | { readonly event: "revealed"; readonly seat: number; readonly card: string; readonly deck: number }
  | { readonly event: "stopped"; readonly seat: number; readonly by: "choice" | "limit" | "deck" }
  | { readonly event: "took"; readonly seat: number; readonly cards: readonly string[] }
  | { readonly event: "blocked" | "passed" | "ended"; readonly seat: number }
  | { readonly event: "discarded"; readonly cards: readonly string[] }
  | ({ readonly event: "removed" } & OfPiles)
  | { readonly event: "placed"; readonly seat: number; readonly card: string; readonly pile: number; readonly new: boolean }
  | ({ readonly event: "scored"; readonly how: "axes" | GoalId } & OfPiles)
  | { readonly event: "final"; readonly first: number; readonly steps: readonly FinalStep[] }
  | ({ readonly event: "over" } & Outcome);

export interface KarakorumVerdict {
  readonly game: "karakorum";
  readonly config: AnyConfig;
  readonly names: readonly string[];
  readonly finished: boolean;
  /** Cards left in the deck. */
  readonly deck: number;
  readonly comparison: readonly Standing[];
  readonly outcome: Outcome | null;
}

/** What the engine says about K2, as it arrives from k2core/bridge.py. The page reads it and computes no rule. */
import type { AnyView, ReplayOf, Seated, Whole } from "../../engine/types";

export type Phase = "select" | "token" | "turn" | "rescue" | "over";
export type BoardName = "easy" | "hard";
export type WeatherName = "summer" | "winter" | "mixed";

export interface Config {
  readonly players: number;
  readonly board: BoardName;
  readonly weather: WeatherName;
  readonly family: boolean;
  readonly crowded: boolean;
  readonly start: number | null;
  readonly seed: string;
}

export type K2Replay = ReplayOf<"k2", Config>;

export interface Weather {
  readonly loss: number;
  readonly surcharge: number;
  readonly zones: readonly number[];
}

export interface Climber {
  readonly space: number | null;
  readonly level: number;
  readonly points: number;
  readonly tent: number | null;
}

export interface SeenPlayer {
  readonly hand: readonly string[] | null;
  readonly hand_size: number;
  readonly picks: readonly string[] | null;
  readonly has_picked: boolean;
  readonly unseen: readonly string[];
  readonly played: readonly string[];
  readonly token: number | null;
  readonly rescue: boolean;
  readonly climbers: readonly [Climber, Climber];
}

export interface Purse {
  readonly points: number;
  readonly down: number;
  readonly liable: boolean;
}

export interface Turn {
  readonly cards: readonly string[];
  readonly purses: readonly [Purse, Purse];
  readonly unpaid: number;
  readonly passing: number | null;
}

export type ClimberId = readonly [seat: number, climber: number];

export interface Table {
  readonly viewer: number | null;
  readonly config: Omit<Config, "seed">;
  readonly day: number;
  readonly phase: Phase;
  readonly starting: number;
  readonly queue: readonly number[];
  readonly weather: readonly Weather[];
  readonly tokens: readonly number[];
  readonly hidden_tokens: readonly number[];
  readonly turn: Turn | null;
  readonly summit: readonly ClimberId[];
  readonly pending: readonly ClimberId[];
  readonly players: readonly SeenPlayer[];
}

export interface Night {
  readonly level: number;
  readonly ground: number;
  readonly tent: number;
  readonly weather: number;
  readonly unpaid: number;
  readonly total: number;
  readonly result: number;
  readonly dies: boolean;
}

export interface Target {
  readonly space: number;
  readonly cost: number;
  readonly night: Night;
}

export interface Outcome {
  readonly winners: readonly number[];
  readonly totals: readonly number[];
  readonly reason: "points" | "summit_order" | "shared" | "solo_survived" | "solo_death";
  readonly rank: Rank | null;
}

/** One viewer's view of the game, as the engine gives it. */
export interface EngineView extends AnyView {
  readonly table: Table;
  readonly costs: readonly number[];
  readonly season: "summer" | "winter";
  readonly limits: readonly number[];
  readonly occupied: readonly number[];
  readonly nights: readonly (readonly [Night | null, Night | null])[];
  readonly targets: readonly (readonly Target[])[];
  readonly endangered: readonly number[];
  readonly risk_sums: readonly (number | null)[];
  readonly totals: readonly number[];
  readonly outcome: Outcome | null;
}

export type View = Seated<EngineView>;

export interface Plan {
  readonly actions: readonly string[];
  readonly cost: number;
  readonly wasted: number;
  readonly way: readonly number[];
  readonly nights: readonly [Night | null, Night | null];
}

export type Goal =
  | { readonly kind: "be_there"; readonly climber: number; readonly space: number }
  | { readonly kind: "camp"; readonly climber: number; readonly space: number | null }
  | { readonly kind: "raise"; readonly climber: number }
  | { readonly kind: "settle" };

interface AtClimber {
  readonly seat: number;
  readonly climber: number;
}

export type GameEvent =
  | { readonly event: "morning"; readonly day: number; readonly starting: number; readonly weather: Weather }
  | { readonly event: "picked"; readonly seat: number }
  | {
      readonly event: "revealed";
      readonly picks: readonly { readonly seat: number; readonly cards: readonly string[]; readonly sum: number }[];
      readonly taker: number | null;
    }
  | { readonly event: "took"; readonly seat: number; readonly value: number }
  | (AtClimber & { readonly event: "gave"; readonly card: string; readonly use: "up" | "down" | null })
  | (AtClimber & {
      readonly event: "walked";
      readonly from: number;
      readonly to: number;
      readonly cost: number;
      readonly passing: boolean;
      readonly points: number | null;
      readonly summit: number | null;
    })
  | (AtClimber & { readonly event: "camped"; readonly space: number; readonly cost: number })
  | (AtClimber & { readonly event: "paid"; readonly loss: "move" | "level" })
  | { readonly event: "ended"; readonly seat: number }
  | { readonly event: "night"; readonly day: number; readonly nights: readonly (AtClimber & Night)[] }
  | (AtClimber & { readonly event: "fell"; readonly awaiting: boolean })
  | (AtClimber & { readonly event: "died" })
  | (AtClimber & { readonly event: "rescued"; readonly space: number; readonly points: number })
  | (AtClimber & { readonly event: "declined" })
  | { readonly event: "out"; readonly seat: number }
  | ({ readonly event: "over" } & Outcome);

export type K2Whole = Whole<EngineView, GameEvent>;

export interface ChartDay {
  readonly day: number;
  readonly weather: Weather;
  readonly spaces: readonly (readonly (number | null)[])[];
  readonly levels: readonly (readonly number[])[];
}

export type Rank = "himalayan" | "alpinist" | "hiker" | "tourist";

/** A mountain to climb alone. */
export interface Mountain {
  readonly board: BoardName;
  readonly weather: WeatherName;
  readonly seed: string;
}

/** A link that asks for a climb; of kind `solo` if it is the plain address. */
export interface FoundChallenge {
  readonly kind: "challenge" | "solo";
  readonly challenge: Mountain & { readonly rules: number; readonly message: string; readonly daily: string | null };
  /** What the forecast shows on the first day. */
  readonly weather: readonly Weather[];
  /** The least points of each rank but the last. */
  readonly ranks: readonly number[];
}

/** What the choices of a link lead to when they are played again. */
export interface K2Verdict {
  readonly game: "k2";
  readonly config: Config;
  readonly names: readonly string[];
  readonly finished: boolean;
  readonly day: number;
  readonly points: readonly number[];
  readonly rank: Rank | null;
  readonly summits: number;
  readonly deaths: number;
  readonly outcome: Outcome | null;
  readonly daily: string | null;
}


/** The mountain of a day. */
export interface Daily extends Mountain {
  readonly date: string;
  readonly hash: string;
}

/** A climb alone in short, and the link that proves it. */
export interface Climb extends Mountain {
  readonly hash: string;
  readonly points: number;
  /** Null while the climb is not over. */
  readonly rank: Rank | null;
  /** One character for each night. */
  readonly profile: string;
  readonly daily: string | null;
  readonly summits: number;
  readonly deaths: number;
}

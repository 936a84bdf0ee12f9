/** What the board is told. It draws this and computes no rule. */
import type { BoardName, Season } from "../../../generated/wire-k2";
import type { Team } from "../../../ui/teams";

export type { BoardName, Season };
export type Zone = 0 | 1 | 2 | 3;
export const ZONES: readonly Zone[] = [0, 1, 2, 3];
export type ClimberName = "A" | "B";
/** Clear, a loss only, a surcharge only, or both. */
export type WeatherKind = "clear" | "wind" | "snow" | "storm";

export interface SpaceView {
  readonly id: number;
  readonly zone: Zone;
  readonly cost: number;
  /** Today's extra cost of entering; 0 when there is none. */
  readonly surcharge: number;
  readonly modifier: number;
  readonly points: number;
  /** Climbers that may stop here; null where nobody counts (base camp). */
  readonly limit: number | null;
  readonly occupied: number;
}

export interface ClimberView {
  readonly seat: number;
  readonly climber: ClimberName;
  readonly team: Team;
  readonly space: number;
  readonly level: number;
  readonly selected: boolean;
  /** Whether it is this climber's turn, so that a card may be dropped on it. */
  readonly acting: boolean;
  /** A preview of where the climber would stand: pale, not focusable. */
  readonly ghost?: boolean;
  /** At night: whether its sum is being told, or it has not lived through it. */
  readonly fate?: "told" | "gone";
}

/** A number at a climber at night. */
export interface NightMark {
  readonly seat: number;
  readonly climber: ClimberName;
  /** What the number comes from; `sum` is all of it. */
  readonly kind: "ground" | "tent" | "weather" | "sum";
  readonly amount: number;
}

/** A climber that has gone along the ropes, from the first space to the last. */
export interface Walk {
  readonly seat: number;
  readonly climber: ClimberName;
  readonly way: readonly number[];
}

export interface TentView {
  readonly seat: number;
  readonly climber: ClimberName;
  readonly team: Team;
  readonly space: number;
  /** A preview of where the tent would stand: pale. */
  readonly ghost?: boolean;
}

export interface WeatherView {
  readonly kind: WeatherKind;
  readonly season: Season;
  readonly loss: number;
  readonly surcharge: number;
  readonly zones: readonly Zone[];
}

export interface TargetView {
  readonly space: number;
  /** Points the way there costs. */
  readonly cost: number;
  /** What the risk token costs beside. */
  readonly risk: number;
  /** The level after tonight if the climber stays there. */
  readonly result: number;
  /** What tonight there would bring: life, life only with a tent or another card, or death. */
  readonly fate: "lives" | "careful" | "dies";
  /** Whether it is full and can only be touched. */
  readonly full: boolean;
}

/** All the ropes that a climber has ever used. */
export interface RouteView {
  readonly seat: number;
  readonly climber: ClimberName;
  readonly team: Team;
  readonly ropes: readonly (readonly [from: number, to: number])[];
}

/** A cairn in memory of a climber, where the climber died. */
export interface CairnView {
  readonly seat: number;
  readonly climber: ClimberName;
  readonly team: Team;
  readonly space: number;
}

export interface BoardView {
  readonly board: BoardName;
  readonly spaces: readonly SpaceView[];
  /** Each rope as [lower end, upper end]. */
  readonly ropes: readonly (readonly [low: number, high: number])[];
  readonly climbers: readonly ClimberView[];
  readonly tents: readonly TentView[];
  readonly weather: WeatherView;
  readonly targets: readonly TargetView[];
  /** The spaces of a way, first to last, drawn along the ropes. */
  readonly plan: readonly number[] | null;
  /** Ways of several climbers, drawn likewise. */
  readonly ways?: readonly (readonly number[])[];
  /** A space the page points at; scrolled into sight when zoomed in. */
  readonly focus: number | null;
  /** What the night does now; without it, it is day. */
  readonly night?: readonly NightMark[];
  /** How the climbers have come to where they are, since the view before. */
  readonly walks?: readonly Walk[];
  /** The ways of the whole game, drawn beside each other on the ropes. */
  readonly routes?: readonly RouteView[];
  readonly cairns?: readonly CairnView[];
}

/** Every string that is shown or spoken. */
export interface BoardLabels {
  readonly board: string;
  /** What the button says that shows the whole mountain again. */
  readonly whole: string;
  altitude(metres: number): string;
  describeZone(zone: Zone): string;
  describeSpace(space: number): string;
  describeClimber(seat: number, climber: ClimberName): string;
  /** One sentence on what a part of the board is. */
  explain(part: BoardPart, values?: Readonly<Record<string, string | number>>): string;
  explainTent(seat: number, climber: ClimberName): string;
  explainClimber(seat: number, climber: ClimberName): string;
}

/** What can be pointed at and explained. */
export type BoardPart =
  | "altitude"
  | "rope"
  | "limit"
  | "zone-loss"
  | "zone-surcharge"
  | "space"
  | "lit"
  | "number"
  | "cost"
  | "surcharge"
  | "gain"
  | "loss"
  | "even"
  | "points"
  | "places"
  | "camp"
  | "way"
  | "way-risk"
  | "result"
  | "careful"
  | "touch"
  | "dies";

export interface SpaceDetail {
  readonly space: number;
}

/** `space` is null when pointer and focus have left the spaces. */
export interface InspectDetail {
  readonly space: number | null;
}

export interface ClimberDetail {
  readonly seat: number;
  readonly climber: ClimberName;
}

export interface BoardEventMap {
  "space-activate": CustomEvent<SpaceDetail>;
  "space-inspect": CustomEvent<InspectDetail>;
  "climber-activate": CustomEvent<ClimberDetail>;
}

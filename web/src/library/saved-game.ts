import type { Level } from "../engine/bots/levels";
import type { Replay } from "../engine/types";
import type { Team } from "../ui/teams";

/** What the list of games shows without asking the engine; every game adds its own. */
export interface Summary {
  readonly over: boolean;
  readonly totals: readonly number[];
}

export interface SavedGame {
  readonly id: string;
  readonly replay: Replay;
  readonly revision: number;
  readonly started: number;
  readonly updated: number;
  readonly summary: Summary;
  /** How many actions each undo takes back, as the engine said; games saved before that have none. */
  readonly steps?: readonly number[];
  /** How many of the last actions have brought news that nobody has read yet, such as a night. */
  readonly unread?: number;
  /** Seats whose people have left the table; the engine acts for them. */
  readonly left: readonly number[];
  /** By seat who plays there now instead of whom the names say: a bot of this level, or with null a person. */
  readonly bots?: Readonly<Record<number, Level | null>>;
  /** The seat of the only person left, who has not come to the screen since another one has left it: the own cards wait behind a curtain. */
  readonly unmet?: number | undefined;
  /** Colour and emblem by seat; games saved before they could be chosen have none. */
  readonly teams?: readonly Team[];
  /** Played on from another game, so it counts for no record. */
  readonly unranked?: boolean;
  /** Whether somebody was given a hint; games saved before there were hints do not say. */
  readonly hinted?: boolean;
  /** Whether short hints stand by at first and fade by themselves, as after a lesson. */
  readonly helped?: boolean;
  /** Somebody else's game from the same start, shown beside one's own, in the form that this game gives it. */
  readonly ghost?: object;
  /** Who has sent the challenge that this game takes up, in the form that this game gives it. */
  readonly answers?: object;
}

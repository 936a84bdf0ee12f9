import type { Colour, Goal as GoalId } from "../../../generated/wire-karakorum";
import type { Team } from "../../../ui/teams";

/** What the drawings are told. They draw this and compute no rule. */

export type { Colour, GoalId };

/** From left to right, on the panorama and everywhere else. */
export const COLOURS: readonly Colour[] = ["R", "G", "Y"];

export interface Card {
  readonly colour: Colour;
  readonly value: number;
  readonly axes: number;
}

export interface PeaksView {
  /** By seat; a pawn stands on a field from 0 (base camp) to 30 (summit). */
  readonly players: readonly { readonly team: Team; readonly pawns: Readonly<Record<Colour, number>> }[];
  /** Where a pawn would come to stand: pale, with its way there. */
  readonly preview?: { readonly seat: number; readonly colour: Colour; readonly field: number } | null;
  /** The seats that lead each colour. */
  readonly leaders?: Readonly<Record<Colour, readonly number[]>> | null;
  /** Whose turn it is. */
  readonly acting: number | null;
}

/** Every string that is spoken; the panorama shows figures only. */
export interface PeaksLabels {
  readonly peaks: string;
  describePeak(colour: Colour): string;
  /** One sentence on what a way is, and on whose pawn stands where. */
  explainTrack(): string;
  explainPawn(seat: number, field: number): string;
}

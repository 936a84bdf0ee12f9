import type { PlayerReview, WeighedChoice } from "../../../engine/bots/reviewer";
import { locale, words } from "../../../ui/words";

/** Numbers of a review are in tenths of a point. */
const TENTHS = 10;

/** A number of points with one digit after the point. */
export function numberText(tenths: number): string {
  return new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(tenths / TENTHS);
}

/** "2.3 points"; a number with a digit after the point is never counted as one or few. */
export function pointsText(tenths: number): string {
  return words("review-points", { points: numberText(tenths) });
}

/** A day of a game: its choices, and what could be expected in the morning. */
export interface ReviewedDay {
  readonly day: number;
  /** Null if there was nothing to choose, or it is not weighed yet. */
  readonly select: WeighedChoice | null;
  readonly turn: WeighedChoice | null;
  readonly expected: number;
  /** What the choices of the day have cost. */
  readonly lost: number;
}

/** The days that have been weighed. */
export function daysOf({ found, curve }: PlayerReview): readonly ReviewedDay[] {
  return curve.flatMap(({ day, expected }) => {
    const choices = found.filter((choice) => choice.day === day);
    if (choices.length === 0) return [];
    const of = (phase: WeighedChoice["phase"]): WeighedChoice | null => choices.find((choice) => choice.phase === phase) ?? null;
    return [{ day, select: of("select"), turn: of("turn"), expected, lost: choices.reduce((sum, { lost }) => sum + lost, 0) }];
  });
}

/** The choices that cost most, in the order of the game. */
export function turningPoints({ found, turning_points: moments }: PlayerReview): readonly WeighedChoice[] {
  return moments.flatMap((moment) => found.find((choice) => choice.moment === moment) ?? []);
}

/** From where to where the curve falls by a choice, and whether its number stands aside because the day has two of them. */
export function dropOf(
  review: PlayerReview,
  { day, moment, lost }: WeighedChoice,
): { readonly from: number; readonly to: number; readonly aside: -1 | 0 | 1 } {
  const morning = review.curve.find((one) => one.day === day)?.expected ?? 0;
  const earlier = review.found.filter((choice) => choice.day === day && choice.moment < moment).reduce((sum, choice) => sum + choice.lost, 0);
  const beside = turningPoints(review).filter((choice) => choice.day === day);
  const aside = beside.length < 2 ? 0 : beside[0]?.moment === moment ? -1 : 1;
  return { from: morning - earlier, to: morning - earlier - lost, aside };
}

/** The last day that is weighed as a whole: what comes after it is still to be done. */
export function daysDone({ found, of }: PlayerReview): number {
  const last = found.at(-1)?.day ?? 0;
  return found.length === of ? last : Math.max(0, last - 1);
}

/** The ways of the better line, one for each climber that walks: where it stands, and the spaces it goes to. */
export function waysOf(better: readonly string[], stands: readonly (number | null)[]): readonly (readonly number[])[] {
  return stands.flatMap((start, climber) => {
    const steps = better.flatMap((action) => {
      const [verb, who, space] = action.split(" ");
      return verb === "step" && who === (climber === 0 ? "A" : "B") ? [Number(space)] : [];
    });
    return start === null || steps.length === 0 ? [] : [[start, ...steps]];
  });
}

/** The cards of a selection. */
export function cardsOf(action: string | undefined): readonly string[] {
  const [verb, ...cards] = (action ?? "").split(" ");
  return verb === "select" ? cards : [];
}

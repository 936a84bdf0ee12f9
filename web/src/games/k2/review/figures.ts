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

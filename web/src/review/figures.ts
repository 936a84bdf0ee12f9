import type { AnyChoice, Review } from "../engine/bots/reviewer";

/** A day or a round of a game: its choices, and what could be expected when it began. */
export interface ReviewedDay<C extends AnyChoice> {
  readonly day: number;
  readonly choices: readonly C[];
  readonly expected: number;
  /** What the choices of the day have cost. */
  readonly lost: number;
}

/** The days that have been weighed: those with a choice, and those that are asked for besides. */
export function daysOf<C extends AnyChoice>({ found, curve }: Review<C>, besides: ReadonlySet<number> = new Set()): readonly ReviewedDay<C>[] {
  return curve.flatMap(({ day, expected }) => {
    const choices = found.filter((choice) => choice.day === day);
    if (choices.length === 0 && !besides.has(day)) return [];
    return [{ day, choices, expected, lost: choices.reduce((sum, { lost }) => sum + lost, 0) }];
  });
}

/** The choices that cost most, in the order of the game. */
export function turningPoints<C extends AnyChoice>({ found, turning_points: moments }: Review<C>): readonly C[] {
  return moments.flatMap((moment) => found.find((choice) => choice.moment === moment) ?? []);
}

/** From where to where the curve falls by a choice. */
export function dropOf<C extends AnyChoice>(review: Review<C>, { day, moment, lost }: AnyChoice): { readonly from: number; readonly to: number } {
  const morning = review.curve.find((one) => one.day === day)?.expected ?? 0;
  const earlier = review.found.filter((choice) => choice.day === day && choice.moment < moment).reduce((sum, choice) => sum + choice.lost, 0);
  return { from: morning - earlier, to: morning - earlier - lost };
}

/** Places for numbers on a line of this length, each as near to where it belongs as the others allow. */
export function apart(wanted: readonly number[], distance: number, length: number): readonly number[] {
  const places: number[] = [];
  for (const [index, want] of wanted.entries()) {
    // Those that belong to the same place stand on both sides of it.
    const alike = wanted.filter((other) => other === want).length;
    const first = want - ((alike - 1) * distance) / 2;
    places.push(Math.max(first, index === 0 ? 0 : (places[index - 1] ?? 0) + distance));
  }
  for (let index = places.length - 1, most = length; index >= 0; index -= 1, most -= distance) {
    places[index] = Math.min(places[index] ?? 0, most);
    most = places[index] ?? 0;
  }
  return places;
}

/** The last day that is weighed as a whole: what comes after it is still to be done. */
export function daysDone<C extends AnyChoice>({ found, of }: Review<C>): number {
  const last = found.at(-1)?.day ?? 0;
  return found.length === of ? last : Math.max(0, last - 1);
}

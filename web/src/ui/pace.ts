/** How many times as fast as usual a game plays by itself while it is watched. */
export const PACES = [0.5, 1, 2, 4, 8] as const;
export type Pace = (typeof PACES)[number];

export function isPace(value: unknown): value is Pace {
  return PACES.some((pace) => pace === value);
}

/** "2×" */
export function paceText(pace: Pace): string {
  return pace === 0.5 ? "½×" : `${pace}×`;
}

import type { Point } from "../../../ui/drawing/sketch";

/** A stop of the arrow keys: a space, or somebody who stands there. */
export interface RopeStop extends Point {
  readonly key: string;
  readonly space: number;
}

/**
 * Where an arrow key leads. Up and down follow the ropes, the most upright one first; left and right go along the spaces that the same
 * ropes lead to, each followed by whoever stands on it. Null where no rope leads.
 */
export function alongRopes(
  stops: readonly RopeStop[],
  ropes: readonly (readonly [number, number])[],
  from: RopeStop,
  arrow: string,
): RopeStop | null {
  if (arrow === "ArrowUp" || arrow === "ArrowDown") {
    const ends = otherEnds(ropes, from.space, arrow === "ArrowUp");
    const spaces = stops.filter((stop) => ends.includes(stop.space) && isSpace(stop));
    return spaces.sort((one, other) => Math.abs(one.x - from.x) - Math.abs(other.x - from.x))[0] ?? null;
  }
  if (arrow !== "ArrowLeft" && arrow !== "ArrowRight") return null;
  const row = inRow(stops, ropes, from.space);
  const at = row.findIndex(({ key }) => key === from.key);
  return row[at + (arrow === "ArrowRight" ? 1 : -1)] ?? null;
}

/** The spaces beside a space, from left to right, with whoever stands there behind each. */
function inRow(stops: readonly RopeStop[], ropes: readonly (readonly [number, number])[], space: number): readonly RopeStop[] {
  const below = otherEnds(ropes, space, false).flatMap((end) => otherEnds(ropes, end, true));
  const above = otherEnds(ropes, space, true).flatMap((end) => otherEnds(ropes, end, false));
  const spaces = new Set([space, ...(below.length > 0 ? below : above)]);
  const x = new Map(stops.filter(isSpace).map((stop) => [stop.space, stop.x]));
  return stops
    .filter((stop) => spaces.has(stop.space))
    .sort(
      (one, other) => (x.get(one.space) ?? 0) - (x.get(other.space) ?? 0) || one.space - other.space || Number(isSpace(other)) - Number(isSpace(one)),
    );
}

function otherEnds(ropes: readonly (readonly [number, number])[], space: number, up: boolean): number[] {
  return ropes.flatMap(([low, high]) => (up ? (low === space ? [high] : []) : high === space ? [low] : []));
}

function isSpace({ key }: RopeStop): boolean {
  return key.startsWith("space-");
}

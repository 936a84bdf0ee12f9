import type { Point } from "../../../ui/drawing/sketch";

/** Something that can hold the focus. */
export interface Stop extends Point {
  readonly key: string;
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest stop in the direction of an arrow key; straight ahead counts for nearer than aside. */
export function nearest(stops: readonly Stop[], from: Stop, arrow: string): Stop | null {
  const direction = DIRECTIONS[arrow];
  if (!direction) return null;
  const [dx, dy] = direction;
  let best: Stop | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const ahead = (stop.x - from.x) * dx + (stop.y - from.y) * dy;
    const aside = Math.abs((stop.x - from.x) * dy) + Math.abs((stop.y - from.y) * dx);
    if (stop.key === from.key || ahead <= 1 || aside > ahead * 2.5) continue;
    const reach = ahead + aside * 1.6;
    if (reach < least) [best, least] = [stop, reach];
  }
  return best;
}

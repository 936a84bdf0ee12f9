import type { Point } from "../../../ui/drawing/sketch";
import { type Layout, SHEET } from "./layout";

/** Where the marks of a lit space stand, seen from the space's point. */
export interface MarkPoints {
  readonly left: Point;
  readonly right: Point;
}

/** Beside the disc, as far as nothing else is in the way. */
const ASIDE = 52;
const HEIGHT = -15;

/** Where the marks of a space by itself stand. */
export const BESIDE_DISC: MarkPoints = { left: { x: -ASIDE, y: HEIGHT }, right: { x: ASIDE, y: HEIGHT } };

/** The radius of a mark, which may not leave the sheet. */
const RADIUS = 20;

/** The most that a mark is moved up or down. */
const MOST = 12;

const known = new WeakMap<Layout, readonly MarkPoints[]>();

/** The marks of every space. Those that would cover each other are moved apart, whether or not both spaces are lit: marks keep their places. */
export function markPoints(layout: Layout): readonly MarkPoints[] {
  const made = known.get(layout);
  if (made !== undefined) return made;
  const inside = (x: number): number => Math.min(Math.max(x, RADIUS + 4), SHEET.width - RADIUS - 4);
  const places = layout.spaces.flatMap(({ x, y }) => [-ASIDE, ASIDE].map((aside) => ({ x: inside(x + aside), y: y + HEIGHT, moved: 0 })));
  for (const [index, one] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      const across = one.x - other.x;
      const down = other.y - one.y;
      const missing = Math.sqrt(Math.max(0, (2 * RADIUS) ** 2 - across ** 2)) - Math.abs(down);
      if (missing <= 0) continue;
      const lower = down >= 0 ? other : one;
      const upper = lower === one ? other : one;
      lower.moved = Math.min(MOST, lower.moved + missing / 2);
      upper.moved = Math.max(-MOST, upper.moved - missing / 2);
    }
  }
  const points = layout.spaces.map(({ x, y }, space): MarkPoints => {
    const at = (place: number): Point => {
      const { x: left = 0, y: top = 0, moved = 0 } = places[place] ?? {};
      return { x: left - x, y: top + moved - y };
    };
    return { left: at(2 * space), right: at(2 * space + 1) };
  });
  known.set(layout, points);
  return points;
}

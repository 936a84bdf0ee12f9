import type { Point } from "../../../ui/drawing/sketch";
import { BADGE, DISC_Y, FEET_Y, type Layout, spacePoint } from "./layout";

/** A line of climbers: the middle of each, seen from the middle of the line, and how large they are. */
export interface Line {
  readonly aside: readonly number[];
  readonly scale: number;
}

/** What a climber fills, seen from the feet, at its usual size; the level stands at its right. */
const FIGURE = { left: 20, right: 27, top: 63 } as const;

/** What hides a climber, seen from a badge's point: the disc, the ribbon and the number below it. */
const HIDING = [
  { left: -33, right: 33, top: DISC_Y - 33, bottom: 8 },
  { left: -BADGE.left, right: BADGE.right, top: 5, bottom: 43 },
  { left: -14, right: 14, top: 43, bottom: 60 },
] as const;

/** A line steps aside by so much at a time, and at most so far: it must be seen where it stands. */
const STEP = 4;
const FARTHEST = 60;

/** How much of a climber counts as hidden for one step aside. */
const WORTH = 3;

/** How far aside a line stands on a space so that the badges above hide as little as possible of it; `lean` is where it likes to stand. */
export function roomFor({ aside, scale }: Line, layout: Layout, space: number, lean: number): number {
  const feet = spacePoint(layout, space);
  const others = layout.spaces.filter((_, other) => other !== space);
  const hidden = (shift: number): number =>
    aside.reduce(
      (sum, one) => sum + others.reduce((area, badge) => area + hiddenBy(badge, { x: feet.x + one + shift, y: feet.y + FEET_Y }, scale), 0),
      0,
    );
  const shifts = Array.from({ length: FARTHEST / STEP }, (_, step) => (step + 1) * STEP).flatMap((step) => [lean - step, lean + step]);
  const costs = [lean, ...shifts]
    .filter((shift) => Math.abs(shift) <= FARTHEST)
    .map((shift) => ({ shift, cost: hidden(shift) + WORTH * Math.abs(shift - lean) }));
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best), { shift: lean, cost: hidden(lean) }).shift;
}

/** How much of a climber with these feet a badge hides. */
export function hiddenBy(badge: Point, feet: Point, scale: number): number {
  return HIDING.reduce((sum, { left, right, top, bottom }) => {
    const across = Math.min(badge.x + right, feet.x + FIGURE.right * scale) - Math.max(badge.x + left, feet.x - FIGURE.left * scale);
    const down = Math.min(badge.y + bottom, feet.y) - Math.max(badge.y + top, feet.y - FIGURE.top * scale);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}

import { between, type Point } from "../../../ui/drawing/sketch";
import { DISC_Y, FEET_Y, type Layout } from "./layout";
import type { Stand } from "./pieces";
import { along } from "./ropes";

/** Climbers go along the ropes from space to space, one hop for each. */

const STEP_MS = 190;
const LEAST_MS = 380;
const MOST_MS = 900;
/** How high a hop goes, in units of the sheet. */
const HOP = 16;
const PER_ROPE = 6;

/** How long a walk takes at a calm pace, in milliseconds: a long one is quicker, none takes a second. */
export function walkTime(steps: number): number {
  return Math.min(MOST_MS, Math.max(LEAST_MS, steps * STEP_MS));
}

/** The points a climber's feet pass on its way; it starts and ends where it stands in the row of its space. */
export function walkPoints(layout: Layout, way: readonly number[], from: Point, to: Point): readonly Point[] {
  const points: Point[] = [from];
  way.slice(1).forEach((next, index) => {
    const last = index === way.length - 2;
    for (let i = 1; i <= PER_ROPE; i++) {
      const t = i / PER_ROPE;
      const rope = along(layout, way[index] ?? next, next, t);
      const feet = { x: rope.x, y: rope.y + FEET_Y - DISC_Y - HOP * Math.sin(Math.PI * t) };
      const leaving = index === 0 ? (1 - t) ** 2 : 0;
      const arriving = last ? t ** 2 : 0;
      points.push(between(between(feet, from, leaving), to, arriving));
    }
  });
  return points;
}

export function walkFrames(layout: Layout, way: readonly number[], from: Point, to: Stand): Keyframe[] {
  return walkPoints(layout, way, from, to).map(({ x, y }) => ({ transform: moved(x, y) }));
}

export function moved(x: number, y: number): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

import type { Point } from "../../../ui/drawing/sketch";
import { MOUNTAINS } from "./mountains";
import { type Colour, COLOURS } from "./types";

export const SUMMIT = 30;
/** Each so many fields one carries its number. */
export const STEP = 5;

/** How the sheet is laid out: the same three mountains, farther apart or closer with larger pieces. */
export interface Layout {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly centre: Readonly<Record<Colour, number>>;
  /** The mountains' width. */
  readonly stretch: number;
  readonly dot: number;
  readonly disc: number;
  readonly figure: number;
  readonly head: number;
  /** From the point of a pawn to the middle of its head. */
  readonly pin: number;
  readonly tracks: Readonly<Record<Colour, readonly Point[]>>;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Fields 0 to 30: from turn to turn, first flat, then climbing. */
function track(colour: Colour, centre: number, stretch: number): readonly Point[] {
  const { turns } = MOUNTAINS[colour];
  const points: Point[] = [];
  for (const [k, [x, y]] of turns.entries()) {
    const next = turns[k + 1];
    points.push({ x: round(centre + x * stretch), y });
    if (!next) break;
    const bend: readonly [number, number] = [x + (next[0] - x) * 0.6, y + (next[1] - y) * 0.2];
    for (let i = 1; i < STEP; i++) {
      const t = i / STEP;
      const at = (a: 0 | 1) => (1 - t) ** 2 * (a ? y : x) + 2 * t * (1 - t) * bend[a] + t * t * next[a];
      points.push({ x: round(centre + at(0) * stretch), y: round(at(1)) });
    }
  }
  return points;
}

function layout(
  box: Layout["box"],
  [r, g, y]: readonly [number, number, number],
  stretch: number,
  sizes: Pick<Layout, "dot" | "disc" | "figure" | "head" | "pin">,
): Layout {
  const centre = { R: r, G: g, Y: y };
  const tracks = Object.fromEntries(COLOURS.map((colour) => [colour, track(colour, centre[colour], stretch)])) as unknown as Layout["tracks"];
  return { box, centre, stretch, ...sizes, tracks };
}

export const WIDE = layout({ x: 0, y: 4, width: 1000, height: 454 }, [176, 500, 824], 1, { dot: 4.6, disc: 12.5, figure: 17, head: 14, pin: 26 });
export const NARROW = layout({ x: 0, y: 14, width: 680, height: 428 }, [114, 336, 562], 0.72, {
  dot: 4.6,
  disc: 15.5,
  figure: 22,
  head: 15,
  pin: 27,
});

export function fieldPoint({ tracks }: Layout, colour: Colour, field: number): Point {
  const point = tracks[colour][Math.min(SUMMIT, Math.max(0, field))];
  if (!point) throw new RangeError(`no field ${field}`);
  return point;
}

import type { Point } from "../../../ui/drawing/sketch";
import type { BoardName, Zone } from "./types";

/**
 * Where things are drawn, in units of a 1000 x 1100 sheet, y downwards. A space's point is the middle of its badge;
 * pieces stand above it. A test checks that what is higher is drawn higher, and every space in its band.
 */
export interface Layout {
  /** Heights of the 6000, 7000 and 8000 m lines, lowest first. */
  readonly lines: readonly [number, number, number];
  readonly spaces: readonly Point[];
  /** Climbers on these spaces stand this far aside, clear of a badge above. */
  readonly lean: Readonly<Record<number, number>>;
  /** At which edge the sign of each zone hangs, clear of climbers; the lowest zone first. */
  readonly signs: readonly [Edge, Edge, Edge, Edge];
}

type Edge = "left" | "right";

export const SHEET = { width: 1000, height: 1100 } as const;

/** The badge around its point; the check keeps badges and ropes apart by it. */
export const BADGE = { left: 48, right: 48, top: 42, bottom: 40 } as const;

/** Ropes are tied to the middle of a badge's disc. */
export const DISC_Y = -11;

/** Pieces stand on this line above the badge's point. */
export const FEET_Y = -50;

const points = (...pairs: readonly (readonly [number, number])[]): readonly Point[] => pairs.map(([x, y]) => ({ x, y }));

export const LAYOUTS: Readonly<Record<BoardName, Layout>> = {
  easy: {
    lines: [685, 440, 235],
    spaces: points(
      [898, 1050], [747, 1004], [513, 1050], [364, 1011], [219, 971], [68, 940], [614, 938], [465, 892], [333, 825], [69, 780],
      [716, 737], [566, 780], [214, 737], [580, 605], [394, 635], [76, 601], [690, 561], [277, 551], [834, 516], [480, 493],
      [165, 493], [266, 382], [734, 389], [375, 333], [594, 334], [496, 304], [593, 178], [447, 146],
    ),
    lean: { 0: -14, 9: 36, 12: 14, 20: 20 },
    signs: ["right", "right", "left", "left"],
  },
  hard: {
    lines: [765, 500, 290],
    spaces: points(
      [896, 1053], [746, 1012], [746, 852], [618, 977], [488, 1050], [301, 1020], [161, 978], [409, 956], [60, 873], [518, 865],
      [318, 861], [172, 819], [637, 818], [274, 714], [394, 688], [553, 657], [762, 630], [196, 588], [894, 599], [440, 552],
      [653, 555], [542, 444], [794, 448], [293, 399], [663, 395], [432, 343], [551, 205], [668, 236], [313, 178], [444, 146],
    ),
    lean: { 0: -14, 8: 18, 10: 33, 11: 26, 14: -32, 17: 34 },
    signs: ["right", "left", "left", "left"],
  },
};

/** The band of a zone on the sheet, top and bottom. */
export function band(layout: Layout, zone: Zone): { top: number; bottom: number } {
  const edges = [SHEET.height, ...layout.lines, 0];
  return { top: edges[zone + 1] ?? 0, bottom: edges[zone] ?? SHEET.height };
}

export function spacePoint(layout: Layout, space: number): Point {
  const point = layout.spaces[space];
  if (!point) throw new RangeError(`no space ${space} on this board`);
  return point;
}

import { LAYOUTS, SHEET } from "./board/layout";
import { constants } from "./constants";
import type { BoardName, ChartDay } from "./types";

/** Where the parts of a chart of a climb are, in the units of its letters. */
export interface ChartFrame {
  readonly width: number;
  readonly height: number;
  /** The size of the letters. */
  readonly font: number;
  readonly left: number;
  readonly dayWidth: number;
  /** Heights are drawn between these two, levels between the next two. */
  readonly top: number;
  readonly bottom: number;
  readonly levelsTop: number;
  readonly levelsBottom: number;
}

/** Shares a sheet between the weather at the top, the heights, the levels and the numbers of the days. */
export function chartFrame(width: number, height: number, font: number): ChartFrame {
  const left = font * 3.6;
  const dayWidth = (width - left - 4) / constants.days;
  const top = font * 1.5;
  const levelsBottom = height - font * 1.7;
  const levelsTop = levelsBottom - (levelsBottom - top) * 0.23;
  return { width, height, font, left, dayWidth, top, bottom: levelsTop - font * 1.6, levelsTop, levelsBottom };
}

export type Point = readonly [x: number, y: number];

/** One climber's height by night, and the level below. */
export interface ClimbLine {
  readonly seat: number;
  readonly climber: number;
  readonly way: readonly Point[];
  readonly levels: readonly Point[];
}

/** The middle of a day. */
export function dayX({ left, dayWidth }: ChartFrame, day: number): number {
  return left + dayWidth * (day - 0.5);
}

/** A height of the board's sheet. */
export function heightY({ top, bottom }: ChartFrame, y: number): number {
  return top + (y / SHEET.height) * (bottom - top);
}

export function spaceY(frame: ChartFrame, board: BoardName, space: number): number {
  return heightY(frame, LAYOUTS[board].spaces[space]?.y ?? SHEET.height);
}

export function levelY({ levelsTop, levelsBottom }: ChartFrame, level: number): number {
  return levelsBottom - (level / constants.max_level) * (levelsBottom - levelsTop);
}

/** How far lines lie apart that would cover each other, and all of them together. */
const APART = 1.7;
const SPREAD = 10;

export function climbLines(frame: ChartFrame, board: BoardName, days: readonly ChartDay[]): ClimbLine[] {
  const seats = days[0]?.spaces ?? [];
  const climbers = seats.flatMap((spaces, seat) => spaces.map((_, climber) => ({ seat, climber })));
  return climbers.map(({ seat, climber }, number) => {
    const aside = (number - (climbers.length - 1) / 2) * Math.min(APART, SPREAD / climbers.length);
    const known = days.flatMap((day) => {
      const space = day.spaces[seat]?.[climber] ?? null;
      return space === null ? [] : [{ x: dayX(frame, day.day), space, level: day.levels[seat]?.[climber] ?? 0 }];
    });
    return {
      seat,
      climber,
      way: known.map(({ x, space }): Point => [x, spaceY(frame, board, space) + aside]),
      levels: known.map(({ x, level }): Point => [x, levelY(frame, level) + aside / 3]),
    };
  });
}

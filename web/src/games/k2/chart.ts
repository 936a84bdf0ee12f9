import { LAYOUTS, SHEET } from "./board/layout";
import { constants } from "./constants";
import type { BoardName, ChartDay } from "./types";

/** Where the chart of a climb is drawn, on the screen and in pictures. */
export const CHART = { width: 720, height: 360, left: 8, right: 8, top: 12, levelsTop: 286, levelsBottom: 330 } as const;

export const DAY_WIDTH = (CHART.width - CHART.left - CHART.right) / constants.days;

export type Point = readonly [x: number, y: number];

/** One climber's height by night, and the level below. */
export interface ClimbLine {
  readonly seat: number;
  readonly climber: number;
  readonly way: readonly Point[];
  readonly levels: readonly Point[];
}

/** The middle of a day. */
export function dayX(day: number): number {
  return CHART.left + DAY_WIDTH * (day - 0.5);
}

export function climbLines(board: BoardName, days: readonly ChartDay[]): ClimbLine[] {
  const height = (space: number): number => {
    const y = LAYOUTS[board].spaces[space]?.y ?? SHEET.height;
    return CHART.top + (y / SHEET.height) * (CHART.levelsTop - CHART.top - 14);
  };
  const level = (value: number): number => CHART.levelsBottom - (value / constants.max_level) * (CHART.levelsBottom - CHART.levelsTop);
  const seats = days[0]?.spaces ?? [];
  return seats.flatMap((climbers, seat) =>
    climbers.map((_, climber) => {
      const known = days.flatMap((day) => {
        const space = day.spaces[seat]?.[climber] ?? null;
        return space === null ? [] : [{ x: dayX(day.day), space, level: day.levels[seat]?.[climber] ?? 0 }];
      });
      return {
        seat,
        climber,
        way: known.map((one): Point => [one.x, height(one.space)]),
        levels: known.map((one): Point => [one.x, level(one.level)]),
      };
    }),
  );
}

/** What a day was like, for the band behind the lines. */
export function dayKind({ weather }: ChartDay): "clear" | "wind" | "snow" {
  if (weather.zones.length === 0) return "clear";
  return weather.surcharge ? "snow" : "wind";
}

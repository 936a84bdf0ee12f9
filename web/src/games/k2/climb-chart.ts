import { nothing, svg, type SVGTemplateResult } from "lit";

import { TEAMS } from "../../ui/drawing/colours";
import { flagIcon } from "../../ui/drawing/icons";
import type { Team } from "../../ui/teams";
import { words } from "../../ui/words";
import { weatherKind } from "./board-view";
import { weatherIcon } from "./board/icons";
import { LAYOUTS } from "./board/layout";
import { cairn } from "./board/routes";
import { type ChartFrame, type ClimbLine, climbLines, dayX, heightY, levelY, type Point, spaceY } from "./chart";
import { constants } from "./constants";
import { weatherText } from "./describe";
import type { Expedition } from "./expedition";
import type { ChartDay } from "./types";

/** Days with a number below them. */
const NUMBERED = [1, 3, 6, 9, 12, 15, 18] as const;
const LEVELS = [1, 3, 6] as const;
const SUMMIT_MARK = 0.34;
const DEATH_MARK = 0.36;

/** Somebody else's climb in the same chart. */
export interface OtherClimb {
  readonly team: Team;
  readonly days: readonly ChartDay[];
}

/**
 * The days from left to right: the weather at the top, every climber's height below, the levels at the bottom, all with their numbers.
 * It is made of what a canvas can paint too.
 */
export function climbChart(frame: ChartFrame, { config, teams, days, story }: Expedition, other: OtherClimb | null): SVGTemplateResult {
  const { board } = config;
  const team = (seat: number): Team => teams[seat] ?? 0;
  const others = other === null ? [] : climbLines(frame, board, other.days).map((line) => drawLine(line, other.team, "of-ghost"));
  const own = climbLines(frame, board, days).map((line) => drawLine(line, team(line.seat), ""));
  const summit = constants.boards[board].spaces.length - 1;
  const mark = (day: number, space: number, scale: number, drawing: SVGTemplateResult): SVGTemplateResult =>
    svg`<g class="chart-mark" transform="translate(${dayX(frame, day)} ${spaceY(frame, board, space) - 3})scale(${(scale * frame.font) / 12})">${drawing}</g>`;
  return svg`${days.map((day) => dayBand(frame, day))} ${scales(frame, board)} ${others} ${own}
    ${story.summits.map(({ day }) => mark(day, summit, SUMMIT_MARK, svg`<g transform="translate(14 -18)">${flagIcon()}</g>`))}
    ${story.deaths.map(({ seat, day, space }) => mark(day, space, DEATH_MARK, cairn(team(seat))))}`;
}

/** A day's weather: its sign, and a band where it is not clear. */
function dayBand(frame: ChartFrame, { day, weather }: ChartDay): SVGTemplateResult {
  const { left, dayWidth, top, bottom, levelsTop, levelsBottom, font } = frame;
  const kind = weatherKind(weather);
  const x = left + dayWidth * (day - 1);
  const scale = Math.min(dayWidth, font * 1.3) / 50;
  const band = (from: number, to: number): SVGTemplateResult =>
    svg`<rect class="chart-day ${kind}" x=${x + 0.5} y=${from} width=${dayWidth - 1} height=${to - from}>
      <title>${words("weather-day", { day, what: weatherText(weather) })}</title></rect>`;
  return svg`${band(top, bottom)} ${band(levelsTop, levelsBottom)}
    <g transform="translate(${x + dayWidth / 2} ${font * 0.72})scale(${scale})">${weatherIcon(kind)}</g>`;
}

/** Altitudes and levels at the left, days below, and what each part is. */
function scales(frame: ChartFrame, board: Expedition["config"]["board"]): SVGTemplateResult {
  const { width, left, font, levelsTop, levelsBottom } = frame;
  const line = (y: number, text: string): SVGTemplateResult =>
    svg`<line class="chart-grid" x1=${left} y1=${y} x2=${width - 4} y2=${y} /><text class="chart-number" font-size=${font * 0.86} x=${left - 4} y=${y + font * 0.3} text-anchor="end">${text}</text>`;
  return svg`${LAYOUTS[board].lines.map((y, step) => line(heightY(frame, y), words("altitude", { metres: String(6000 + 1000 * step) })))}
    ${LEVELS.map((level) => line(levelY(frame, level), String(level)))}
    <text class="chart-name" font-size=${font * 0.86} x=${left - 4} y=${font} text-anchor="end">${words("picture-height")}</text>
    <text class="chart-name" font-size=${font * 0.86} x=${left} y=${levelsTop - font * 0.45}>${words("picture-level")}</text>
    ${NUMBERED.map((day) => svg`<text class="chart-number" font-size=${font * 0.9} x=${dayX(frame, day)} y=${levelsBottom + font * 1.1} text-anchor="middle">${day}</text>`)}
    <text class="chart-name" font-size=${font * 0.86} x=${left - 4} y=${levelsBottom + font * 1.1} text-anchor="end">${words("picture-day")}</text>`;
}

function drawLine({ climber, way, levels }: ClimbLine, team: Team, kind: string): SVGTemplateResult {
  const d = (line: readonly Point[]): string => line.map(([x, y], place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const { body, emblem: casing } = TEAMS[team];
  const dashes = kind ? "1 5" : climber === 0 ? "none" : "6 4";
  const line = (path: string, width: number): SVGTemplateResult | typeof nothing =>
    path
      ? svg`<path class="chart-line" d=${path} stroke=${casing} stroke-width=${width + 1.8} opacity=${kind ? 0.5 : 0.9} /><path class="chart-line" d=${path} stroke=${body} stroke-width=${width} stroke-dasharray=${dashes} />`
      : nothing;
  return svg`<g class="climb ${kind}">${line(d(way), 2.6)}${line(d(levels), 1.8)}</g>`;
}

import { nothing, svg, type SVGTemplateResult } from "lit";

import type { Team } from "../teams";
import { FONT, GOLD, INK, TEAMS } from "./colours";

/** A drawing round (0, 0) inside a box of -24..24, for `<svg viewBox="-24 -24 48 48">`. */
type Icon = SVGTemplateResult;

/** Text on gold, amber and yellow stays dark in every theme. */
export const DARK = "#1b2338";

/** A figure set upright on its middle; tabular, so that digits never jump. */
export const figure = (x: number, y: number, size: number, fill: string, text: string): Icon => svg`<text
  x=${x} y=${y} dy=".35em" font-family=${FONT} font-size=${size} font-weight="700" text-anchor="middle" fill=${fill}>${text}</text>`;

const EMBLEMS: Readonly<Record<Team, string>> = {
  0: "M0-10L10.5 8H-10.5Z",
  1: "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9ZM0-3.6A3.6 3.6 0 1 0 0 3.6A3.6 3.6 0 1 0 0-3.6Z",
  2: "M0-11L9 0L0 11L-9 0Z",
  3: "M-3.4-10H3.4V-3.4H10V3.4H3.4V10H-3.4V3.4H-10V-3.4H-3.4Z",
  4: "M0-11L3-3.8L10.6-3.3L4.8 1.6L6.6 9L0 5L-6.6 9L-4.8 1.6L-10.6-3.3L-3-3.8Z",
};

/** The bare emblem in a box of about 22. */
export const emblem = (team: Team, fill: string = TEAMS[team].emblem): Icon => svg`<path d=${EMBLEMS[team]} fill=${fill}/>`;

/** The emblem on its colour, for names and lists. */
export const teamBadge = (team: Team): Icon => svg`<circle r="22" fill=${TEAMS[team].body} stroke=${INK} stroke-width="2.5"/><g
  transform="scale(1.35)">${emblem(team)}</g>`;

/** Victory points. */
export const flagIcon = (
  points?: number,
): Icon => svg`<path class="flag-pole" d="M-17 23V-21" stroke=${INK} stroke-width="4" stroke-linecap="round"/><path
  d="M-16-20H22L14-5L22 10H-16Z" fill=${GOLD} stroke=${INK} stroke-width="2.5" stroke-linejoin="round"/>${
    points === undefined ? nothing : figure(-1, -5, 25, DARK, String(points))
  }`;

import { nothing, svg, type SVGTemplateResult } from "lit";

import { GOLD, INK, PAPER, TEAMS } from "../../../ui/drawing/colours";
import { DARK, emblem, figure } from "../../../ui/drawing/icons";
import type { Team } from "../../../ui/teams";
import { EVEN, GAIN, LOSS, MOVE, RISK, SKIN, SURCHARGE } from "./colours";
import type { ClimberName, WeatherKind } from "./types";

/**
 * The symbol language. Every function draws round (0, 0) inside a box of -24..24, except the standing figures
 * (`climberFigure`, `tentFigure`), whose feet are at (0, 0). Put them into `<svg viewBox="-24 -24 48 48">`.
 */
type Icon = SVGTemplateResult;

const BLACK = "#14161c";

export const MINUS = "\u2212";

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `${MINUS}${-n}` : "0");

export const modifierColour = (n: number): string => (n > 0 ? GAIN : n < 0 ? LOSS : EVEN);

const HOOD = "M-18 0C-19-14-16-25-12-31C-17-46-5-55 1-63C6-55 17-46 12-31C16-25 19-14 18 0Z";
const TORSO = "M-17 0L-19-24Q-18-32-10-33H10Q18-32 19-24L17 0Z";
const HELMET = "M-15-45H15V-48A14.5 14.5 0 0 0-15-48Z";
const AXE = "M25 1V-47M15-43Q24-51 34-43";

/** Climber A wears a pointed hood, climber B a helmet and an ice axe; 40 wide, 63 high. */
export function climberFigure(team: Team, climber: ClimberName): Icon {
  const { body } = TEAMS[team];
  if (climber === "A") {
    return svg`<path d=${HOOD} fill=${body} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path
      d="M-7.5-40C-7.5-48-3-51 0.5-53C4-51 7.5-48 7.5-40A7.5 7.5 0 0 1-7.5-40Z" fill=${SKIN} stroke=${INK}
      stroke-width="2"/><g transform="translate(-4-17)">${emblem(team)}</g>`;
  }
  return svg`<path d=${AXE} fill="none" stroke=${PAPER} stroke-width="7.5" stroke-linecap="round"/><path d=${AXE} fill="none" stroke=${INK}
    stroke-width="3.5" stroke-linecap="round"/><circle cy="-42" r="10" fill=${SKIN} stroke=${INK} stroke-width="3"/><path d=${HELMET}
    fill=${body} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><path d=${TORSO} fill=${body} stroke=${INK} stroke-width="3"
    stroke-linejoin="round"/><g transform="translate(-4-17)">${emblem(team)}</g>`;
}

/** The outline of a figure, for halos. */
export const climberOutline = (climber: ClimberName): string => (climber === "A" ? HOOD : `${TORSO}${HELMET}`);

const DOME = "M-22 0C-22-20-12-31 0-31C12-31 22-20 22 0Z";
const RIDGE = "M-23 0L-2-34H2L23 0Z";

/** The outline of a tent, for its edge. */
export const tentOutline = (climber: ClimberName): string => (climber === "A" ? DOME : RIDGE);

/** A's tent is a dome, B's a ridge tent with crossed poles; 46 wide, 36 high. */
export function tentFigure(team: Team, climber: ClimberName): Icon {
  const { body } = TEAMS[team];
  const poles = climber === "B" ? svg`<path d="M-5-39L3-27M5-39L-3-27" stroke=${INK} stroke-width="3" stroke-linecap="round"/>` : nothing;
  return svg`${poles}<path d=${climber === "A" ? DOME : RIDGE} fill=${body} stroke=${INK} stroke-width="3" stroke-linejoin="round"/><g
    transform="translate(0-12)scale(.85)">${emblem(team)}</g>`;
}

/** The same figures centred in the icon box. */
export const climberIcon = (team: Team, climber: ClimberName): Icon =>
  svg`<g transform="translate(-3 22)scale(.7)">${climberFigure(team, climber)}</g>`;
export const tentIcon = (team: Team, climber: ClimberName): Icon => svg`<g transform="translate(0 17)">${tentFigure(team, climber)}</g>`;

const FLAKE_ARM = "M0 0V-19M0-13L-5.5-18.5M0-13L5.5-18.5";
const flake = (colour: string): Icon =>
  svg`<g stroke=${colour} stroke-width="3.4" stroke-linecap="round" fill="none">${[0, 60, 120, 180, 240, 300].map(
    (turn) => svg`<path transform="rotate(${turn})" d=${FLAKE_ARM}/>`,
  )}</g>`;

const GUST = "M-21-7H6A7 7 0 1 0-1-14M-21 1H13A7.5 7.5 0 1 1 5.5 9M-21 9H-5A6 6 0 1 1-11 15";
const gust = (colour: string): Icon => svg`<path d=${GUST} fill="none" stroke=${colour} stroke-width="4" stroke-linecap="round"/>`;

const sun = (colour: string): Icon =>
  svg`<circle r="9.5" fill=${colour}/><g stroke=${colour} stroke-width="3.6" stroke-linecap="round">${[0, 45, 90, 135, 180, 225, 270, 315].map(
    (turn) => svg`<path transform="rotate(${turn})" d="M0-14.5V-20.5"/>`,
  )}</g>`;

/** One picture per kind of day: sun; wind takes strength; snow slows; a storm does both. */
export function weatherIcon(kind: WeatherKind): Icon {
  switch (kind) {
    case "clear":
      return sun(GOLD);
    case "wind":
      return gust(LOSS);
    case "snow":
      return flake(SURCHARGE);
    case "storm":
      return svg`<g transform="translate(-2-4)scale(.8)">${gust(LOSS)}</g><g transform="translate(10 11)scale(.62)">${flake(SURCHARGE)}</g>`;
  }
}

/** A number on a plate: the loss red, the surcharge amber. */
const plate = (fill: string, ink: string, text: string): Icon =>
  svg`<rect x="-21" y="-17" width="42" height="34" rx="7" fill=${fill}/>${figure(0, 0, 30, ink, text)}`;
export const lossPlate = (loss: number): Icon => plate(LOSS, "#fff", signed(-loss));
export const surchargePlate = (extra: number): Icon => plate(SURCHARGE, DARK, signed(extra));

const alarm = svg`<path d="M-2.5-8H2.5L1.5 6H-1.5Z" fill=${BLACK}/><circle cy="12" r="2.8" fill=${BLACK}/>`;

/** Black on yellow, like the warning it is. */
export const riskToken = (value: number | null): Icon => svg`<path d="M0-21L22 17Q22 20 19 20H-19Q-22 20-22 17Z" fill=${RISK} stroke=${BLACK}
  stroke-width="4" stroke-linejoin="round"/>${value === null ? alarm : figure(0, 6, 26, BLACK, String(value))}`;

/** Movement: a boot. */
export const moveIcon = (): Icon => svg`<path d="M-13-21H4L3-5Q4 0 11 2Q20 4 20 11V14H-15L-13-4Z" fill=${MOVE}/><path
  d="M-16 17H21V21H14L12 18L9 21H2L0 18L-3 21H-16Z" fill=${MOVE}/><path d="M-3-13H3M-3-7H2.5" stroke=${PAPER} stroke-width="2.5" stroke-linecap="round"/>`;

/** A rope card: the rope with its two directions. */
export const ropeIcon =
  (): Icon => svg`<path d="M-13 19C-13 8 2 9 2 0S-13-8-13-19" fill="none" stroke=${MOVE} stroke-width="6.5" stroke-linecap="round"/><path
  d="M-13 19C-13 8 2 9 2 0S-13-8-13-19" fill="none" stroke=${PAPER} stroke-width="2" stroke-dasharray="3 5"/><path
  d="M13-20L20.5-9H5.5ZM13 20L20.5 9H5.5Z" fill=${MOVE}/><path d="M13-9V9" stroke=${MOVE} stroke-width="4"/>`;

/** Acclimatization: lungs. */
export const acclimatizationIcon =
  (): Icon => svg`<path d="M0-21V-6L-6 0M0-6L6 0" fill="none" stroke=${GAIN} stroke-width="4.5" stroke-linecap="round"
  stroke-linejoin="round"/><path d="M-5-12C-12-12-21 3-20 15C-19 21-4 19-4 12V4L-9 2Z" fill=${GAIN}/><path
  d="M5-12C12-12 21 3 20 15C19 21 4 19 4 12V4L9 2Z" fill=${GAIN}/>`;

/** How many climbers may stop on a space. */
export const limitIcon = (fill: string = INK): Icon =>
  svg`<circle cy="-11" r="8.5" fill=${fill}/><path d="M-15 20V8C-15-2-8 0 0 0S15-2 15 8V20Z" fill=${fill}/>`;

/** Death tonight. */
export const skullIcon = (
  fill = "#fff",
): Icon => svg`<path fill-rule="evenodd" fill=${fill} d="M0-20C-13-20-19-11-18-2C-18 4-15 6-12 8V16Q-12 19-9 19H9Q12 19 12 16V8
  C15 6 18 4 18-2C19-11 13-20 0-20ZM-8-6A5 5 0 1 1-8 4A5 5 0 1 1-8-6ZM8-6A5 5 0 1 1 8 4A5 5 0 1 1 8-6ZM0 6L3 11H-3Z"/>`;

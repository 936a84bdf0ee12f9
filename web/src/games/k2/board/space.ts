import { nothing, svg, type SVGTemplateResult } from "lit";

import { GOLD, INK, PAPER } from "../../../ui/drawing/colours";
import { DARK, figure } from "../../../ui/drawing/icons";
import { explain } from "../../../ui/explain/explain";
import { GAIN, LOSS, MOVE, RISK, SURCHARGE } from "./colours";
import { modifierColour, signed, skullIcon } from "./icons";
import { DISC_Y, SHEET } from "./layout";
import type { MarkPoints } from "./marks";
import type { BoardLabels, SpaceView, TargetView } from "./types";

/**
 * A space as a climber's badge: a disc with the entry cost in green over a ribbon, its left half the modifier
 * (blue or red), its right half the victory points as a gold flag. The disc's rim shows the places: dark is taken.
 */
const R = 31;
/** A place that is free, in the rim. */
export const FREE = "#9cc7a6";

/** What is printed on which ground. */
export const PRINTED = {
  cost: { ink: MOVE, ground: PAPER },
  snowCost: { ink: DARK, ground: SURCHARGE },
  gain: { ink: "#fff", ground: modifierColour(1) },
  loss: { ink: "#fff", ground: modifierColour(-1) },
  even: { ink: "#fff", ground: modifierColour(0) },
  points: { ink: DARK, ground: GOLD },
  way: { ink: "#fff", ground: MOVE },
  wayRisk: { ink: "#14161c", ground: RISK },
  level: { ink: "#fff", ground: GAIN },
  careful: { ink: "#fff", ground: LOSS },
} as const;

/** What the parts are. */
type Labels = Pick<BoardLabels, "explain">;

const PLATE = `M-42 8H-24A${R} ${R} 0 1 1 24 8H48L41 24L48 40H-42A6 6 0 0 1-48 34V14A6 6 0 0 1-42 8Z`;

function rim(limit: number | null, occupied: number, labels: Labels): SVGTemplateResult {
  const r = R - 2.5;
  if (limit === null) return svg`<circle class="rim" cy=${DISC_Y} r=${r} stroke=${MOVE} ${explain(() => labels.explain("camp"))}/>`;
  const round = 2 * Math.PI * r;
  const arc = round / limit - (limit > 1 ? 4 : 0);
  const dashes = `${arc.toFixed(1)} ${(round - arc).toFixed(1)}`;
  return svg`${Array.from(
    { length: limit },
    (_, i) => svg`<circle class="rim" cy=${DISC_Y} r=${r} stroke=${i < occupied ? INK : FREE}
    stroke-dasharray=${dashes} transform="rotate(${-90 + (360 / limit) * i} 0 ${DISC_Y})" ${explain(() => labels.explain("places", { limit, occupied }))}/>`,
  )}`;
}

/** On a snow day the disc is amber and its number is the whole cost. */
export function badge({ id, cost, surcharge, modifier, points, limit, occupied }: SpaceView, y: number, labels: Labels): SVGTemplateResult {
  const price = surcharge ? PRINTED.snowCost : PRINTED.cost;
  const change = modifier > 0 ? PRINTED.gain : modifier < 0 ? PRINTED.loss : PRINTED.even;
  return svg`<path class="badge-shadow" transform="translate(4 5)" d=${PLATE}/>
    <path d=${PLATE} fill=${INK} stroke=${INK} stroke-width="5" stroke-linejoin="round"/>
    <circle cy=${DISC_Y} r=${R} fill=${price.ground} ${explain(() => (surcharge ? labels.explain("surcharge", { total: cost + surcharge, cost, surcharge }) : labels.explain("cost", { cost })))}/>${rim(limit, occupied, labels)}
    ${figure(0, DISC_Y - 4, 43, price.ink, String(cost + surcharge))}
    <path d="M-1.5 9.5V38.5H-42A4.5 4.5 0 0 1-46.5 34V14A4.5 4.5 0 0 1-42 9.5Z" fill=${change.ground} ${explain(() => labels.explain(modifier > 0 ? "gain" : modifier < 0 ? "loss" : "even", { amount: Math.abs(modifier) }))}/>
    <path d="M1.5 9.5H45.5L39 24L45.5 38.5H1.5Z" fill=${PRINTED.points.ground} ${explain(() => labels.explain("points", { points }))}/>
    ${figure(-24, 24, 31, change.ink, signed(modifier))}${figure(20, 24, 31, PRINTED.points.ink, String(points))}
    ${id > 0 ? spaceNumber(id, y, labels) : nothing}`;
}

/** The number by which texts name the space: below the ribbon, or left of it at the foot of the sheet. */
function spaceNumber(id: number, y: number, labels: Labels): SVGTemplateResult {
  const low = y + 60 > SHEET.height;
  return svg`<text class="space-number" x=${low ? -56 : 0} y=${low ? 36 : 57} text-anchor=${low ? "end" : "middle"} font-size="19" font-weight="600" ${explain(() => labels.explain("number", { number: id }))}>${id}</text>`;
}

/**
 * The light on a space that can be reached: what the way costs, with the risk beside it, and the level it leads to tonight. Both stand
 * left and right of the disc, below the feet of whoever stands there. Who is rescued walks no way.
 */
export function targetMarks({ cost, risk, result, fate, full }: TargetView, { left, right }: MarkPoints, labels: Labels): SVGTemplateResult {
  const price = svg`<g transform="translate(${left.x} ${left.y})">
      ${risk ? svg`<g transform="translate(-15-25)"><rect x="-16" y="-13" width="32" height="26" rx="8" fill=${PRINTED.wayRisk.ground} stroke=${PRINTED.wayRisk.ink} stroke-width="2.5" ${explain(() => labels.explain("way-risk", { risk }))}/>${figure(0, 0, 22, PRINTED.wayRisk.ink, `+${risk}`)}</g>` : nothing}
      <circle r="20" fill=${PRINTED.way.ground} stroke="#fff" stroke-width="3" ${explain(() => labels.explain("way", { cost }))}/>${figure(0, 0, 30, PRINTED.way.ink, String(cost))}
    </g>`;
  return svg`<g class="marks">
    ${cost ? price : nothing}
    <g transform="translate(${right.x} ${right.y})scale(.92)">${fateMark(fate, full, result, labels)}</g>
  </g>`;
}

function fateMark(fate: TargetView["fate"], full: boolean, result: number, labels: Labels): SVGTemplateResult {
  if (fate === "dies") {
    return svg`<circle r="21" fill=${LOSS} stroke="#fff" stroke-width="3.5" ${explain(() => labels.explain("dies"))}/><g transform="scale(.66)">${skullIcon()}</g>`;
  }
  const box = (fill: string, edge: string, text: () => string): SVGTemplateResult =>
    svg`<rect x="-21" y="-21" width="42" height="42" rx="9" fill=${fill} stroke=${edge} stroke-width="3.5" ${explain(text)}/>`;
  if (full)
    return svg`${box(GOLD, "#fff", () => labels.explain("touch"))}<path class="touch-arrow" d="M-11 11H3A8 8 0 0 0 3-5H-9M-2-13L-10-5L-2 3"/>`;
  if (fate === "careful") {
    return svg`${box("#fff", LOSS, () => labels.explain("careful"))}<path d="M-15 12L-1-14L13 12Z" fill=${PRINTED.careful.ground}/>${figure(-1, 4, 20, PRINTED.careful.ink, "!")}`;
  }
  return svg`${box(PRINTED.level.ground, "#fff", () => labels.explain("result", { result }))}${figure(0, 0, 31, PRINTED.level.ink, String(result))}`;
}

const GLOWS = { lives: "", careful: "careful", dies: "deadly" } as const;

export const targetGlow = (fate: TargetView["fate"]): SVGTemplateResult => svg`<circle class="glow ${GLOWS[fate]}" cy="-3" r="66"/><path
  class="lit-edge ${GLOWS[fate]}" d=${PLATE}/>`;

/** Round whatever has the focus: twice, so that one of its two colours is seen on every ground. */
export const focusRing = (x: number, y: number, width: number, height: number, round: number): SVGTemplateResult =>
  svg`<g class="ring">${[0, 1].map(() => svg`<rect x=${x} y=${y} width=${width} height=${height} rx=${round}/>`)}</g>`;

export const ring = focusRing(-58, -53, 116, 103, 22);

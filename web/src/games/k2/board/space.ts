import { nothing, svg, type SVGTemplateResult } from "lit";

import { GOLD, INK, PAPER } from "../../../ui/drawing/colours";
import { DARK, figure } from "../../../ui/drawing/icons";
import { explain } from "../../../ui/explain/explain";
import { GAIN, LOSS, MOVE, SURCHARGE } from "./colours";
import { modifierColour, signed, skullIcon } from "./icons";
import { DISC_Y } from "./layout";
import type { BoardLabels, SpaceView, TargetView } from "./types";

/**
 * A space as a climber's badge: a disc with the entry cost in green over a ribbon, its left half the modifier
 * (blue or red), its right half the victory points as a gold flag. The disc's rim shows the places: dark is taken.
 */
const R = 31;
const FREE = "#9cc7a6";

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

const surchargeTag = (extra: number, labels: Labels): SVGTemplateResult =>
  svg`<rect y="-28" width="33" height="27" rx="6" fill=${SURCHARGE} stroke=${INK} stroke-width="2" ${explain(() => labels.explain("surcharge", { surcharge: extra }))}/>${figure(16.5, -14.5, 26, DARK, `+${extra}`)}`;

export function badge({ cost, surcharge, modifier, points, limit, occupied }: SpaceView, labels: Labels): SVGTemplateResult {
  return svg`<path class="badge-shadow" transform="translate(4 5)" d=${PLATE}/>
    <path d=${PLATE} fill=${INK} stroke=${INK} stroke-width="5" stroke-linejoin="round"/>
    <circle cy=${DISC_Y} r=${R} fill=${PAPER} ${explain(() => labels.explain("cost", { cost }))}/>${rim(limit, occupied, labels)}
    ${figure(surcharge ? -11 : 0, DISC_Y - 4, 43, MOVE, String(cost))}
    ${surcharge ? surchargeTag(surcharge, labels) : nothing}
    <path d="M-1.5 9.5V38.5H-42A4.5 4.5 0 0 1-46.5 34V14A4.5 4.5 0 0 1-42 9.5Z" fill=${modifierColour(modifier)} ${explain(() => labels.explain(modifier > 0 ? "gain" : modifier < 0 ? "loss" : "even", { amount: Math.abs(modifier) }))}/>
    <path d="M1.5 9.5H45.5L39 24L45.5 38.5H1.5Z" fill=${GOLD} ${explain(() => labels.explain("points", { points }))}/>
    ${figure(-24, 24, 31, "#fff", signed(modifier))}${figure(20, 24, 31, DARK, String(points))}`;
}

/** The light on a space that can be reached: what the way costs, and the level it leads to tonight. */
export function targetMarks({ cost, result, dies }: TargetView, labels: Labels): SVGTemplateResult {
  return svg`<g class="marks">
    <circle cx="-47" cy="-46" r="21" fill=${MOVE} stroke="#fff" stroke-width="3.5" ${explain(() => labels.explain("way", { cost }))}/>${figure(-47, -46, 31, "#fff", String(cost))}
    ${
      dies
        ? svg`<circle cx="50" cy="-48" r="21" fill=${LOSS} stroke="#fff" stroke-width="3.5" ${explain(() => labels.explain("dies"))}/><g transform="translate(50-48)scale(.66)">${skullIcon()}</g>`
        : svg`<rect x="29" y="-69" width="42" height="42" rx="9" fill=${GAIN} stroke="#fff" stroke-width="3.5" ${explain(() => labels.explain("result", { result }))}/>${figure(50, -48, 31, "#fff", String(result))}`
    }
  </g>`;
}

export const targetGlow = (dies: boolean): SVGTemplateResult => svg`<circle class=${dies ? "glow deadly" : "glow"} cy="-3" r="66"/><path
  class=${dies ? "lit-edge deadly" : "lit-edge"} d=${PLATE}/>`;

export const ring = svg`<rect class="ring" x="-58" y="-53" width="116" height="103" rx="22"/>`;

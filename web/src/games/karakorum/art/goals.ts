import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { GOLD, INK, PAPER } from "../../../ui/drawing/colours";
import { DARK, figure } from "../../../ui/drawing/icons";
import { axe, markOnColour } from "./cards";
import { PRINT } from "./palette";
import type { Colour, GoalId } from "./types";

type Drawing = SVGTemplateResult;

/** So many cards fanned to the right of (x, y), the top left corner of the first; the last one says how many. */
const fan = (colour: Colour, count: number, x: number, y: number, pitch: number, wide: number, text: string): Drawing => {
  const { main, on } = PRINT[colour];
  return svg`${Array.from(
    { length: count },
    (_, i) => svg`<rect x=${x + i * pitch} y=${y} width=${wide} height="34" rx="3.5" fill=${main} stroke=${INK} stroke-width="1.6"/>`,
  )}${figure(x + (count - 1) * pitch + wide / 2, y + 17, wide > 20 ? 26 : 20, on, text)}`;
};

const pictogram = (colour: Colour, id: GoalId): Drawing => {
  switch (id) {
    case "four":
      return fan(colour, 4, 37, 13, 8, 24, "4");
    case "six":
      return fan(colour, 6, 33, 13, 6.2, 24, "6");
    case "pair":
      return svg`${fan(colour, 3, 32, 13, 4, 20, "3+")}${fan(colour, 3, 62.5, 13, 4, 20, "3+")}`;
    case "axes10":
      return svg`<g transform="translate(40.5 30)scale(.92)">${axe()}</g>${figure(69.5, 30.5, 27, DARK, "10+")}`;
  }
};

/** What a goal asks for, without its frame: 62 x 48. */
export function goalSign(colour: Colour, id: GoalId): TemplateResult {
  return html`<svg class="kk-sign" viewBox="29 6 62 48" aria-hidden="true" focusable="false">${pictogram(colour, id)}</svg>`;
}

/** 136 x 60: what an expedition needs, and on the gold flag how far it brings the pawn. */
export function goalFace(colour: Colour, id: GoalId, fields: number): TemplateResult {
  return html`<svg class="kk-goal kk-${colour}" viewBox="0 0 136 60" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="134" height="58" rx="7" fill=${PAPER}/><path d="M8 1H27V59H8A7 7 0 0 1 1 52V8A7 7 0 0 1 8 1Z" fill=${PRINT[colour].main}/>
    <rect x="1" y="1" width="134" height="58" rx="7" fill="none" stroke=${INK} stroke-width="2"/>
    <g transform="translate(14 30)scale(.48)">${markOnColour(colour)}</g>
    ${pictogram(colour, id)}
    <path d="M96 53V10" stroke=${INK} stroke-width="3.4" stroke-linecap="round"/><path d="M96 9H131L125.5 23.5L131 38H96Z" fill=${GOLD} stroke=${INK} stroke-width="2.2" stroke-linejoin="round"/>
    ${figure(110.8, 24, 24, DARK, String(fields))}
  </svg>`;
}

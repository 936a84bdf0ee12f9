import { nothing, svg, type SVGTemplateResult } from "lit";

import { PAPER } from "../../../ui/drawing/colours";
import { figure } from "../../../ui/drawing/icons";
import { modifierColour, signed } from "./icons";
import type { Stand } from "./pieces";
import type { NightMark } from "./types";

/** What is drawn at the climbers at night. */

/** The lamp of the climber whose sum is being told. */
export const lamp = ({ x, y, scale }: Stand): SVGTemplateResult =>
  svg`<g class="lamp" transform="translate(${x} ${y - 30})scale(${scale})"><circle r="92"/><circle r="66"/><circle r="44"/></g>`;

const PLATE = { width: 104, height: 58 } as const;
const SUM_PLATE = 74;
/** Above the head, and so far from the edges of the sheet. */
const ABOVE = 112;
const EDGE = 8;

export const markKey = ({ seat, climber, kind }: NightMark): string => `mark-${seat}-${climber}-${kind}`;

/** Where a number stands: over the climber, or beside it where there is no room above. */
export function markPoint(mark: NightMark, { x, y, scale }: Stand, sheetWidth: number): { x: number; y: number } {
  const width = mark.kind === "sum" ? SUM_PLATE : PLATE.width;
  const top = y - ABOVE * scale;
  const room = top - PLATE.height / 2 - EDGE >= 0;
  const beside = x + (x > sheetWidth / 2 ? -1 : 1) * (width / 2 + 34);
  const clamp = (at: number): number => Math.min(sheetWidth - width / 2 - EDGE, Math.max(width / 2 + EDGE, at));
  return room ? { x: clamp(x), y: top } : { x: clamp(beside), y: Math.max(PLATE.height / 2 + EDGE, y - 34) };
}

/** A number with the sign of where it comes from: the ground, the tent, or the weather. */
export function nightMark({ kind, amount }: NightMark): SVGTemplateResult {
  const width = kind === "sum" ? SUM_PLATE : PLATE.width;
  const colour = modifierColour(amount);
  return svg`<rect x=${-width / 2} y=${-PLATE.height / 2} width=${width} height=${PLATE.height} rx="16" fill=${colour} stroke=${PAPER} stroke-width="4"/>
    ${kind === "sum" ? nothing : svg`<g transform="translate(-28 0)">${origin(kind)}</g>`}
    ${figure(kind === "sum" ? 0 : 21, 0, 46, "#fff", signed(amount))}`;
}

function origin(kind: Exclude<NightMark["kind"], "sum">): SVGTemplateResult {
  const line = (d: string) => svg`<path d=${d} fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  if (kind === "ground") return svg`<path d="M-20 15L-5-14L3-1L8-8L20 15Z" fill="#fff"/>`;
  if (kind === "tent") return svg`<path d="M-20 15L0-16L20 15H7L0 2L-7 15Z" fill="#fff"/>`;
  return line("M-19-6H4A6.5 6.5 0 1 0-2-13M-19 3H10A7 7 0 1 1 3 11");
}

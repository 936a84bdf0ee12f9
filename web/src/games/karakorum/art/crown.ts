import { svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { GOLD, INK } from "../../../ui/drawing/colours";
import { boxed } from "../../../ui/symbols";

/** The crown of whoever leads a peak, in a box of -24..24. */
export const crown = (): SVGTemplateResult =>
  svg`<path d="M-17 13L-20-9L-9 0L0-14L9 0L20-9L17 13Z" fill=${GOLD} stroke=${INK} stroke-width="3" stroke-linejoin="round"/>`;

export const crownIcon = (): TemplateResult => boxed(crown());

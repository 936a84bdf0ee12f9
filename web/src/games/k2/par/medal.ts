import { svg, type SVGTemplateResult } from "lit";

/** The medal for reaching par, in a box of -24..24: a gold disc on a ribbon, with a flag on a peak. */
export function parMedal(): SVGTemplateResult {
  return svg`<path d="M-13-23L-4-23L3-6L-6-2ZM13-23L4-23L-3-6L6-2Z" fill="#c2453c" stroke="#7c2520" stroke-width="1.5" stroke-linejoin="round"/>
    <circle cy="7" r="15" fill="#f2b632" stroke="#a86d08" stroke-width="2"/>
    <path d="M-10 14L-3 3L0 7L3 1L10 14Z" fill="#fff6e0" stroke="#8a5a06" stroke-width="1.3" stroke-linejoin="round"/>
    <path d="M3 1V-5L8.5-3L3-1" fill="#c2453c" stroke="#8a5a06" stroke-width="1.3" stroke-linejoin="round"/>`;
}

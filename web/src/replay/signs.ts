import { html, type TemplateResult } from "lit";

const SIGNS = {
  step: "M-5 -9L8 0L-5 9Z",
  turn: "M-10 -9L1 0L-10 9ZM1 -9L12 0L1 9Z",
  day: "M-12 -9L-2 0L-12 9ZM-2 -9L8 0L-2 9ZM8 -9H12V9H8Z",
} as const;

/** How far a step goes: an action, a turn or a day. */
export type Reach = keyof typeof SIGNS;

export function stepSign(reach: Reach, forward: boolean): TemplateResult {
  return html`<svg class="sign" viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
    <path d=${SIGNS[reach]} transform=${forward ? "" : "scale(-1 1)"} fill="currentColor" />
  </svg>`;
}

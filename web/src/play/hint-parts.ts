import { html, nothing, svg, type TemplateResult } from "lit";

import { explain } from "../ui/explain/explain";
import { printed } from "../ui/single-keys";
import { boxed } from "../ui/symbols";
import { thinkingDots } from "../ui/thinking";
import { words } from "../ui/words";
import type { HintState } from "./hint-asker";

const LABELS = {
  none: () => words("hint-ask"),
  thinking: () => words("hint-stop"),
  shown: () => words("hint-next"),
} as const;

/** The button for a hint. It is always there and always in the same place; what it does next, its label says. */
export function hintButton({ kind }: HintState<unknown>, able: boolean, press: () => void): TemplateResult {
  const label = LABELS[kind]();
  return html`<button
    type="button"
    class="hint-button icon-button ${kind === "shown" ? "lit" : ""}"
    data-action="hint"
    data-hint=${kind}
    aria-label=${label}
    aria-keyshortcuts=${printed("hint")}
    ${explain(() => words("explain-hint", { key: printed("hint") }))}
    ?disabled=${!able}
    @click=${press}
  >
    ${kind === "thinking" ? thinkingDots() : bulb()}
  </button>`;
}

function bulb(): TemplateResult {
  return boxed(svg`<path class="bulb" d="M-8 9C-8 2-15-1-15-9A15 15 0 0 1 15-9C15-1 8 2 8 9Z" stroke-linejoin="round"/><path
    class="bulb-foot" d="M-7 14H7M-5 20H5" stroke-linecap="round"/>`);
}

export interface HintStrip {
  readonly text: string;
  /** Null if there is only one. */
  readonly next: (() => void) | null;
  readonly drop: () => void;
}

/** What a hint says, with the ways on and back, in the place of the notice. */
export function hintStrip({ text, next, drop }: HintStrip): TemplateResult {
  return html`<div class="hint-strip">
    <p class="hint-text ${text.length > LONG ? "long" : ""}">${text}</p>
    ${next === null ? nothing : nextButton(next)}
    <button type="button" class="icon-button" data-action="drop-hint" aria-label=${words("plan-cancel")} title=${words("plan-cancel")} @click=${drop}>✕</button>
  </div>`;
}

/** A hint of more letters is printed smaller where there is little room: it has to be read whole. */
const LONG = 80;

/** The way to the next best proposal. */
function nextButton(next: () => void): TemplateResult {
  return html`<button type="button" class="icon-button" data-action="next-hint" aria-label=${words("hint-next")} title=${words("hint-next")} @click=${next}>❯</button>`;
}

/** That somebody was given a hint; nothing if nobody was. */
export function hintTag(hinted: boolean | undefined): TemplateResult | typeof nothing {
  return hinted ? html`<span class="tag hinted-tag">${words("hint-used")}</span>` : nothing;
}

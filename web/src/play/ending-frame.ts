import { html, type nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";

import { hadFocus, keepFocus, lead } from "../ui/focus";
import { whenScrolls } from "../ui/when-scrolls";
import { boxed } from "../ui/symbols";
import { words } from "../ui/words";

/** What the end of a game shows. */
export interface EndingParts {
  /** A picture of how it ended. */
  readonly scene: TemplateResult;
  /** What came of it. */
  readonly facts: TemplateResult;
  readonly buttons: TemplateResult;
  /** What the page offers below the facts. */
  readonly offer: TemplateResult | typeof nothing;
  /** Whether the picture is wide, and the rest stands below it. */
  readonly panorama?: boolean;
}

/** The result, laid over the game; it can be put away to look at the table. The buttons are always in sight. */
export function endingFrame({ scene, facts, buttons, offer, panorama = false }: EndingParts): TemplateResult {
  return html`<section class="ending-place" aria-label=${words("end-title")}><details class="ending ${panorama ? "panorama" : "beside"}" open ${ref(coverTable)} @toggle=${({ currentTarget }: Event) => coverTable(currentTarget as Element)}>
    <summary>
      <span class="ending-hide">${words("end-hide")}</span>
      <span class="ending-show">${words("end-show")}</span>
    </summary>
    <div class="ending-sheet">
      <div class="ending-scroll" ${whenScrolls()}>
        <div class="ending-scene" inert>${scene}</div>
        <div class="ending-facts" ${whenScrolls()}>${facts} ${offer}</div>
      </div>
      <div class="ending-buttons">${buttons}</div>
    </div>
  </details></section>`;
}

/** The table that lies under the result. */
let covered: HTMLElement | null = null;

/** As long as the result is open, nothing below it can be reached; without a result everything can. */
function coverTable(result?: Element): void {
  if (covered !== null) covered.inert = false;
  covered = null;
  // While it is being drawn the result has no neighbours yet.
  if (result !== undefined) queueMicrotask(() => cover(result));
}

function cover(result: Element): void {
  const table = result.parentElement?.previousElementSibling;
  if (!(table instanceof HTMLElement) || !(result instanceof HTMLDetailsElement)) return;
  covered = table;
  table.inert = result.open;
  if (!result.open) return;
  if (hadFocus(table)) lead(result, "h2");
  else keepFocus(result, "h2");
}

const HOUSE = "M-20 2L0-17L20 2M-14-2V18H14V-2";
const EYE = "M-21 0Q0-22 21 0Q0 22-21 0ZM0-6A6 6 0 1 1 0 6A6 6 0 1 1 0-6Z";
const COURSE = "M-19-18V18H20M-13 6L-5-6L3 2L15-14M15-14V-5M15-14H6";
const ROUND = "M15-9A17 17 0 1 0 17 3M16-19V-8H5";
const OUT = "M0 8V-18M-9-10L0-19L9-10M-15 0V18H15V0";

/** Small buttons of one size, each with a sign over its word. */
export const signs = {
  home: (): TemplateResult => sign(svg`<path d=${HOUSE}/>`),
  watch: (): TemplateResult => sign(svg`<path d=${EYE}/>`),
  review: (): TemplateResult => sign(svg`<path d=${COURSE}/>`),
  again: (): TemplateResult => sign(svg`<path d=${ROUND}/>`),
  share: (): TemplateResult => sign(svg`<path d=${OUT}/>`),
} as const;

function sign(drawing: SVGTemplateResult): TemplateResult {
  return boxed(svg`<g class="sign">${drawing}</g>`);
}

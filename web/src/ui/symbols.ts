import { html, nothing, type SVGTemplateResult, type TemplateResult } from "lit";

import { flagIcon, teamBadge } from "./drawing/icons";
import { explain, type Explanation } from "./explain/explain";
import type { Team } from "./teams";

/** A drawing in a box of its own, as large as the text beside it, with a sentence on what it is. */
export function boxed(drawing: SVGTemplateResult, meaning: Explanation | null = null): TemplateResult {
  return html`<svg class="symbol" viewBox="-24 -24 48 48" aria-hidden="true" focusable="false" ${meaning === null ? nothing : explain(meaning, false)}>${drawing}</svg>`;
}

export function teamSymbol(team: Team): TemplateResult {
  return boxed(teamBadge(team));
}

export function flagSymbol(): TemplateResult {
  return boxed(flagIcon());
}

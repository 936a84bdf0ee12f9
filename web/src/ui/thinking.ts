import { html, type TemplateResult } from "lit";

/** A small sign that somebody thinks; what it means is said in words beside it. */
export function thinkingDots(): TemplateResult {
  return html`<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>`;
}

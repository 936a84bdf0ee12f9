import { html, type TemplateResult } from "lit";

import { words } from "../../ui/words";

/** Shown while something is on its way. */
export function loading(): TemplateResult {
  return html`<main class="message waiting"><p role="status">${words("home-loading")}</p></main>`;
}

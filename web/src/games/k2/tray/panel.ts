import { html, nothing, type TemplateResult } from "lit";

import { words } from "../../../ui/words";
import type { TrayActions } from "./intent";

/** The last row of a panel: the way back, what there is to choose between, and the button that does it. */
export function panelButtons(
  between: TemplateResult | typeof nothing,
  actions: TrayActions,
  accept: { readonly label: string; readonly deadly: boolean } | null,
): TemplateResult {
  return html`<div class="panel-buttons">
    <button type="button" class="icon-button" data-action="drop" aria-label=${words("plan-cancel")} title=${words("plan-cancel")} @click=${actions.drop}>
      ✕
    </button>
    ${between}
    ${
      accept === null
        ? nothing
        : html`<button type="button" class="accept ${accept.deadly ? "danger" : "primary"}" data-action="accept" @click=${actions.accept}>
          ${accept.label}
        </button>`
    }
  </div>`;
}

import { html, type TemplateResult } from "lit";

import { words } from "../../ui/words";

export interface OfferActions {
  readonly install: () => void;
  readonly decline: () => void;
}

/** Offers, below the first result, to install the site. */
export function installOffer({ install, decline }: OfferActions): TemplateResult {
  return html`<aside class="install-offer" aria-label=${words("settings-install")}>
    <p>${words("install-offer")}</p>
    <div class="buttons">
      <button type="button" class="small" data-action="install" @click=${install}>${words("install-yes")}</button>
      <button type="button" class="small" data-action="decline" @click=${decline}>${words("install-no")}</button>
    </div>
  </aside>`;
}

import { html, nothing, type TemplateResult } from "lit";

import type { Aside } from "../../library/asides";
import { withoutSecrets } from "../../library/exchange";
import { agoText } from "../../ui/dates";
import { words } from "../../ui/words";

export interface AsideActions {
  readonly removeAside: (aside: Aside) => void;
  readonly exportAside: (aside: Aside) => void;
}

/** How much of a thing is shown. */
const SHOWN = 2000;

/** Made by a later version of the page. */
const LATER: readonly string[] = ["newer_rules", "unknown_game", "unknown_format"];

/** What is stored and cannot be shown as a game or a record, each with what can be done about it. */
export function asideList(unread: readonly Aside[], actions: AsideActions): TemplateResult {
  return html`<section class="asides">
    <h2>${words("aside-title")}</h2>
    <p class="quiet">${words("aside-about")}</p>
    <ul>
      ${unread.map((aside) => line(aside, actions))}
    </ul>
  </section>`;
}

function line(aside: Aside, actions: AsideActions): TemplateResult {
  const { code, when } = aside;
  const isLater = LATER.includes(code);
  return html`<li class="aside" data-code=${code}>
    <p>${words(isLater ? "aside-later" : "aside-unreadable")} ${when > 0 ? html`<span class="quiet">${agoText(when)}</span>` : nothing}</p>
    <details>
      <summary>${words("aside-show")}</summary>
      <pre tabindex="0">${withoutSecrets(aside).slice(0, SHOWN)}</pre>
    </details>
    <div class="buttons">
      <button type="button" class="small" data-action="export-aside" @click=${() => actions.exportAside(aside)}>${words("aside-export")}</button>
      <button type="button" class="small danger" data-action="remove-aside" @click=${() => actions.removeAside(aside)}>${words("games-delete")}</button>
    </div>
  </li>`;
}

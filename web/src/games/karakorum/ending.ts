import { html, nothing, type TemplateResult } from "lit";

import { words } from "../../ui/words";
import type { EndingActions } from "../module";
import { comparisonSteps, winnerText } from "./comparison";
import { eventText } from "./describe";
import type { KarakorumSession } from "./session";

/** The result: who has won and why, step by step. */
export function ending({ view, log, saved }: KarakorumSession, actions: EndingActions): TemplateResult {
  const { outcome } = view;
  if (outcome === null) return html``;
  const last = log.filter(({ event }) => event === "final").flatMap((event) => eventText(view, event));
  return html`<details class="ending" open>
    <summary>
      <h2>${winnerText(view, outcome)}</h2>
      <span class="quiet">${words("end-look")}</span>
    </summary>
    <div class="kk-comparison">
      ${
        last.length
          ? html`<section>
            <h3>${words("karakorum-last-scoring")}</h3>
            <ol class="kk-steps">${last.map((line) => html`<li>${line}</li>`)}</ol>
          </section>`
          : nothing
      }
      ${comparisonSteps(view, outcome)}
    </div>
    ${saved.unranked ? html`<p class="quiet">${words("end-unranked")}</p>` : nothing}
    <div class="buttons">
      <a class="button" href="#">${words("menu-home")}</a>
      <a class="button" data-action="watch" href="#watch/${saved.id}">${words("menu-watch")}</a>
      <button type="button" data-action="share" @click=${() => actions.share("result")}>${words("share-title")}</button>
      <button type="button" data-action="again" @click=${actions.again}>${words("karakorum-again")}</button>
      <button type="button" class="primary" data-action="anew" @click=${actions.anew}>${words("karakorum-anew")}</button>
    </div>
  </details>`;
}

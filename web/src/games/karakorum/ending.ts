import "./art/peaks";

import { html, nothing, type TemplateResult } from "lit";

import { endingFrame, signs } from "../../play/ending-frame";
import { hintTag } from "../../play/hint-parts";
import { playerName, teamOf } from "../../ui/seat-names";
import { teamSymbol } from "../../ui/symbols";
import { chosenTheme } from "../../ui/theme";
import { words } from "../../ui/words";
import type { EndingActions } from "../module";
import { winnerText } from "./comparison";
import { eventText } from "./describe";
import { peaksLabels, peaksView } from "./panels";
import type { KarakorumSession } from "./session";
import { standingTable } from "./standing-table";
import type { GameEvent, View } from "./types";

/** The end of a game: the peaks with everybody's pawns, who has won, and the table that shows why. */
export function ending({ view, log, saved }: KarakorumSession, actions: EndingActions): TemplateResult {
  const { outcome } = view;
  if (outcome === null) return html``;
  return endingFrame({
    offer: actions.offer,
    panorama: true,
    scene: html`<karakorum-peaks theme=${chosenTheme() ?? nothing} .view=${peaksView(view, null)} .labels=${peaksLabels(view)}></karakorum-peaks>`,
    facts: html`<header>
        <h2>${winnerText(view, outcome)}</h2>
        <p class="quiet">${words("karakorum-title")} ${hintTag(saved.hinted)}</p>
      </header>
      ${standingTable(view, outcome)} ${lastExpeditions(view, log)}
      ${saved.unranked ? html`<p class="quiet">${words("end-unranked")}</p>` : nothing}`,
    buttons: html`<button type="button" class="primary" data-action="anew" @click=${actions.anew}>${words("karakorum-anew")}</button>
      <div class="ending-row">
        <a class="button" href="#">${signs.home()}<span>${words("menu-home")}</span></a>
        <a class="button" data-action="watch" href="#watch/${saved.id}">${signs.watch()}<span>${words("menu-watch")}</span></a>
        <a class="button" data-action="review" href="#review/${saved.id}">${signs.review()}<span>${words("review-open")}</span></a>
        <button type="button" data-action="again" @click=${actions.again}>${signs.again()}<span>${words("karakorum-again")}</span></button>
        <button type="button" data-action="share" @click=${() => actions.share("result")}>${signs.share()}<span>${words("share-title")}</span></button>
      </div>`,
  });
}

/** What the last scoring has moved, player by player, for whoever wants to know. */
function lastExpeditions(view: View, log: readonly GameEvent[]): TemplateResult | typeof nothing {
  const steps = log.flatMap((event) => (event.event === "final" ? event.steps : []));
  if (steps.length === 0) return nothing;
  const seats = [...new Set(steps.map(({ seat }) => seat))];
  return html`<details class="kk-last">
    <summary>${words("karakorum-last-scoring")}</summary>
    ${seats.map(
      (seat) => html`<section>
        <h3>${teamSymbol(teamOf(view, seat))} ${playerName(view, seat)}</h3>
        <ul class="kk-steps">
          ${steps
            .filter((step) => step.seat === seat)
            .flatMap((step) => eventText(view, { event: "final", first: step.seat, steps: [step] }))
            .map((line) => html`<li>${line}</li>`)}
        </ul>
      </section>`,
    )}
  </details>`;
}

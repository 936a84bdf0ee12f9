import "./art/peaks";

import { html, nothing, type TemplateResult } from "lit";

import type { SavedGame } from "../../library/database";
import type { Settings } from "../../library/settings";
import { page } from "../../ui/page";
import { playerName } from "../../ui/seat-names";
import { ALL_TEAMS } from "../../ui/teams";
import { words } from "../../ui/words";
import { COLOURS } from "./art/types";
import { colourText, eventText } from "./describe";
import type { GameEvent, KarakorumVerdict, Outcome, Standing, View } from "./types";

export interface KarakorumEndingActions {
  again(): void;
  anew(): void;
  share(): void;
}

type Names = Pick<View, "names">;

/** The result: who has won and why, step by step. */
export function karakorumEnding(
  view: View,
  log: readonly GameEvent[],
  saved: SavedGame,
  actions: KarakorumEndingActions,
): TemplateResult {
  const { outcome } = view;
  if (outcome === null) return html``;
  const last = log.filter(({ event }) => event === "final").flatMap((event) => eventText(view, event));
  return html`<details class="ending" open>
    <summary>
      <h2>${winnerText(view, outcome)}</h2>
      <span class="quiet">${words("end-look")}</span>
    </summary>
    <div class="kk-comparison">
      ${last.length
        ? html`<section>
            <h3>${words("karakorum-last-scoring")}</h3>
            <ol class="kk-steps">${last.map((line) => html`<li>${line}</li>`)}</ol>
          </section>`
        : nothing}
      ${steps(view, outcome)}
    </div>
    ${saved.unranked ? html`<p class="quiet">${words("end-unranked")}</p>` : nothing}
    <div class="buttons">
      <a class="button" href="#">${words("menu-home")}</a>
      <a class="button" data-action="watch" href="#watch/${saved.id}">${words("menu-watch")}</a>
      <button type="button" data-action="share" @click=${actions.share}>${words("share-title")}</button>
      <button type="button" data-action="again" @click=${actions.again}>${words("karakorum-again")}</button>
      <button type="button" class="primary" data-action="anew" @click=${actions.anew}>${words("karakorum-anew")}</button>
    </div>
  </details>`;
}

function winnerText(view: Names, { winners, reason }: Outcome): string {
  const names = winners.map((seat) => playerName(view, seat)).join(", ");
  return words(`karakorum-end-${reason}`, { names });
}

/** The comparison as one would do it at the table: who leads, who sets what aside, what is left. */
function steps(view: Names, { comparison, reason, winners }: Outcome): TemplateResult | typeof nothing {
  if (reason === "summits") return nothing;
  return html`<section>
    <h3>${words("karakorum-comparison")}</h3>
    <ol class="kk-steps">
      ${COLOURS.map((colour) => {
        const leaders = comparison.flatMap(({ led }, seat) => (led.includes(colour) ? [seat] : []));
        const names = leaders.map((seat) => playerName(view, seat)).join(", ");
        const field = comparison[leaders[0] ?? 0]?.pawns[colour] ?? 0;
        return html`<li>${words("karakorum-step-lead", { colour: colourText(colour), names, field })}</li>`;
      })}
      ${comparison.map((standing, seat) => html`<li class=${winners.includes(seat) ? "winner" : ""}>${standingText(view, seat, standing)}</li>`)}
    </ol>
  </section>`;
}

function standingText(view: Names, seat: number, { aside, pawns, sum }: Standing): string {
  const name = playerName(view, seat);
  if (aside === null || sum === null) return words("karakorum-step-out", { name });
  const [first = 0, second = 0] = COLOURS.filter((colour) => colour !== aside).map((colour) => pawns[colour]);
  return words("karakorum-step-sum", { name, colour: colourText(aside), field: pawns[aside], first, second, sum });
}

/** A game that somebody sent, played again by this browser. */
export function karakorumResult(verdict: KarakorumVerdict, settings: Settings, watch: () => void): TemplateResult {
  const { comparison, config, deck, names, outcome } = verdict;
  const view = {
    players: comparison.map(({ pawns }, seat) => ({ team: ALL_TEAMS[seat] ?? 0, pawns })),
    preview: null,
    leaders: null,
    acting: null,
  };
  const labels = { peaks: words("karakorum-peaks"), describePeak: colourText };
  return page(
    words("result-title"),
    html`<div class="challenge">
      <div class="challenge-board">
        <karakorum-peaks theme=${settings.theme === "system" ? nothing : settings.theme} .view=${view} .labels=${labels}></karakorum-peaks>
      </div>
      <div class="challenge-text">
        <h2 class="verdict">
          ${outcome === null
            ? words("karakorum-result-running", { count: deck })
            : words("result-verified", { result: winnerText({ names }, outcome) })}
        </h2>
        <p><strong>${words("karakorum-title")} · ${config.seed}</strong></p>
        ${outcome === null ? nothing : steps({ names }, outcome)}
        <p>${words(outcome === null ? "result-proves-running" : "result-proves-table")}</p>
        <div class="buttons">
          <button type="button" class="primary" data-action="watch" @click=${watch}>${words("result-watch")}</button>
        </div>
      </div>
    </div>`,
  );
}

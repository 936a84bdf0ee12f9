import "./art/peaks";

import { html, nothing, type TemplateResult } from "lit";

import type { FoundGame } from "../../engine/types";
import { page } from "../../ui/page";
import { playerName } from "../../ui/seat-names";
import { ALL_TEAMS } from "../../ui/teams";
import { words } from "../../ui/words";
import type { GameHost } from "../module";
import { winnerText } from "./comparison";
import { colourText } from "./describe";
import { note, pawnNote } from "./notes";
import { leadersOf } from "./panels";
import { standingTable } from "./standing-table";
import type { KarakorumVerdict } from "./types";

/** A game that somebody sent, played again by this browser. */
export function linkScreen(link: string, found: FoundGame<KarakorumVerdict> | null, host: GameHost, watch: () => void): TemplateResult {
  return found === null ? waitingScreen(host) : resultScreen(`#${link.replace(/^#/, "")}`, found.verdict, host, watch);
}

/** A game is read by the engine alone. */
function waitingScreen({ starting }: GameHost): TemplateResult {
  return page(
    words("karakorum-title"),
    html`<div class="challenge-wait" role="status">
      <progress max="1" .value=${starting ?? 1} aria-label=${words("home-loading")}></progress>
      <span>${words("result-waiting")}</span>
    </div>`,
  );
}

function resultScreen(address: string, verdict: KarakorumVerdict, { settings }: GameHost, watch: () => void): TemplateResult {
  const { comparison, config, deck, names, outcome } = verdict;
  const view = {
    players: comparison.map(({ pawns }, seat) => ({ team: ALL_TEAMS[seat] ?? 0, pawns })),
    preview: null,
    leaders: outcome === null ? null : leadersOf(comparison),
    acting: null,
  };
  const labels = {
    peaks: words("karakorum-peaks"),
    describePeak: colourText,
    explainTrack: note("track"),
    explainPawn: (seat: number, field: number) => pawnNote(playerName({ names }, seat), field)(),
  };
  return page(
    words("result-title"),
    html`<div class="challenge">
      <div class="challenge-board">
        <karakorum-peaks theme=${settings.theme === "system" ? nothing : settings.theme} .view=${view} .labels=${labels}></karakorum-peaks>
      </div>
      <div class="challenge-text">
        <h2 class="verdict">
          ${
            outcome === null
              ? words("karakorum-result-running", { count: deck })
              : words("result-verified", { result: winnerText({ names }, outcome) })
          }
        </h2>
        <p><strong>${words("karakorum-title")} · ${config.seed}</strong></p>
        ${outcome === null ? nothing : standingTable({ names, teams: ALL_TEAMS }, outcome)}
        <p>${words(outcome === null ? "result-proves-running" : "result-proves-table")}</p>
        <div class="buttons">
          <button type="button" class="primary" data-action="watch" @click=${watch}>${words("result-watch")}</button>
          ${outcome === null ? nothing : html`<a class="button" data-action="review" href="${address}/review">${words("review-open")}</a>`}
        </div>
      </div>
    </div>`,
  );
}

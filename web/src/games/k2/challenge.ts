import { html, nothing, type TemplateResult } from "lit";

import type { Theme } from "../../library/settings";
import { page } from "../../ui/page";
import { words } from "../../ui/words";
import { RANKS } from "./describe";
import { emptyBoard } from "./empty-board";
import { forecastStrip } from "./forecast";
import { mountainText, resultText } from "./text";
import type { FoundChallenge, K2Verdict, Mountain, Rank } from "./types";

/** The ranks of a mountain with the points each takes; the one reached is marked. */
export function rankTable(minima: readonly number[], reached: Rank | null): TemplateResult {
  return html`<table class="ranks">
    <caption>${words("end-ranks")}</caption>
    <tbody>
      ${RANKS.map(
        (rank, place) => html`<tr class=${rank === reached ? "reached" : ""} aria-current=${String(rank === reached)}>
          <th scope="row">${words(`rank-${rank}`)}</th>
          <td>${minima[place] === undefined ? words("rank-below") : words("rank-from", { points: minima[place] })}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Somebody asks for a climb: the mountain, the forecast, what it is about, and one tap to start. */
export function challengeScreen(found: FoundChallenge, theme: Theme, go: (mountain: Mountain) => void): TemplateResult {
  const { challenge, weather, ranks } = found;
  return page(
    words(challenge.daily === null ? "challenge-title" : "daily-title"),
    html`<div class="challenge">
      <div class="challenge-board" inert>${emptyBoard(challenge.board, challenge.weather, theme)}</div>
      <div class="challenge-text">
        <p><strong>${mountainText(challenge)}</strong></p>
        ${challenge.message ? html`<blockquote class="message-of">${challenge.message}</blockquote>` : nothing}
        <p>${words("challenge-about")}</p>
        ${forecastStrip(weather, 1)}
        <button type="button" class="primary large" data-action="accept-challenge" @click=${() => go(challenge)}>${words("challenge-go")}</button>
        ${rankTable(ranks, null)}
      </div>
    </div>`,
  );
}

export interface ResultActions {
  watch(): void;
  /** The same mountain, from the start. */
  attempt(mountain: Mountain): void;
  race(): void;
}

/** A game that somebody sent, played again by this browser: what came of it, and what that proves. */
export function resultScreen(verdict: K2Verdict, theme: Theme, actions: ResultActions): TemplateResult {
  const { config } = verdict;
  const solo = config.players === 1;
  const names = Array.from({ length: config.players }, (_, seat) => verdict.names[seat] || words("player-default", { number: seat + 1 }));
  return page(
    words("result-title"),
    html`<div class="challenge">
      <div class="challenge-board" inert>${emptyBoard(config.board, config.weather, theme)}</div>
      <div class="challenge-text">
        <h2 class="verdict" data-points=${verdict.points.join(" ")}>${verdictText(verdict, names)}</h2>
        <p><strong>${mountainText({ ...config, daily: verdict.daily })}</strong></p>
        ${solo && verdict.names[0] ? html`<p>${verdict.names[0]}</p>` : nothing}
        ${solo ? nothing : html`<ul>${names.map((name, seat) => html`<li>${name}: ${verdict.points[seat]}</li>`)}</ul>`}
        <p>${words(verdict.finished ? "result-proves" : "result-proves-running")} ${solo && verdict.finished ? words("result-cannot") : nothing}</p>
        <div class="buttons">
          <button type="button" data-action="watch" @click=${actions.watch}>${words("result-watch")}</button>
          ${solo
            ? html`<button type="button" data-action="try" @click=${() => actions.attempt(config)}>${words("result-try")}</button>
                <button type="button" class="primary" data-action="race" @click=${actions.race}>${words("result-race")}</button>`
            : nothing}
        </div>
      </div>
    </div>`,
  );
}

function verdictText(verdict: K2Verdict, names: readonly string[]): string {
  const { outcome, points, rank, day } = verdict;
  if (outcome === null) return words("result-running", { day, points: points.join(" / ") });
  if (verdict.config.players === 1) return words("result-verified", { result: resultText({ points: points[0] ?? 0, rank }) });
  const winners = outcome.winners.map((seat) => names[seat]).join(", ");
  const best = points[outcome.winners[0] ?? 0] ?? 0;
  return words("result-verified", {
    result: words(outcome.reason === "shared" ? "end-shared" : "end-winner", { names: winners, points: best }),
  });
}

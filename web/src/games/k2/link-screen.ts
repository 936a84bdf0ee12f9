import { html, nothing, type TemplateResult } from "lit";

import type { FoundGame } from "../../engine/types";
import type { Theme } from "../../library/settings";
import { page } from "../../ui/page";
import { words } from "../../ui/words";
import type { GameHost } from "../module";
import { emptyBoard } from "./empty-board";
import { forecastStrip } from "./forecast";
import { ghostFrom } from "./ghost";
import { rankTable } from "./ranks";
import { soloAddress } from "./solo";
import { mountainText, resultText } from "./text";
import type { FoundChallenge, K2Verdict, Mountain } from "./types";

/** What somebody has sent: a mountain to climb, or a game that was played. */
export function linkScreen(found: FoundChallenge | FoundGame<K2Verdict>, host: GameHost, watch: () => void): TemplateResult {
  const attempt = (mountain: Mountain): void => host.openAddress(soloAddress(mountain));
  if (found.kind !== "game") return challengeScreen(found, host.settings.theme, attempt);
  const { replay, verdict } = found;
  const race = (): void => host.start(async () => ({ config: verdict.config, ghost: await ghostFrom(host.engine, replay, verdict) }));
  return resultScreen(verdict, host.settings.theme, { watch, attempt, race });
}

/** Somebody asks for a climb: the mountain, the forecast, what it is about, and one tap to start. */
function challengeScreen(found: FoundChallenge, theme: Theme, go: (mountain: Mountain) => void): TemplateResult {
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

interface ResultActions {
  readonly watch: () => void;
  /** The same mountain, from the start. */
  readonly attempt: (mountain: Mountain) => void;
  readonly race: () => void;
}

/** A game that somebody sent, played again by this browser: what came of it, and what that proves. */
function resultScreen(verdict: K2Verdict, theme: Theme, actions: ResultActions): TemplateResult {
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
          ${
            solo
              ? html`<button type="button" data-action="try" @click=${() => actions.attempt(config)}>${words("result-try")}</button>
                <button type="button" class="primary" data-action="race" @click=${actions.race}>${words("result-race")}</button>`
              : nothing
          }
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

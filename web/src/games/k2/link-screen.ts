import { html, nothing, type TemplateResult } from "lit";

import type { FoundGame } from "../../engine/types";
import { listText } from "../../ui/lists";
import { page } from "../../ui/page";
import { playerNames } from "../../ui/seat-names";
import { words } from "../../ui/words";
import type { GameHost } from "../module";
import { challengeScreen } from "./challenge-screen";
import { emptyBoard } from "./empty-board";
import { ghostFrom } from "./ghost";
import "./own-result";
import { soloNames } from "./rival";
import { soloAddress } from "./solo";
import { mountainText, resultText } from "./text";
import type { FoundChallenge, K2Verdict } from "./types";

/** What somebody has sent: a mountain to climb, or a game that was played. Until the engine has read it, what the link itself tells. */
export function linkScreen(link: string, found: FoundChallenge | FoundGame<K2Verdict> | null, host: GameHost, watch: () => void): TemplateResult {
  if (found?.kind === "game") return resultScreen(link, found, host, watch);
  return challengeScreen(link, found, host) ?? waitingScreen(host);
}

/** A game is read by the engine alone. */
function waitingScreen({ starting }: GameHost): TemplateResult {
  return page(
    words("result-title"),
    html`<div class="challenge-wait" role="status">
      <progress max="1" .value=${starting ?? 1} aria-label=${words("home-loading")}></progress>
      <span>${words("result-waiting")}</span>
    </div>`,
  );
}

/** A game that somebody sent, played again by this browser: what came of it, and what that proves. */
function resultScreen(link: string, { replay, verdict }: FoundGame<K2Verdict>, host: GameHost, watch: () => void): TemplateResult {
  const { config } = verdict;
  const solo = config.players === 1;
  const names = playerNames(verdict.names, config.players);
  const address = `#${link.replace(/^#/, "")}`;
  const race = (): void =>
    host.start(async () => ({
      config,
      names: soloNames(host.settings),
      ghost: await ghostFrom(host.engine, replay, verdict),
      ...(verdict.finished ? { answers: { name: verdict.names[0] ?? "", points: verdict.points[0] ?? 0, climb: address } } : {}),
    }));
  return page(
    words("result-title"),
    html`<div class="challenge">
      <div class="challenge-board" inert>${emptyBoard(config.board, config.weather, host.settings.theme)}</div>
      <div class="challenge-text">
        <h2 class="verdict" data-points=${verdict.points.join(" ")}>${verdictText(verdict, names)}</h2>
        <p><strong>${mountainText({ ...config, daily: verdict.daily })}</strong></p>
        ${solo && verdict.names[0] ? html`<p>${verdict.names[0]}</p>` : nothing}
        ${solo && verdict.finished ? html`<k2-own-result .host=${host} .link=${address} .verdict=${verdict}></k2-own-result>` : nothing}
        ${solo ? nothing : html`<ul>${names.map((name, seat) => html`<li>${words("share-text-seat", { name, points: verdict.points[seat] ?? 0 })}</li>`)}</ul>`}
        <p>${words(verdict.finished ? "result-proves" : "result-proves-running")} ${solo && verdict.finished ? words("result-cannot") : nothing}</p>
        <div class="buttons">
          <button type="button" data-action="watch" @click=${watch}>${words("result-watch")}</button>
          ${verdict.finished ? html`<a class="button" data-action="review" href="${address}/review">${words("review-open")}</a>` : nothing}
          ${
            solo
              ? html`<button type="button" data-action="try" @click=${() => host.openAddress(soloAddress(config))}>${words("result-try")}</button>
                <button type="button" class="primary" data-action="race" @click=${race}>${words("result-race")}</button>`
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
  const winners = listText(outcome.winners.map((seat) => names[seat] ?? ""));
  const best = points[outcome.winners[0] ?? 0] ?? 0;
  return words("result-verified", {
    result: words(outcome.reason === "shared" ? "end-shared" : "end-winner", { names: winners, points: best }),
  });
}

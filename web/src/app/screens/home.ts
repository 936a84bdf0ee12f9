import { html, nothing, type TemplateResult } from "lit";

import { GAMES, gameNamed } from "../../games";
import type { GameModule, MenuEntry, NewGame } from "../../games/module";
import type { SavedGame } from "../../library/saved-games";
import { words } from "../../ui/words";
import { namesOf } from "./games";

type Start = (game: GameModule, prepare: () => NewGame) => void;

/** The first screen: the running game, if there is one, and what every game offers. */
export function home(saved: readonly SavedGame[], start: Start): TemplateResult {
  const running = saved.find((game) => !game.summary.over);
  const entries = GAMES.flatMap((game) => game.menu().map((entry) => ({ game, entry })));
  return html`<main class="home">
    <header class="home-title">
      <h1>${words("app-title")}</h1>
      <p>${words("app-unofficial")}</p>
    </header>
    <nav class="home-menu">
      ${
        running === undefined
          ? nothing
          : html`<a class="button primary large" data-action="continue" href="#game/${running.id}">
            <strong>${words("home-continue")}</strong>
            <small>${gameNamed(running.replay.game)?.progress(running)} · ${namesOf(running)}</small>
          </a>`
      }
      ${entries.map(({ game, entry }, place) => button(game, entry, running === undefined && place === 0, start))}
      <div class="home-links">
        <a href="#games">${words("home-games")}</a>
        <a href="#records">${words("records-title")}</a>
        <a href="#rules">${words("home-rules")}</a>
        <a href="#settings">${words("home-settings")}</a>
        <a href="#about">${words("home-about")}</a>
      </div>
    </nav>
  </main>`;
}

function button(game: GameModule, { title, about, action, leadsTo }: MenuEntry, primary: boolean, start: Start): TemplateResult {
  const content = html`<strong>${title}</strong> <small>${about}</small>`;
  const look = `large ${primary ? "primary" : ""}`;
  return typeof leadsTo === "string"
    ? html`<a class="button ${look}" href=${leadsTo} data-action=${action ?? nothing}>${content}</a>`
    : html`<button type="button" class=${look} data-action=${action ?? nothing} @click=${() => start(game, leadsTo)}>${content}</button>`;
}

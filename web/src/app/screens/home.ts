import { html, nothing, type TemplateResult } from "lit";

import type { SavedGame } from "../../library/database";
import { words } from "../../ui/words";
import { namesOf, progressOf } from "./games";

export interface HomeProps {
  readonly saved: readonly SavedGame[];
  quick(): void;
}

/** The first thing anyone sees: the mountain, and one tap to climb it. */
export function home({ saved, quick }: HomeProps): TemplateResult {
  const running = saved.find((game) => !game.summary.over);
  return html`<main class="home">
    <header class="home-title">
      <h1>${words("app-title")}</h1>
      <p>${words("app-unofficial")}</p>
    </header>
    <nav class="home-menu">
      ${running === undefined
        ? nothing
        : html`<a class="button primary large" data-action="continue" href="#game/${running.id}">
            <strong>${words("home-continue")}</strong>
            <small>${progressOf(running)} · ${namesOf(running)}</small>
          </a>`}
      <button type="button" class="large ${running === undefined ? "primary" : ""}" data-action="quick" @click=${quick}>
        <strong>${words("home-quick")}</strong>
        <small>${words("home-quick-about")}</small>
      </button>
      <a class="button large" href="#daily" data-action="daily">
        <strong>${words("daily-title")}</strong>
        <small>${words("home-daily-about")}</small>
      </a>
      <a class="button large" href="#setup">
        <strong>${words("home-setup")}</strong>
        <small>${words("home-setup-about")}</small>
      </a>
      <a class="button large" href="#karakorum" data-action="karakorum">
        <strong>${words("karakorum-title")}</strong>
        <small>${words("home-karakorum-about")}</small>
      </a>
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

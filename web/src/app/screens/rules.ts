import { html, type TemplateResult } from "lit";

import { GAMES } from "../../games";
import type { Chapter } from "../../games/module";
import { page } from "../../ui/page";
import { words } from "../../ui/words";
import type { LazyParts } from "../lazy-parts";
import { loading } from "./loading";

/** The rules of every game. */
export function rules(parts: LazyParts): TemplateResult {
  const all = GAMES.flatMap((game) => {
    const part = parts.get(game.rules);
    return part === undefined ? [] : [section(game.title(), part.chapters())];
  });
  return all.length < GAMES.length ? loading() : page(words("home-rules"), html`${all}`);
}

function section(title: string, chapters: readonly Chapter[]): TemplateResult {
  return html`<h2>${title}</h2>
    <div class="rules">
      ${chapters.map(
        ({ picture, heading, text }) => html`<section>
          <div class="rules-picture" aria-hidden="true">${picture}</div>
          <div>
            <h3>${heading}</h3>
            <p>${text}</p>
          </div>
        </section>`,
      )}
    </div>`;
}

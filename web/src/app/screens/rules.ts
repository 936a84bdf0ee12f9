import { html, nothing, type TemplateResult } from "lit";

import { GAMES } from "../../games";
import type { GameModule, RulesPart } from "../../games/module";
import { annotated } from "../../ui/annotated";
import { menuIcon } from "../../ui/drawing/menu-icons";
import { page } from "../../ui/page";
import { words } from "../../ui/words";
import type { LazyParts } from "../lazy-parts";
import { loading } from "./loading";

/** The rules of one game, or of all. */
export function rules(parts: LazyParts, chosen: GameModule | null): TemplateResult {
  const games = chosen === null ? GAMES : [chosen];
  const told = games.map((game) => ({ game, part: parts.get(game.rules) }));
  const sections = told.flatMap(({ game, part }) => (part === undefined ? [] : [section(game, part)]));
  if (sections.length < games.length) return loading();
  return page(
    words("home-rules"),
    html`<nav class="rules-games" aria-label=${words("home-rules")}>${GAMES.map((game) => link(game, chosen))}</nav>
      ${sections}`,
  );
}

function link(game: GameModule, chosen: GameModule | null): TemplateResult {
  return html`<a class="button small" href="#rules/${game.name}" aria-current=${game === chosen ? "page" : nothing}>${game.title()}</a>`;
}

function section(game: GameModule, part: RulesPart): TemplateResult {
  return html`<article class="rules" data-rules=${game.name}>
    <h2>${game.title()}</h2>
    <a class="button rules-lesson" href="#lesson/${game.name}" data-action="lesson">
      ${menuIcon("learn")}<span><strong>${game.lesson.title()}</strong> <small>${game.lesson.about()}</small></span>
    </a>
    ${part.chapters().map(
      ({ picture, heading, text }) => html`<section>
        <div class="rules-picture" aria-hidden="true">${picture}</div>
        <div>
          <h3>${heading}</h3>
          <p>${text}</p>
        </div>
      </section>`,
    )}
    <h2>${words("rules-parts")}</h2>
    ${part.figures().map(annotated)}
    <h2>${words("rules-rulings")}</h2>
    <p>${words("rules-rulings-about")}</p>
    <ul class="rulings">
      ${part.rulings().map((text) => html`<li>${text}</li>`)}
    </ul>
  </article>`;
}

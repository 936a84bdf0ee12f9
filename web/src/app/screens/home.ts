import { html, nothing, type TemplateResult } from "lit";

import { GAMES, gameNamed } from "../../games";
import type { GameHost, GameModule, LongEntry, MenuEntry, NewGame } from "../../games/module";
import type { Lessons } from "../../library/settings";
import type { SavedGame } from "../../library/saved-games";
import type { Offer } from "../../share/offer";
import { menuIcon, type MenuIcon } from "../../ui/drawing/menu-icons";
import { words } from "../../ui/words";
import { begunLesson } from "../begun-lesson";
import type { GameRecords } from "../kept";
import { namesOf } from "./games";

export interface HomeActions {
  readonly start: (game: GameModule, prepare: () => NewGame) => void;
  readonly send: (game: GameModule, make: (host: GameHost) => Promise<Offer>) => void;
}

/** The screens that belong to no game. */
const LINKS: readonly (readonly [address: string, icon: MenuIcon, title: () => string])[] = [
  ["#games", "games", () => words("home-games")],
  ["#records", "records", () => words("records-title")],
  ["#rules", "rules", () => words("home-rules")],
  ["#settings", "settings", () => words("home-settings")],
  ["#about", "about", () => words("home-about")],
];

/** The first screen: the running game, if there is one, every game with its ways in, and what else there is. */
export function home(
  saved: readonly SavedGame[],
  records: readonly GameRecords[],
  backdrop: TemplateResult | typeof nothing,
  actions: HomeActions,
  newcomer = false,
  lessons: Lessons = {},
): TemplateResult {
  const running = saved.find((game) => !game.summary.over);
  const cards = GAMES.map((game) => ({ game, card: game.home(records.find((one) => one.game === game)?.records ?? []) }));
  return html`<main class="home scenic">
    <div class="scenic-view">${backdrop}</div>
    <div class="scenic-sheet">
      <header class="home-title">
        <h1>${GAMES.map((game) => html`<span>${game.title()}</span>`)}</h1>
        <p>${words("home-intro")}</p>
      </header>
      <nav class="home-menu">
        ${running === undefined ? (newcomer ? welcome() : nothing) : continueLink(running)} ${GAMES.map((game) => lessonLink(game, lessons))}
        <div class="home-games">
          ${cards.map(
            ({ game, card }, place) => html`<section class="home-game" aria-label=${game.title()}>
              <div class="home-game-head">
                ${card.picture}
                <h2>${game.title()}</h2>
                <p>${card.about}</p>
              </div>
              ${card.entries.map((entry, index) => button(game, entry, running === undefined && place + index === 0 ? "primary" : "", actions))}
            </section>`,
          )}
        </div>
        ${cards.flatMap(({ game, card }) => card.more.map((entry) => longButton(game, entry, actions)))}
        <div class="home-links">
          ${LINKS.map(([address, icon, title]) => html`<a href=${address}>${menuIcon(icon)}<span>${title()}</span></a>`)}
        </div>
      </nav>
      <footer class="home-foot">${words("app-unofficial")}</footer>
    </div>
  </main>`;
}

/** On the very first visit: the lesson of the first game, which somebody new may want before anything else. */
function welcome(): TemplateResult | typeof nothing {
  const [game] = GAMES;
  if (game === undefined) return nothing;
  return html`<a class="button home-long home-welcome" data-action="welcome" href="#lesson/${game.name}">
    ${menuIcon("learn")}
    <span class="home-long-text">
      <strong>${words("home-welcome")}</strong>
      <small>${game.lesson.about()}</small>
    </span>
  </a>`;
}

/** A lesson that was left in the middle is gone on with where it was. */
function lessonLink(game: GameModule, lessons: Lessons): TemplateResult | typeof nothing {
  const begun = begunLesson(game.lesson, lessons[game.name]);
  if (begun === null) return nothing;
  return html`<a class="button home-long" data-action="lesson-on" href="#lesson/${game.name}">
    ${menuIcon("learn")}
    <span class="home-long-text">
      <strong>${words("home-lesson-on", begun)}</strong>
      <small>${game.lesson.title()} · ${game.title()}</small>
    </span>
  </a>`;
}

function continueLink(running: SavedGame): TemplateResult {
  const game = gameNamed(running.replay.game);
  return html`<a class="button primary home-long" data-action="continue" href="#game/${running.id}">
    ${menuIcon("continue")}
    <span class="home-long-text">
      <strong>${words("home-continue")}</strong>
      <small>${game?.title()} · ${game?.progress(running)} · ${namesOf(running)}</small>
    </span>
  </a>`;
}

function button(game: GameModule, entry: MenuEntry, look: string, actions: HomeActions): TemplateResult {
  return pressable(game, entry, look, html`${menuIcon(entry.icon)}<span>${entry.title}</span>`, actions);
}

function longButton(game: GameModule, entry: LongEntry, actions: HomeActions): TemplateResult {
  const content = html`${menuIcon(entry.icon)}
    <span class="home-long-text">
      <strong>${entry.title}</strong>
      <small>${entry.about}</small>
    </span>
    ${entry.note ? html`<span class="home-note">${entry.note}</span>` : nothing}`;
  return pressable(game, entry, "home-long", content, actions);
}

function pressable(game: GameModule, { action, leadsTo }: MenuEntry, look: string, content: TemplateResult, actions: HomeActions): TemplateResult {
  if (typeof leadsTo === "string") return html`<a class="button ${look}" href=${leadsTo} data-action=${action}>${content}</a>`;
  const press = (): void => ("start" in leadsTo ? actions.start(game, leadsTo.start) : actions.send(game, leadsTo.send));
  return html`<button type="button" class=${look} data-action=${action} @click=${press}>${content}</button>`;
}

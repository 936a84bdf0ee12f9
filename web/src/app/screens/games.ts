import { html, nothing, type TemplateResult } from "lit";

import { gameNamed } from "../../games";
import { hintTag } from "../../play/hint-parts";
import type { Aside } from "../../library/asides";
import type { SavedGame } from "../../library/saved-games";
import type { Importing, Kept } from "../kept";
import { asideList } from "./asides";
import { agoText } from "../../ui/dates";
import { menuIcon } from "../../ui/drawing/menu-icons";
import { listText } from "../../ui/lists";
import { page } from "../../ui/page";
import { playerName } from "../../ui/seat-names";
import { teamSymbol } from "../../ui/symbols";
import { ALL_TEAMS } from "../../ui/teams";
import { words } from "../../ui/words";

export interface GamesActions {
  readonly remove: (id: string) => void;
  readonly share: (id: string) => void;
  readonly exportAll: () => void;
  readonly importFile: (file: File) => void;
  readonly removeAside: (aside: Aside) => void;
  readonly exportAside: (aside: Aside) => void;
}

/** The name of a seat of a saved game. */
function nameOf({ replay }: SavedGame, seat: number): string {
  return playerName(replay, seat);
}

/** Everybody of a saved game by name. */
export function namesOf(game: SavedGame): string {
  const { config, names } = game.replay;
  const all = Array.from({ length: config.players }, (_, seat) => nameOf(game, seat));
  return config.players === 1 && !names[0] ? words("setup-players-count", { count: 1 }) : listText(all);
}

export function gamesScreen(kept: Pick<Kept, "games" | "unread" | "evictable" | "importing">, actions: GamesActions): TemplateResult {
  const { games: saved, unread, evictable, importing } = kept;
  const choose = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file !== undefined) actions.importFile(file);
    input.value = "";
  };
  return page(
    words("games-title"),
    html`${saved.length === 0 ? nobodyYet() : nothing}
      <ul class="games">
        ${saved.map((game) => card(game, actions))}
      </ul>
      <div class="buttons games-files">
        <button type="button" data-action="export" ?disabled=${saved.length + unread.length === 0} @click=${actions.exportAll}>
          ${menuIcon("export")}${words("games-export")}
        </button>
        <label class="button file">
          ${menuIcon("import")}${words("games-import")}
          <input type="file" class="visually-hidden" accept="application/json,.json" @change=${choose} />
        </label>
      </div>
      ${importing === null ? nothing : importLine(importing)} ${unread.length === 0 ? nothing : asideList(unread, actions)}
      ${evictable && saved.length ? html`<p class="quiet">${words("storage-evictable")}</p>` : nothing}`,
    "wide",
  );
}

function importLine({ done, total, stop }: Importing): TemplateResult {
  return html`<p class="importing" role="status">
    <progress max=${total} .value=${done}></progress>
    <span>${words("games-importing", { done, total })}</span>
    <button type="button" class="small" data-action="stop-import" @click=${stop}>${words("games-import-stop")}</button>
  </p>`;
}

function nobodyYet(): TemplateResult {
  return html`<div class="empty">
    <p>${words("games-none")} ${words("games-none-about")}</p>
    <a class="button primary" href="#">${words("menu-home")}</a>
  </div>`;
}

function card(game: SavedGame, actions: GamesActions): TemplateResult {
  const module = gameNamed(game.replay.game);
  const { over } = game.summary;
  const about = module?.describe(game);
  return html`<li class="saved">
    <a class="saved-open" href="#game/${game.id}">
      ${module?.thumbnail(game)}
      <span class="saved-text">
        <strong>${module?.title()}: ${over ? words("games-over") : module?.progress(game)}</strong>
        ${about ? html`<span class="quiet">${about}</span>` : nothing}
        <span class="saved-people">${people(game)}</span>
        <span class="quiet">${agoText(game.updated)} ${hintTag(game.hinted)} ${module?.medal?.(game)}</span>
      </span>
      <span class="button ${over ? "" : "primary"}">${over ? words("games-result") : words("home-continue")}</span>
    </a>
    <div class="saved-more">
      <a class="button small" data-action="watch" href="#watch/${game.id}">${menuIcon("watch")}${words("menu-watch")}</a>
      ${
        over && module?.review !== undefined
          ? html`<a class="button small" data-action="review" href="#review/${game.id}">${menuIcon("records")}${words("review-open")}</a>`
          : nothing
      }
      ${
        over
          ? html`<button type="button" class="small" data-action="share" @click=${() => actions.share(game.id)}>
            ${menuIcon("share")}${words("share-title")}
          </button>`
          : nothing
      }
      <button type="button" class="small" data-action="delete" @click=${() => actions.remove(game.id)}>${menuIcon("delete")}${words("games-delete")}</button>
    </div>
  </li>`;
}

/** Everybody with emblem, and with points as soon as there are some. */
function people(game: SavedGame): readonly TemplateResult[] {
  const { teams = ALL_TEAMS, summary } = game;
  const counted = summary.totals.some((points) => points > 0);
  return Array.from(
    { length: game.replay.config.players },
    (_, seat) =>
      html`<span class="saved-person">${teamSymbol(teams[seat] ?? 0)}<span>${nameOf(game, seat)}</span> ${counted ? html`<b>${gameNamed(game.replay.game)?.score(game, seat)}</b>` : nothing}</span>`,
  );
}

import { html, nothing, type TemplateResult } from "lit";

import { gameNamed } from "../../games";
import type { SavedGame } from "../../library/saved-games";
import { listText } from "../../ui/lists";
import { page } from "../../ui/page";
import { words } from "../../ui/words";

export interface GamesActions {
  readonly remove: (id: string) => void;
  readonly exportAll: () => void;
  readonly importFile: (file: File) => void;
  readonly removeAsides: () => void;
}

/** Everybody of a saved game by name. */
export function namesOf({ replay: { config, names } }: SavedGame): string {
  const all = Array.from({ length: config.players }, (_, seat) => names[seat] || words("player-default", { number: seat + 1 }));
  return config.players === 1 && !names[0] ? words("setup-players-count", { count: 1 }) : listText(all);
}

export function gamesScreen(saved: readonly SavedGame[], aside: number, evictable: boolean, actions: GamesActions): TemplateResult {
  const choose = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file !== undefined) actions.importFile(file);
    input.value = "";
  };
  return page(
    words("games-title"),
    html`${saved.length === 0 ? html`<p class="quiet">${words("games-none")}</p>` : nothing}
      <ul class="games">
        ${saved.map((game) => row(game, actions))}
      </ul>
      <div class="buttons">
        <button type="button" data-action="export" ?disabled=${saved.length + aside === 0} @click=${actions.exportAll}>${words("games-export")}</button>
        <label class="button file">
          ${words("games-import")}
          <input type="file" class="visually-hidden" accept="application/json,.json" @change=${choose} />
        </label>
      </div>
      ${
        aside
          ? html`<p class="aside">
            ${words("games-aside", { count: aside })}
          </p>
          <details class="aside-removal">
            <summary>${words("games-aside-remove")}</summary>
            <p>${words("games-aside-remove-sure")}</p>
            <button type="button" class="small danger" data-action="remove-asides" @click=${actions.removeAsides}>${words("games-delete")}</button>
          </details>`
          : nothing
      }
      ${evictable && saved.length ? html`<p class="quiet">${words("storage-evictable")}</p>` : nothing}`,
  );
}

function row(game: SavedGame, actions: GamesActions): TemplateResult {
  const module = gameNamed(game.replay.game);
  return html`<li class="saved">
    <a href="#game/${game.id}">
      ${module?.thumbnail(game)}
      <span class="saved-text">
        <strong>${namesOf(game)}</strong>
        <span>${module?.describe(game.replay)}</span>
        <span>${game.summary.over ? words("games-over") : module?.progress(game)} · ${game.summary.totals.join(" / ")}</span>
      </span>
    </a>
    <a class="button small" data-action="watch" href="#watch/${game.id}">${words("menu-watch")}</a>
    <button
      type="button"
      class="small"
      data-action="delete"
      @click=${() => {
        if (confirm(words("games-delete-sure"))) actions.remove(game.id);
      }}
    >
      ${words("games-delete")}
    </button>
  </li>`;
}

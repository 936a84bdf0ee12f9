import { html, nothing, svg, type TemplateResult } from "lit";

import { LAYOUTS, SHEET } from "../../games/k2/board/layout";
import { modeText } from "../../games/k2/text";
import { smallPeaks } from "../../games/karakorum/small-peaks";
import type { SavedGame } from "../../library/database";
import { TEAMS } from "../../ui/drawing/colours";
import { page } from "../../ui/page";
import { ALL_TEAMS } from "../../ui/teams";
import { words } from "../../ui/words";

export interface GamesActions {
  remove(id: string): void;
  exportAll(): void;
  importFile(file: File): void;
}

/** Everybody of a saved game by name. */
export function namesOf({ replay: { config, names } }: SavedGame): string {
  const all = Array.from({ length: config.players }, (_, seat) => names[seat] || words("player-default", { number: seat + 1 }));
  return config.players === 1 && !names[0] ? words("setup-players-count", { count: 1 }) : all.join(", ");
}

export function gamesScreen(
  saved: readonly SavedGame[],
  aside: number,
  evictable: boolean,
  actions: GamesActions,
): TemplateResult {
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
      ${aside ? html`<p>${words("games-aside", { count: aside })}</p>` : nothing}
      ${evictable && saved.length ? html`<p class="quiet">${words("storage-evictable")}</p>` : nothing}`,
  );
}

function row(game: SavedGame, actions: GamesActions): TemplateResult {
  return html`<li class="saved">
    <a href="#game/${game.id}">
      ${picture(game)}
      <span class="saved-text">
        <strong>${namesOf(game)}</strong>
        <span>${whatOf(game)}</span>
        <span>${game.summary.over ? words("games-over") : progressOf(game)} · ${game.summary.totals.join(" / ")}</span>
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

/** Which game it is, and on which mountain. */
function whatOf({ replay }: SavedGame): string {
  const { config, game } = replay;
  return game === "k2" ? `${modeText(replay.config)} · ${config.seed}` : `${words("karakorum-title")} · ${config.seed}`;
}

/** How far a running game has come. */
export function progressOf({ summary }: SavedGame): string {
  return "day" in summary ? words("games-day", { day: summary.day }) : words("karakorum-deck", { count: summary.deck });
}

/** The mountain in small, with everybody on it. */
function picture({ replay, summary, teams = ALL_TEAMS }: SavedGame): TemplateResult {
  if (replay.game !== "k2" || !("spaces" in summary)) return "pawns" in summary ? smallPeaks(summary.pawns, teams) : html``;
  const layout = LAYOUTS[replay.config.board];
  const dots = summary.spaces.flatMap((spaces, seat) =>
    spaces.flatMap((space, climber) => {
      const point = space === null ? undefined : layout.spaces[space];
      if (point === undefined) return [];
      return [svg`<circle cx=${point.x + climber * 40 - 20} cy=${point.y} r="42" fill=${TEAMS[teams[seat] ?? 0].body} class="dot" />`];
    }),
  );
  return html`<svg class="saved-picture" viewBox="0 0 ${SHEET.width} ${SHEET.height}" aria-hidden="true">
    <path class="peak" d="M60 1100L300 560L380 420L460 60L560 300L660 420L760 700L950 1100Z" />
    <path class="snow" d="M380 420L460 60L560 300L520 380L480 300L440 430Z" />
    ${dots}
  </svg>`;
}

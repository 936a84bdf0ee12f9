/** How a moment of a game of Karakorum looks to somebody who watches. */
import "./art/peaks";

import { html, nothing } from "lit";

import type { Stop } from "../../generated/wire-karakorum";
import type { Settings } from "../../library/settings";
import type { ChapterWords } from "../../replay/chapters";
import type { Scene } from "../../replay/viewer";
import { words } from "../../ui/words";
import { eventText } from "./describe";
import { goals, peaksLabels, peaksView, players, row, type RowCard, strip } from "./panels";
import type { GameEvent, View } from "./types";

export function scene(view: View, events: readonly GameEvent[], { speed, theme }: Settings, showPlayers: () => void): Scene {
  const deck = words("karakorum-deck", { count: view.table.unseen.length });
  return {
    lines: events.flatMap((event) => eventText(view, event)),
    bar: html`<h1 class="day">${words("karakorum-title")}</h1>
      <span class="quiet">${deck}</span>`,
    main: html`<div class="kk-watch">
      <karakorum-peaks
        theme=${theme === "system" ? nothing : theme}
        .view=${peaksView(view, null)}
        .labels=${peaksLabels(view)}
        .speed=${speed}
      ></karakorum-peaks>
      ${goals(view, null)} ${strip(view, null, false, showPlayers)} ${row(view, openCards(view), null)}
      <div class="kk-watch-players">${players(view, [])}</div>
    </div>`,
    side: players(view, []),
    sideTitle: words("karakorum-players"),
  };
}

/** What lies open; in a turn, what is still to be placed. */
function openCards({ table, to_act: [seat = 0] }: View): readonly RowCard[] {
  const cards = table.phase === "allot" ? (table.players[seat]?.taken ?? []) : table.display;
  return cards.map((card) => ({ card, chosen: false, useless: false, apart: false }));
}

/** A game is watched round by round. */
export const chapters: ChapterWords = {
  title: (start) => words("karakorum-round", { round: (start as Stop).round }),
  all: () => words("karakorum-rounds"),
  back: () => words("karakorum-round-back"),
  on: () => words("karakorum-round-on"),
};

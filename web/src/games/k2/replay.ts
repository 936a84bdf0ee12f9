/** How a moment of a game of K2 looks to somebody who watches. */
import "./board/k2-board";

import { html, nothing } from "lit";

import type { Stop } from "../../generated/wire-k2";
import type { Settings } from "../../library/settings";
import type { ChapterWords } from "../../replay/chapters";
import type { Scene } from "../../replay/viewer";
import { words } from "../../ui/words";
import { boardLabels, boardView, NOTHING } from "./board-view";
import { eventText } from "./describe";
import { dayTitle, forecast } from "./forecast";
import { walksOf } from "./moment-steps";
import { pointTrack, riskTokens, teams } from "./teams";
import type { GameEvent, View } from "./types";

export function scene(view: View, events: readonly GameEvent[], { theme, speed }: Settings): Scene {
  return {
    lines: events.flatMap((event) => eventText(view, event)),
    bar: html`${dayTitle(view)} ${forecast(view)}`,
    main: html`${pointTrack(view)}
      <k2-board theme=${theme === "system" ? nothing : theme} .speed=${speed} .view=${{ ...boardView(view, NOTHING), walks: walksOf(events) }} .labels=${boardLabels(view, NOTHING)}></k2-board>`,
    side: html`${teams(view, [])} ${riskTokens(view)}`,
    sideTitle: words("teams-title"),
  };
}

/** A climb is watched day by day. */
export const chapters: ChapterWords = {
  title: (start) => words("replay-day", { day: (start as Stop).day }),
  all: () => words("replay-days"),
  back: () => words("replay-day-back"),
  on: () => words("replay-day-on"),
};

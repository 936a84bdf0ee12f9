import "./board/k2-board";

import { html, nothing } from "lit";

import { ReplayViewer, type Scene } from "../../replay/viewer";
import { words } from "../../ui/words";
import { boardLabels, boardView, NOTHING } from "./board-view";
import { eventText } from "./describe";
import { dayTitle, forecast } from "./forecast";
import { pointTrack, riskTokens, teams } from "./teams";
import type { EngineView, GameEvent, View } from "./types";

/** A game of K2, looked at. */
export class K2Replay extends ReplayViewer<EngineView, GameEvent> {
  protected override scene(view: View, events: readonly GameEvent[]): Scene {
    return {
      lines: events.flatMap((event) => eventText(view, event)),
      where: words("day-of", { day: view.table.day }),
      bar: html`${dayTitle(view)} ${forecast(view)}`,
      main: html`${pointTrack(view)}
        <k2-board
          theme=${this.settings.theme === "system" ? nothing : this.settings.theme}
          .view=${boardView(view, NOTHING)}
          .labels=${boardLabels(view, NOTHING)}
        ></k2-board>`,
      side: html`${teams(view, [])} ${riskTokens(view)}`,
    };
  }
}

customElements.define("k2-replay", K2Replay);

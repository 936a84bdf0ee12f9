import "./art/peaks";

import { html, nothing } from "lit";

import { ReplayViewer, type Scene } from "../../replay/viewer";
import { words } from "../../ui/words";
import { eventText } from "./describe";
import { display, goals, peaksLabels, peaksView, players } from "./panels";
import type { EngineView, GameEvent, View } from "./types";

/** A game of Karakorum, looked at. */
export class KarakorumReplay extends ReplayViewer<EngineView, GameEvent> {
  protected override scene(view: View, events: readonly GameEvent[]): Scene {
    const deck = words("karakorum-deck", { count: view.table.unseen.length });
    return {
      lines: events.flatMap((event) => eventText(view, event)),
      where: deck,
      bar: html`<h1 class="day">${words("karakorum-title")}</h1>
        <span class="quiet">${deck}</span>`,
      main: html`<div class="kk-main">
        <karakorum-peaks
          theme=${this.settings.theme === "system" ? nothing : this.settings.theme}
          .view=${peaksView(view, null)}
          .labels=${peaksLabels(view)}
        ></karakorum-peaks>
        ${goals(view, null)} ${display(view, [], null, null)}
      </div>`,
      side: players(view, []),
    };
  }
}

customElements.define("karakorum-replay", KarakorumReplay);

/** How a moment of a game of Karakorum looks to somebody who watches. */
import "./art/peaks";

import { html, nothing } from "lit";

import type { Settings } from "../../library/settings";
import type { Scene } from "../../replay/viewer";
import { words } from "../../ui/words";
import { eventText } from "./describe";
import { display, goals, peaksLabels, peaksView, players } from "./panels";
import type { GameEvent, View } from "./types";

export function scene(view: View, events: readonly GameEvent[], { theme }: Settings): Scene {
  const deck = words("karakorum-deck", { count: view.table.unseen.length });
  return {
    lines: events.flatMap((event) => eventText(view, event)),
    where: deck,
    bar: html`<h1 class="day">${words("karakorum-title")}</h1>
      <span class="quiet">${deck}</span>`,
    main: html`<div class="kk-main">
      <karakorum-peaks theme=${theme === "system" ? nothing : theme} .view=${peaksView(view, null)} .labels=${peaksLabels(view)}></karakorum-peaks>
      ${goals(view, null)} ${display(view, [], null, null)}
    </div>`,
    side: players(view, []),
  };
}

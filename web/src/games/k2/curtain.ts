import { html, type TemplateResult } from "lit";

import { playerName, teamOf } from "../../ui/seat-names";
import { teamSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";
import type { View } from "./types";

/** Between two people: nothing of the game is in the page behind it. */
export function curtain(view: View, seat: number, lift: () => void): TemplateResult {
  const name = playerName(view, seat);
  return html`<main class="message curtain" data-day=${view.table.day} data-position=${view.position}>
    <span class="curtain-emblem" aria-hidden="true">${teamSymbol(teamOf(view, seat))}</span>
    <p class="day">${words("day-of", { day: view.table.day })}</p>
    <h1>${words("curtain-title", { name })}</h1>
    <p>${words("curtain-about")}</p>
    <button type="button" class="primary large" data-action="lift" @click=${lift}>${words("curtain-lift", { name })}</button>
  </main>`;
}

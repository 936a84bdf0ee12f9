import "./board/k2-board";

import { html, nothing, type TemplateResult } from "lit";

import type { Theme } from "../../library/settings";
import { playerName, teamOf } from "../../ui/seat-names";
import { flagSymbol, teamSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";
import { boardLabels, boardView, NOTHING } from "./board-view";
import { forecast } from "./forecast";
import { letter } from "./letter";
import { climberSymbol } from "./symbols";
import type { View } from "./types";

/**
 * Between two people: whose turn it is to come, the weather, the mountain and the standings. The engine's view for onlookers is all that
 * is drawn, so nobody's cards are in the page behind it.
 */
export function curtain(view: View, seat: number, theme: Theme, lift: () => void): TemplateResult {
  const name = playerName(view, seat);
  return html`<main class="curtain" tabindex="-1" data-day=${view.table.day} data-position=${view.position}>
    <div class="curtain-mountain" aria-hidden="true" inert>
      <k2-board theme=${theme === "system" ? nothing : theme} speed="off" .view=${boardView(view, NOTHING)} .labels=${boardLabels(view, NOTHING)}></k2-board>
    </div>
    <div class="curtain-sheet">
      <span class="curtain-emblem" aria-hidden="true">${teamSymbol(teamOf(view, seat))}</span>
      <p class="day">${words("day-of", { day: view.table.day })}</p>
      <h1>${words("curtain-title", { name })}</h1>
      <p>${words("curtain-about")}</p>
      <button type="button" class="primary large" data-action="lift" @click=${lift}>${words("curtain-lift", { name })}</button>
      ${forecast(view)} ${standings(view)}
    </div>
  </main>`;
}

/** Everybody's points, the most first. */
function standings(view: View): TemplateResult {
  const points = (seat: number): number => view.totals[seat] ?? 0;
  const seats = view.table.players.map((_, seat) => seat).sort((one, other) => points(other) - points(one));
  return html`<ol class="curtain-standings" aria-label=${words("teams-title")}>
    ${seats.map(
      (seat) => html`<li data-seat=${seat}>
        <span class="team-emblem" aria-hidden="true">${teamSymbol(teamOf(view, seat))}</span>
        <strong class="team-name">${playerName(view, seat)}</strong>
        ${view.table.players[seat]?.climbers.map((climber, index) => {
          const dead = climber.space === null;
          const state = dead ? words("team-dead") : words("team-marker", { points: climber.points });
          return html`<span class="curtain-climber ${dead ? "dead" : ""}" role="img" aria-label=${words("pair", { label: letter(index), text: state })}>
            ${climberSymbol(teamOf(view, seat), index)}<span aria-hidden="true">${dead ? "†" : climber.points}</span>
          </span>`;
        })}
        <span class="team-points">${flagSymbol()}<span>${points(seat)}</span></span>
      </li>`,
    )}
  </ol>`;
}

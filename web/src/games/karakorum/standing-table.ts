import { html, nothing, type TemplateResult } from "lit";

import { playerName, teamOf } from "../../ui/seat-names";
import { teamSymbol } from "../../ui/symbols";
import type { Team } from "../../ui/teams";
import { words } from "../../ui/words";
import { colourMark } from "./art/cards";
import { crownIcon } from "./art/crown";
import { type Colour, COLOURS } from "./art/types";
import { colourText } from "./describe";
import type { Outcome, Standing } from "./types";

interface Seats {
  readonly names: readonly string[];
  readonly teams: readonly Team[];
}

/** The seats in the order of the table: winners first, then by sum, those out of the running last. */
export function inOrder({ winners, comparison }: Outcome): number[] {
  const won = (seat: number): number => (winners.includes(seat) ? 1 : 0);
  const sum = (seat: number): number => comparison[seat]?.sum ?? -1;
  return [...comparison.keys()].sort((a, b) => won(b) - won(a) || sum(b) - sum(a) || a - b);
}

/** Peaks by players: who leads, what is set aside, what is left, and the rule in one sentence. */
export function standingTable(seats: Seats, outcome: Outcome): TemplateResult {
  const { comparison, reason, winners } = outcome;
  const sums = reason !== "summits";
  return html`<table class="kk-standings">
      <thead>
        <tr>
          <th scope="col"><span class="visually-hidden">${words("end-player")}</span></th>
          ${COLOURS.map((colour) => html`<th scope="col">${colourMark(colour)} <span class="visually-hidden">${colourText(colour)}</span></th>`)}
          ${sums ? html`<th scope="col">${words("end-total")}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${inOrder(outcome).map((seat) => {
          const standing = comparison[seat];
          if (standing === undefined) return nothing;
          return html`<tr class=${winners.includes(seat) ? "winner" : ""} data-seat=${seat}>
            <th scope="row">
              <span class="kk-who"><span aria-hidden="true">${teamSymbol(teamOf(seats, seat))}</span> <span>${playerName(seats, seat)}</span></span>
            </th>
            ${COLOURS.map((colour) => html`<td>${cell(standing, colour, sums)}</td>`)} ${sums ? html`<td class="kk-sum">${standing.sum ?? words("karakorum-table-out")}</td>` : nothing}
          </tr>`;
        })}
      </tbody>
    </table>
    <p class="quiet kk-rule">${words(sums ? "karakorum-table-rule" : "karakorum-table-summits")}</p>`;
}

/** Where a pawn stands: with a crown if it leads, struck through if it is set aside. */
function cell({ pawns, led, aside }: Standing, colour: Colour, sums: boolean): TemplateResult {
  const field =
    sums && aside === colour
      ? html`<s aria-label=${words("karakorum-table-aside", { field: pawns[colour] })}>${pawns[colour]}</s>`
      : html`<b>${pawns[colour]}</b>`;
  return html`<span class="kk-field">${led.includes(colour) ? crownIcon() : nothing}${field}</span>`;
}

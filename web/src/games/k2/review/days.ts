import { html, type TemplateResult } from "lit";

import type { PlayerReview, WeighedChoice } from "../../../engine/bots/reviewer";
import { words } from "../../../ui/words";
import { weatherText } from "../describe";
import { weatherSymbol } from "../symbols";
import type { ChartDay } from "../types";
import { daysOf, numberText, pointsText } from "./figures";

/** Every day as a line of the logbook: how good the choice of cards and the turn were. It says all that the curve shows. */
export function dayTable(review: PlayerReview, days: readonly ChartDay[], select: (choice: WeighedChoice) => void): TemplateResult {
  const last = review.done ? review.curve.at(-1) : undefined;
  return html`<details class="review-days" open>
    <summary><h2>${words("review-days")}</h2></summary>
    <table>
      <thead>
        <tr>
          <th scope="col">${words("picture-day")}</th>
          <th scope="col">${words("review-cards")}</th>
          <th scope="col">${words("review-turn")}</th>
          <th scope="col">${words("review-expected")}</th>
        </tr>
      </thead>
      <tbody>
        ${daysOf(review).map(({ day, select: cards, turn, expected }) => {
          const weather = days[day - 1]?.weather;
          return html`<tr>
            <th scope="row">
              <span>${day}</span>
              ${weather === undefined ? "" : html`<span class="review-weather" role="img" aria-label=${weatherText(weather)}>${weatherSymbol(weather)}</span>`}
            </th>
            <td>${mark(cards, select)}</td>
            <td>${turn === null && !review.done ? html`<span class="quiet">…</span>` : mark(turn, select)}</td>
            <td class="review-number-cell">${numberText(expected)}</td>
          </tr>`;
        })}
        ${
          last === undefined
            ? ""
            : html`<tr class="review-end">
              <th scope="row" colspan="3">${words("review-result")}</th>
              <td class="review-number-cell">${review.points}</td>
            </tr>`
        }
      </tbody>
    </table>
  </details>`;
}

/** A tick, or what was lost. */
function mark(choice: WeighedChoice | null, select: (choice: WeighedChoice) => void): TemplateResult {
  if (choice === null) return html`<span class="quiet" role="img" aria-label=${words("review-no-choice")}>–</span>`;
  if (choice.lost === 0) return html`<span class="review-tick" role="img" aria-label=${words("review-best")}>✓</span>`;
  return html`<button type="button" class="review-loss" aria-label=${words("review-lost", { cost: pointsText(choice.lost) })} @click=${() => select(choice)}>
    −${numberText(choice.lost)}
  </button>`;
}

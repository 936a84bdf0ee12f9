import { html, type TemplateResult } from "lit";

import type { Review, WeighedChoice } from "../../../engine/bots/reviewer";
import { daysOf } from "../../../review/figures";
import { legend, mark } from "../../../review/review-page";
import { words } from "../../../ui/words";
import { weatherText } from "../describe";
import { weatherSymbol } from "../symbols";
import type { ChartDay } from "../types";
import { numberText, pointsText } from "./figures";

/** Null if there was nothing to choose, or it is not weighed yet. */
type Found = WeighedChoice | null;

const PHASES = ["select", "turn"] as const;
/** The least loss, as the example of the legend. */
const TENTH = 1;

/** Every day as a line of the logbook: how good the choice of cards and the turn were. It says all that the curve shows. */
export function dayTable(review: Review<WeighedChoice>, days: readonly ChartDay[], select: (choice: WeighedChoice) => void): TemplateResult {
  const last = review.done ? review.curve.at(-1) : undefined;
  return html`<details class="review-days" open>
    <summary><h2>${words("review-days")}</h2></summary>
    ${legend(numberText(TENTH), [words("review-expected"), words("review-legend-expected")])}
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
        ${daysOf(review).map(({ day, choices, expected }) => {
          const [cards, turn] = PHASES.map((phase) => choices.find((choice) => choice.phase === phase) ?? null) as [Found, Found];
          const weather = days[day - 1]?.weather;
          return html`<tr>
            <th scope="row">
              <span>${day}</span>
              ${weather === undefined ? "" : html`<span class="review-weather" role="img" aria-label=${weatherText(weather)}>${weatherSymbol(weather)}</span>`}
            </th>
            <td>${marked(cards, select)}</td>
            <td>${turn === null && !review.done ? html`<span class="quiet">…</span>` : marked(turn, select)}</td>
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

function marked(choice: Found, select: (choice: WeighedChoice) => void): TemplateResult {
  const { lost = 0 } = choice ?? {};
  return mark(choice, numberText(lost), words("review-lost", { cost: pointsText(lost) }), select);
}

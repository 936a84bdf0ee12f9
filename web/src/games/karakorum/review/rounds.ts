import { html, type TemplateResult } from "lit";

import type { Review, WeighedMove } from "../../../engine/bots/reviewer";
import { daysOf } from "../../../review/figures";
import { legend, mark } from "../../../review/review-page";
import { words } from "../../../ui/words";
import { percentText, worst } from "./figures";

const PHASES = ["reveal", "take", "allot"] as const;
/** The least loss that is told, as the example of the legend. */
const PERCENT = 10;

/** Every round as a line: how good the choices were. It says all that the curve shows. Their own rounds in which there was no choice stand in it too. */
export function roundTable(review: Review<WeighedMove>, own: ReadonlySet<number>, select: (choice: WeighedMove) => void): TemplateResult {
  const last = review.done ? review.curve.at(-1) : undefined;
  return html`<details class="review-days" open>
    <summary><h2>${words("karakorum-review-rounds")}</h2></summary>
    ${legend(percentText(PERCENT), [words("karakorum-review-chance"), words("karakorum-review-legend-chance")])}
    <table>
      <thead>
        <tr>
          <th scope="col">${words("karakorum-review-round")}</th>
          ${PHASES.map((phase) => html`<th scope="col">${words(`karakorum-review-short-${phase}`)}</th>`)}
          <th scope="col">${words("karakorum-review-chance")}</th>
        </tr>
      </thead>
      <tbody>
        ${daysOf(review, own).map(
          ({ day, choices, expected }) => html`<tr>
            <th scope="row">${day}</th>
            ${PHASES.map((phase) => html`<td>${marked(worst(choices, phase), select)}</td>`)}
            <td class="review-number-cell">${percentText(expected)}</td>
          </tr>`,
        )}
        ${
          last === undefined
            ? ""
            : html`<tr class="review-end">
              <th scope="row" colspan="4">${words("review-result")}</th>
              <td class="review-number-cell">${percentText(last.expected)}</td>
            </tr>`
        }
      </tbody>
    </table>
  </details>`;
}

function marked(choice: WeighedMove | null, select: (choice: WeighedMove) => void): TemplateResult {
  const cost = percentText(choice?.lost ?? 0);
  return mark(choice, cost, words("karakorum-review-lost", { cost }), select);
}

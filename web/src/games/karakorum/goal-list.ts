import { html, type TemplateResult } from "lit";

import { dialog } from "../../ui/dialog";
import { playerName, teamOf } from "../../ui/seat-names";
import { teamSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";
import { goalFace } from "./art/goals";
import type { Colour } from "./art/types";
import { claimOf, fieldsOf, goalText, GOALS, movedText, progressText } from "./describe";
import type { Effect, View } from "./types";

/** The goals of a colour: what each asks for, how near everybody is, and a button for one that can be claimed now. */
export function goalList(view: View, colour: Colour, claim: (effect: Effect) => void, close: () => void): TemplateResult {
  const label = words("karakorum-goals-of", { colour });
  const content = html`<h2>${label}</h2>
    <p>${words("karakorum-goals-about")}</p>
    <ul class="kk-goal-list">
      ${GOALS.map((goal) => {
        const open = view.table.goals[colour].includes(goal);
        const effect = claimOf(view, colour, goal);
        return html`<li class=${open ? "" : "gone"} data-goal="${colour} ${goal}">
          <span class="kk-goal-face">${goalFace(colour, goal, fieldsOf(goal))}</span>
          <div>
            <strong>${goalText(goal)}</strong>
            ${
              open
                ? html`<ul class="kk-progress">
                  ${view.progress.map(
                    (of, seat) => html`<li data-seat=${seat} class=${view.to_act[0] === seat ? "acting" : ""}>
                      ${teamSymbol(teamOf(view, seat))}<span>${words("pair", { label: playerName(view, seat), text: progressText(goal, of[colour][goal]) })}</span>
                    </li>`,
                  )}
                </ul>`
                : html`<p class="quiet">${words("karakorum-goal-claimed")}</p>`
            }
          </div>
          ${
            effect === null
              ? html``
              : html`<button type="button" class="small" data-claim=${goal} @click=${() => claim(effect)}>
                ${words("karakorum-claim", { gain: movedText(effect.gain) })}
              </button>`
          }
        </li>`;
      })}
    </ul>
    <button type="button" class="primary" data-action="close" autofocus @click=${close}>${words("close")}</button>`;
  return dialog({ kind: "menu", label, close, content });
}

import { html, type TemplateResult } from "lit";

import { dialog } from "../../ui/dialog";
import { listText } from "../../ui/lists";
import { words } from "../../ui/words";
import { cardBack, colourMark } from "./art/cards";
import { type Colour, COLOURS } from "./art/types";
import { cardOf, colourText } from "./describe";
import { constants } from "./constants";
import type { View } from "./types";

const VALUES = [...new Set(Object.values(constants.cards).map(({ value }) => value))].sort((first, second) => first - second);

/** The cards of one colour and value that are discarded, by their axes, and how many of them nobody has seen. */
function cell(view: View, colour: Colour, value: number): TemplateResult {
  const same = (card: string): boolean => cardOf(card).colour === colour && cardOf(card).value === value;
  const gone = view.table.discard.filter(same).map((card) => cardOf(card).axes);
  const unseen = view.table.unseen.filter(same).length;
  return html`<td data-gone=${gone.length} data-unseen=${unseen}>
    <span class="visually-hidden">${words("karakorum-register-cell", { gone: gone.length, axes: listText(gone.map(String)), unseen })}</span>
    <span class="kk-gone" aria-hidden="true">${gone.map((axes) => html`<i>${axes}</i>`)}</span>
    <span class="kk-unseen ${unseen ? "" : "none"}" aria-hidden="true">${unseen}</span>
  </td>`;
}

/** All cards by colour and value: what is discarded, and how much of it is still in the deck. Their order nobody knows. */
export function register(view: View, close: () => void): TemplateResult {
  const { discard, unseen } = view.table;
  const label = words("karakorum-register");
  const content = html`<h2>${label}</h2>
    <table class="kk-register">
      <thead>
        <tr>
          <td></td>
          ${VALUES.map((value) => html`<th scope="col">${value}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${COLOURS.map(
          (colour) => html`<tr class="kk-of-${colour}">
            <th scope="row">${colourMark(colour)}<span class="visually-hidden">${colourText(colour)}</span></th>
            ${VALUES.map((value) => cell(view, colour, value))}
          </tr>`,
        )}
      </tbody>
    </table>
    <ul class="kk-key">
      <li><span class="kk-gone"><i>1</i></span> ${words("karakorum-register-gone", { count: discard.length })}</li>
      <li><span class="kk-key-deck">${cardBack()}</span> ${words("karakorum-register-unseen", { count: unseen.length })}</li>
    </ul>
    <button type="button" class="primary" data-action="close" @click=${close}>${words("close")}</button>`;
  return dialog({ kind: "menu", label, close, content });
}

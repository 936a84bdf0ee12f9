import { html, type TemplateResult } from "lit";

import { cardFacts, cardText } from "./describe";
import { cardSymbol } from "./symbols";

/** The face of a card: symbol and number, the same colours as on the mountain. */
export function cardFace(card: string): TemplateResult {
  const { kind, up, down, level } = cardFacts(card);
  const number =
    kind === "rope"
      ? html`<span class="card-number"><span class="rope-up">${up}</span><span class="rope-down">${down}</span></span>`
      : html`<span class="card-number">${kind === "move" ? up : level}</span>`;
  return html`<span class="card-face card-${kind}" title=${cardText(card)}>${cardSymbol(card)}${number}</span>`;
}

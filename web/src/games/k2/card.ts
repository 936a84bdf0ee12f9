import { html, type TemplateResult } from "lit";

import { explain } from "../../ui/explain/explain";
import { cardFacts, cardText } from "./describe";
import { cardNote } from "./notes";
import { cardSymbol } from "./symbols";

/** The face of a card: symbol and number, the same colours as on the mountain. */
export function cardFace(card: string): TemplateResult {
  const { kind, up, down, level } = cardFacts(card);
  const number =
    kind === "rope"
      ? html`<span class="card-number"><span class="rope-up">${up}</span><span class="rope-down">${down}</span></span>`
      : html`<span class="card-number">${kind === "move" ? up : level}</span>`;
  return html`<span class="card-face card-${kind}" role="img" aria-label=${cardText(card)} ${explain(cardNote(card))}>${cardSymbol(card)}${number}</span>`;
}

import { html, type TemplateResult } from "lit";

import { flagSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";
import type { Chapter } from "../module";
import { cardFace } from "./card";
import { climberSymbol, riskSymbol, tentSymbol, weatherSymbol } from "./symbols";

const CLEAR = { loss: 0, surcharge: 0, zones: [] };
const WIND = { loss: 1, surcharge: 0, zones: [3] };
const SNOW = { loss: 0, surcharge: 1, zones: [2] };

/** A picture to each chapter. */
const pictures = (): readonly { id: string; picture: TemplateResult }[] => [
  { id: "goal", picture: html`${climberSymbol(0, 0)}${climberSymbol(0, 1)}${flagSymbol()}` },
  { id: "cards", picture: html`${cardFace("m2")}${cardFace("r13")}${cardFace("a1")}` },
  { id: "risk", picture: html`${riskSymbol(0)}${riskSymbol(1)}${riskSymbol(2)}` },
  { id: "walk", picture: html`${cardFace("m3")}${climberSymbol(1, 0)}` },
  { id: "tent", picture: html`${tentSymbol(0, 0)}${tentSymbol(0, 1)}` },
  { id: "night", picture: html`${weatherSymbol(CLEAR)}${weatherSymbol(WIND)}${weatherSymbol(SNOW)}` },
  { id: "end", picture: html`${flagSymbol()}` },
  { id: "hands", picture: html`${climberSymbol(2, 0)}${climberSymbol(3, 1)}` },
];

export function chapters(): readonly Chapter[] {
  return pictures().map(({ id, picture }) => ({ picture, heading: words(`rules-${id}`), text: words(`rules-${id}-text`) }));
}

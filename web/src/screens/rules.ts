import { html, type TemplateResult } from "lit";

import { cardFace } from "../game/card";
import { climberSymbol, flagSymbol, riskSymbol, tentSymbol, weatherSymbol } from "../game/symbols";
import { words } from "../i18n/words";
import { page } from "./page";

interface Chapter {
  readonly id: string;
  readonly picture: TemplateResult;
}

const CLEAR = { loss: 0, surcharge: 0, zones: [] };
const WIND = { loss: 1, surcharge: 0, zones: [3] };
const SNOW = { loss: 0, surcharge: 1, zones: [2] };

/** The rules in the order one meets them, a picture to each. */
const CHAPTERS: readonly Chapter[] = [
  { id: "goal", picture: html`${climberSymbol(0, 0)}${climberSymbol(0, 1)}${flagSymbol()}` },
  { id: "cards", picture: html`${cardFace("m2")}${cardFace("r13")}${cardFace("a1")}` },
  { id: "risk", picture: html`${riskSymbol(0)}${riskSymbol(1)}${riskSymbol(2)}` },
  { id: "walk", picture: html`${cardFace("m3")}${climberSymbol(1, 0)}` },
  { id: "tent", picture: html`${tentSymbol(0, 0)}${tentSymbol(0, 1)}` },
  { id: "night", picture: html`${weatherSymbol(CLEAR)}${weatherSymbol(WIND)}${weatherSymbol(SNOW)}` },
  { id: "end", picture: html`${flagSymbol()}` },
  { id: "hands", picture: html`${climberSymbol(2, 0)}${climberSymbol(3, 1)}` },
];

export function rules(): TemplateResult {
  return page(
    words("home-rules"),
    html`<div class="rules">
      ${CHAPTERS.map(
        ({ id, picture }) => html`<section>
          <div class="rules-picture" aria-hidden="true">${picture}</div>
          <div>
            <h2>${words(`rules-${id}`)}</h2>
            <p>${words(`rules-${id}-text`)}</p>
          </div>
        </section>`,
      )}
    </div>`,
  );
}

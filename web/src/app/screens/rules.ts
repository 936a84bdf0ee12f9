import { html, type TemplateResult } from "lit";

import { cardFace } from "../../games/k2/card";
import { climberSymbol, riskSymbol, tentSymbol, weatherSymbol } from "../../games/k2/symbols";
import { axeIcon, cardFace as kkCard, colourMark, miniCard } from "../../games/karakorum/art/cards";
import { goalFace } from "../../games/karakorum/art/goals";
import { page } from "../../ui/page";
import { flagSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";

interface Chapter {
  readonly id: string;
  readonly picture: TemplateResult;
}

const CLEAR = { loss: 0, surcharge: 0, zones: [] };
const WIND = { loss: 1, surcharge: 0, zones: [3] };
const SNOW = { loss: 0, surcharge: 1, zones: [2] };

/** The rules in the order one meets them, a picture to each. */
const k2Chapters = (): readonly Chapter[] => [
  { id: "goal", picture: html`${climberSymbol(0, 0)}${climberSymbol(0, 1)}${flagSymbol()}` },
  { id: "cards", picture: html`${cardFace("m2")}${cardFace("r13")}${cardFace("a1")}` },
  { id: "risk", picture: html`${riskSymbol(0)}${riskSymbol(1)}${riskSymbol(2)}` },
  { id: "walk", picture: html`${cardFace("m3")}${climberSymbol(1, 0)}` },
  { id: "tent", picture: html`${tentSymbol(0, 0)}${tentSymbol(0, 1)}` },
  { id: "night", picture: html`${weatherSymbol(CLEAR)}${weatherSymbol(WIND)}${weatherSymbol(SNOW)}` },
  { id: "end", picture: html`${flagSymbol()}` },
  { id: "hands", picture: html`${climberSymbol(2, 0)}${climberSymbol(3, 1)}` },
];

const karakorumChapters = (): readonly Chapter[] => [
  { id: "goal", picture: html`${colourMark("R")}${colourMark("G")}${colourMark("Y")}` },
  { id: "take", picture: html`${kkCard({ colour: "R", value: 5, axes: 2 })}${kkCard({ colour: "R", value: 7, axes: 0 })}` },
  { id: "place", picture: html`${miniCard({ colour: "G", value: 2, axes: 1 })}${miniCard({ colour: "G", value: 4, axes: 3 })}` },
  { id: "score", picture: html`${goalFace("Y", "four", 5)}${axeIcon()}` },
  { id: "end", picture: html`${flagSymbol()}` },
];

export function rules(): TemplateResult {
  return page(
    words("home-rules"),
    html`${chapters(words("app-title"), k2Chapters(), (id) => [words(`rules-${id}`), words(`rules-${id}-text`)])}
    ${chapters(words("karakorum-title"), karakorumChapters(), (id) => [words(`karakorum-rules-${id}`), words(`karakorum-rules-${id}-text`)])}`,
  );
}

function chapters(title: string, all: readonly Chapter[], say: (id: string) => [heading: string, text: string]): TemplateResult {
  return html`<h2>${title}</h2>
    <div class="rules">
      ${all.map(({ id, picture }) => {
        const [heading, text] = say(id);
        return html`<section>
          <div class="rules-picture" aria-hidden="true">${picture}</div>
          <div>
            <h3>${heading}</h3>
            <p>${text}</p>
          </div>
        </section>`;
      })}
    </div>`;
}

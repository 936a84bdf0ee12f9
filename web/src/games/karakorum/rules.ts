import { html, type TemplateResult } from "lit";

import { flagSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";
import type { Chapter } from "../module";
import { axeIcon, cardFace, colourMark, miniCard } from "./art/cards";
import { goalFace } from "./art/goals";

/** A picture to each chapter. */
const pictures = (): readonly { id: string; picture: TemplateResult }[] => [
  { id: "goal", picture: html`${colourMark("R")}${colourMark("G")}${colourMark("Y")}` },
  { id: "take", picture: html`${cardFace({ colour: "R", value: 5, axes: 2 })}${cardFace({ colour: "R", value: 7, axes: 0 })}` },
  { id: "place", picture: html`${miniCard({ colour: "G", value: 2, axes: 1 })}${miniCard({ colour: "G", value: 4, axes: 3 })}` },
  { id: "score", picture: html`${goalFace("Y", "four", 5)}${axeIcon()}` },
  { id: "end", picture: html`${flagSymbol()}` },
];

export function chapters(): readonly Chapter[] {
  return pictures().map(({ id, picture }) => ({
    picture,
    heading: words(`karakorum-rules-${id}`),
    text: words(`karakorum-rules-${id}-text`),
  }));
}

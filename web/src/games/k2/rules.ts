import { html, type TemplateResult } from "lit";

import type { Annotated, AnnotatedPart } from "../../ui/annotated";
import { flagSymbol } from "../../ui/symbols";
import { printed } from "../../ui/single-keys";
import { words } from "../../ui/words";
import type { Chapter } from "../module";
import { BOXES, DRAWN } from "./board/figure";
import { emptyLabels } from "./board-view";
import { cardFace } from "./card";
import { forecastDay } from "./forecast";
import { cardNote, dayNote, figureNote, note, tokenNote } from "./notes";
import { climberSymbol, riskSymbol, tentSymbol, weatherSymbol } from "./symbols";
import { levelPips, tonight } from "./teams";
import type { Night } from "./types";

const CLEAR = { loss: 0, surcharge: 0, zones: [] };
const WIND = { loss: 1, surcharge: 0, zones: [3] };
const SNOW = { loss: 0, surcharge: 1, zones: [2] };
const STORM = { loss: 1, surcharge: 1, zones: [2, 3] };

/** A picture to each chapter. */
const pictures = (): readonly { id: string; picture: TemplateResult }[] => [
  { id: "goal", picture: html`${climberSymbol(0, 0)}${climberSymbol(0, 1)}${flagSymbol()}` },
  { id: "day", picture: html`${cardFace("m1")}${riskSymbol(1)}${climberSymbol(0, 0)}${weatherSymbol(WIND)}` },
  { id: "cards", picture: html`${cardFace("m2")}${cardFace("r13")}${cardFace("a1")}` },
  { id: "risk", picture: html`${riskSymbol(0)}${riskSymbol(1)}${riskSymbol(2)}` },
  { id: "walk", picture: html`${cardFace("m3")}${climberSymbol(1, 0)}` },
  { id: "tent", picture: html`${tentSymbol(0, 0)}${tentSymbol(0, 1)}` },
  { id: "night", picture: levelPips(3) },
  { id: "weather", picture: html`${weatherSymbol(CLEAR)}${weatherSymbol(WIND)}${weatherSymbol(SNOW)}${weatherSymbol(STORM)}` },
  { id: "end", picture: html`${flagSymbol()}` },
  { id: "family", picture: html`${climberSymbol(2, 0)}${climberSymbol(3, 1)}` },
  { id: "hands", picture: html`${climberSymbol(1, 0)}${climberSymbol(4, 1)}` },
];

export function chapters(): readonly Chapter[] {
  return pictures().map(({ id, picture }) => ({
    picture,
    heading: words(`rules-${id}`),
    text: words(`rules-${id}-text`, { key: printed("explain") }),
  }));
}

const NIGHT: Night = { level: 3, ground: -1, tent: 1, weather: -1, risk: 0, total: 2, result: 2, dies: false, unpaid: 0 };

export function figures(): readonly Annotated[] {
  const labels = emptyLabels();
  const { snowy } = DRAWN;
  return [
    {
      heading: words("rules-figure-space"),
      picture: html`<k2-figure kind="space" .labels=${labels}></k2-figure>`,
      notes: [
        inBox("space", -112, -14, labels.explain("cost", { cost: DRAWN.space.cost })),
        inBox("space", -112, 26, labels.explain("loss", { amount: 1 })),
        inBox("space", 112, 26, labels.explain("points", { points: DRAWN.space.points })),
        inBox("space", 66, -106, labels.explain("places", { limit: DRAWN.space.limit ?? 0, occupied: DRAWN.space.occupied })),
        inBox("space", -76, -106, `${figureNote(0)()} ${note("level", { level: DRAWN.level })()}`),
        inBox("space", 112, -10, words("rules-figure-tent")),
        inBox("space", -60, 57, labels.explain("number", { number: DRAWN.space.id })),
      ],
    },
    {
      heading: words("rules-figure-lit"),
      picture: html`<k2-figure kind="lit" .labels=${labels}></k2-figure>`,
      notes: [
        inBox("lit", -130, -40, labels.explain("way", { cost: DRAWN.way })),
        inBox("lit", -26, -40, labels.explain("result", { result: DRAWN.result })),
        inBox("lit", 130, -40, labels.explain("dies")),
        inBox("lit", 78, -52, labels.explain("surcharge", { total: snowy.cost + snowy.surcharge, cost: snowy.cost, surcharge: snowy.surcharge })),
      ],
    },
    {
      heading: words("rules-figure-cards"),
      picture: html`<div class="rules-cards">${["m2", "r13", "a2"].map((card) => html`<span class="card">${cardFace(card)}</span>`)}</div>`,
      notes: ["m2", "r13", "a2"].map((card, place) => ({ x: 17 + place * 33, y: 100, text: cardNote(card)() })),
    },
    {
      heading: words("rules-figure-weather"),
      picture: html`<ol class="forecast rules-day">${forecastDay(STORM, 4, false)}</ol>`,
      notes: [
        { x: 100, y: 12, text: words("rules-figure-day") },
        { x: 0, y: 38, text: words("rules-figure-icon") },
        { x: 100, y: 66, text: dayNote(STORM, 4)() },
        { x: 0, y: 90, text: words("rules-figure-zones") },
      ],
    },
    {
      heading: words("rules-figure-tokens"),
      picture: html`<div class="rules-tokens">${riskSymbol(2)}</div>`,
      notes: [{ x: 0, y: 50, text: tokenNote(2)() }],
    },
    {
      heading: words("rules-figure-climber"),
      picture: html`<div class="rules-climber">
        ${climberSymbol(0, 0)} ${levelPips(3)} <span class="marker">${flagSymbol()}4</span> ${tonight(NIGHT)}
      </div>`,
      notes: [
        { x: 36, y: 0, text: note("level", { level: 3 })() },
        { x: 88, y: 0, text: note("marker", { points: 4 })() },
        { x: 50, y: 100, text: note("tonight")() },
      ],
    },
  ];
}

function inBox(kind: keyof typeof BOXES, x: number, y: number, text: string): AnnotatedPart {
  const [left, top, width, height] = BOXES[kind];
  return { x: ((x - left) / width) * 100, y: ((y - top) / height) * 100, text };
}

const RULINGS = ["camp", "entering", "full", "tents", "ropes", "token", "rest", "last", "summit", "rescue", "solo"] as const;

export function rulings(): readonly string[] {
  return RULINGS.map((id) => words(`ruling-${id}`));
}

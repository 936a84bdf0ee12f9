import "./art/peaks";

import { html, type TemplateResult } from "lit";

import type { Annotated } from "../../ui/annotated";
import { flagSymbol } from "../../ui/symbols";
import { printed } from "../../ui/single-keys";
import { words } from "../../ui/words";
import type { Chapter } from "../module";
import { axeIcon, cardBack, cardFace, colourMark, miniCard } from "./art/cards";
import { goalFace } from "./art/goals";
import { fieldPoint, NARROW, SUMMIT } from "./art/track";
import type { Colour } from "./art/types";
import { colourText, fieldsOf } from "./describe";
import { note } from "./notes";

/** A picture to each chapter. */
const pictures = (): readonly { id: string; picture: TemplateResult }[] => [
  { id: "goal", picture: html`${colourMark("R")}${colourMark("G")}${colourMark("Y")}` },
  { id: "take", picture: html`${cardFace({ colour: "R", value: 5, axes: 2 })}${cardFace({ colour: "R", value: 7, axes: 0 })}` },
  { id: "blocked", picture: cardBack() },
  { id: "place", picture: html`${miniCard({ colour: "G", value: 2, axes: 1 })}${miniCard({ colour: "G", value: 4, axes: 3 })}` },
  { id: "score", picture: axeIcon() },
  { id: "goals", picture: html`${goalFace("Y", "four", fieldsOf("four"))}${goalFace("R", "axes10", fieldsOf("axes10"))}` },
  { id: "end", picture: html`${flagSymbol()}` },
  { id: "hands", picture: miniCard({ colour: "Y", value: 6, axes: 2 }) },
];

export function chapters(): readonly Chapter[] {
  return pictures().map(({ id, picture }) => ({
    picture,
    heading: words(`karakorum-rules-${id}`),
    text: words(`karakorum-rules-${id}-text`, { key: printed("explain") }),
  }));
}

const PAWN = { colour: "R", field: 12 } as const;
const PEAKS = {
  players: [{ team: 0, pawns: { R: PAWN.field, G: 0, Y: 30 } }],
  preview: null,
  leaders: null,
  acting: null,
} as const;

export function figures(): readonly Annotated[] {
  const labels = {
    peaks: words("karakorum-peaks"),
    describePeak: colourText,
    explainTrack: note("track"),
    explainPawn: () => words("karakorum-figure-pawn"),
  };
  return [
    {
      heading: words("karakorum-figure-card"),
      picture: html`<div class="rules-kk-card">${cardFace({ colour: "R", value: 5, axes: 2 })}</div>`,
      notes: [
        { x: 0, y: 22, text: words("karakorum-figure-value") },
        { x: 46, y: -4, text: words("karakorum-figure-colour") },
        { x: 100, y: 22, text: words("karakorum-figure-axes") },
      ],
    },
    {
      heading: words("karakorum-figure-goal"),
      picture: html`<div class="rules-kk-goal">${goalFace("G", "pair", fieldsOf("pair"))}</div>`,
      notes: [
        { x: 10, y: 0, text: words("karakorum-figure-goal-colour") },
        { x: 44, y: 0, text: note("goal-pair", { fields: fieldsOf("pair") })() },
        { x: 85, y: 100, text: words("karakorum-figure-goal-flag") },
      ],
    },
    {
      heading: words("karakorum-figure-track"),
      picture: html`<div class="rules-kk-track"><karakorum-peaks .view=${PEAKS} .labels=${labels}></karakorum-peaks></div>`,
      notes: [
        { ...onTrack("G", 0, 44, 6), text: words("karakorum-figure-camp") },
        { ...onTrack("R", PAWN.field, -38, -30), text: words("karakorum-figure-pawn") },
        { ...onTrack("R", 5, 30, 18), text: words("karakorum-figure-number") },
        { ...onTrack("Y", SUMMIT, -46, 4), text: words("karakorum-figure-summit") },
      ],
    },
  ];
}

/** Beside a field of the track, in hundredths of the picture. */
function onTrack(colour: Colour, field: number, aside: number, below: number): { x: number; y: number } {
  const { x, y } = fieldPoint(NARROW, colour, field);
  const { box } = NARROW;
  return { x: ((x + aside - box.x) / box.width) * 100, y: ((y + below - box.y) / box.height) * 100 };
}

const RULINGS = ["exactly", "axes", "second", "take", "blocked", "order", "remove", "summit", "aside", "first"] as const;

export function rulings(): readonly string[] {
  return RULINGS.map((id) => words(`karakorum-ruling-${id}`));
}

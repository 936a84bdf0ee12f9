import { html, nothing, type TemplateResult } from "lit";

import { type Explanation, explain } from "../../../ui/explain/explain";
import { teamOf } from "../../../ui/seat-names";
import { words } from "../../../ui/words";
import { cardFace } from "../card";
import { cardText, placeText } from "../describe";
import { letter } from "../letter";
import { note } from "../notes";
import { climberSymbol, lungsSymbol, stepSymbol, tentSymbol } from "../symbols";
import { tonightSigns } from "../teams";
import type { ClimberSketch, Sketch, View } from "../types";
import type { TrayActions } from "./intent";
import { panelButtons } from "./panel";

/** A hint as the tray shows it. */
export interface TrayHint {
  /** The button for it, which is always there. */
  readonly button: TemplateResult;
  /** What is proposed; null if nothing is. */
  readonly sketch: Sketch | null;
  /** Which hint it is, of how many. */
  readonly number: string;
  /** Why it is good. */
  readonly reasons: string;
  /** Shows the next best; null if there is only one. */
  readonly next: (() => void) | null;
  readonly drop: () => void;
}

/** A whole turn that is proposed: why, what each climber gets and does, and the night it leads to. */
export function hintPanel(view: View, sketch: Sketch, { number, reasons, next }: TrayHint, actions: TrayActions): TemplateResult {
  // A turn that only ends is accepted by the button that ends it.
  const accept = sketch.ends ? null : { label: words("plan-accept"), deadly: sketch.nights.some((night) => night?.dies) };
  return html`<div class="plan hint-plan" role="group" aria-label=${number}>
    <p class="hint-text ${reasons.length > LONG ? "long" : ""}"><strong>${number}</strong> ${reasons}</p>
    <ul class="hint-climbers">
      ${sketch.climbers.map((climber, index) => (climber.way.length === 0 ? nothing : climberLine(view, sketch, climber, index)))}
    </ul>
    ${panelButtons(next === null ? nothing : html`<button type="button" class="small" data-action="next-hint" @click=${next}>${words("hint-next")}</button>`, actions, accept)}
  </div>`;
}

/** Reasons of more letters are printed smaller on phones: they have to be read whole. */
const LONG = 70;

function climberLine(view: View, { nights }: Sketch, { way, tent, gifts, moves, levels }: ClimberSketch, index: number): TemplateResult {
  const team = teamOf(view, view.to_act[0] ?? 0);
  const night = nights[index] ?? null;
  const name = letter(index);
  const walks = way.length > 1;
  return html`<li>
    <span class="climber-icon" aria-hidden="true">${climberSymbol(team, index)}</span><b>${name}</b>
    ${gifts.map(({ card, down }) => html`<span class="hint-gift" role="img" aria-label=${cardText(card)}>${cardFace(card)}${down ? "↓" : nothing}</span>`)}
    <span class="hint-way">${walks ? html`→ ${placeText(view.table.config.board, way.at(-1) ?? 0)}` : words("hint-stays")}</span>
    ${tent === null ? nothing : html`<span class="hint-tent" role="img" aria-label=${words("plan-camp", { letter: name, place: placeText(view.table.config.board, tent) })}>${tentSymbol(team, index)}</span>`}
    ${paid(moves, stepSymbol(), note("coin-move", { letter: name }))} ${paid(levels, lungsSymbol(), note("coin-level", { letter: name }))}
    ${night === null ? nothing : tonightSigns(night)}
  </li>`;
}

/** What is paid for risk, of one kind; each point is told. */
function paid(count: number, symbol: TemplateResult, each: Explanation): TemplateResult | typeof nothing {
  if (count === 0) return nothing;
  const text = Array.from({ length: count }, each).join(" ");
  return html`<span class="sign loss" role="img" aria-label=${text} ${explain(() => text, false)}>−${count}${symbol}</span>`;
}

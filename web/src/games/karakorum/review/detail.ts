import "../art/peaks";

import { html, nothing, type TemplateResult } from "lit";

import type { Line, WeighedMove } from "../../../engine/bots/reviewer";
import type { Settings } from "../../../library/settings";
import { placesOf } from "../../../play/places";
import { type DetailActions, detailButtons } from "../../../review/review-page";
import { playerName } from "../../../ui/seat-names";
import { words } from "../../../ui/words";
import type { Colour, GoalId } from "../art/types";
import { expeditions } from "../expeditions";
import { goals, peaksLabels, peaksView, row, strip } from "../panels";
import type { Sketch, View } from "../types";
import { percentText } from "./figures";
import { lessonText, lineTexts } from "./told";

/** One choice on the table: how everything lay, and what was better marked on it. */
export function detail(choice: WeighedMove, view: View | null, seat: number, settings: Settings, actions: DetailActions): TemplateResult {
  const { day, moment, lost, phase } = choice;
  const heading = words("karakorum-review-heading", { round: day, what: words(`karakorum-phase-${phase}`) });
  return html`<section class="review-detail" data-moment=${moment} aria-label=${heading}>
    <header>
      <h2 tabindex="-1">${heading}</h2>
      <p class="review-lesson">${lessonText(choice)} ${lost > 0 ? words("karakorum-review-cost", { cost: percentText(lost) }) : nothing}</p>
    </header>
    ${view === null ? nothing : html`${table(choice, view, seat, settings)} ${lines(choice, playerName(view, seat))}`}
    ${detailButtons(actions, words("karakorum-review-watch"))}
  </section>`;
}

/** Nothing on it does anything. */
function table({ should, phase, lesson }: WeighedMove, view: View, seat: number, { theme, speed }: Settings): TemplateResult {
  const sketch = should === null ? null : drawn(should, lesson?.code === "reveal" || lesson?.code === "stop" ? lesson.code : null);
  const lying = phase === "allot" ? (view.table.players[seat]?.taken ?? []) : view.table.display;
  const better = placesOf(lying, sketch?.cards ?? []);
  const cards = lying.map((card, place) => ({ card, chosen: false, useless: false, apart: false, hinted: better.includes(place) }));
  const idle = (): void => {};
  return html`<div class="kk-review-table" inert>
    <karakorum-peaks
      theme=${theme === "system" ? nothing : theme}
      .view=${peaksView(view, null)}
      .labels=${peaksLabels(view)}
      .speed=${speed}
    ></karakorum-peaks>
    ${goals(view, null, sketch)} ${strip(view, seat, false, idle)} ${row(view, cards, null, sketch?.word ?? null)}
    ${expeditions({ ...view, effects: [] }, seat, { card: null, over: null, hint: sketch }, { onPile: idle, preview: idle, play: idle })}
  </div>`;
}

/** The better line in the form in which hints are drawn. */
function drawn({ cards, piles, scored, removed, goals: claims }: Line, word: Sketch["word"]): Sketch {
  return {
    actions: [],
    word,
    cards,
    piles,
    scored,
    removed,
    goals: claims.map((claim) => {
      const [colour, goal] = claim.split(" ") as [Colour, GoalId];
      return { colour, goal };
    }),
  };
}

function lines({ did, should }: WeighedMove, name: string): TemplateResult | typeof nothing {
  if (did === null) return nothing;
  const list = (title: string, line: Line | null, kind: string): TemplateResult | typeof nothing =>
    line === null
      ? nothing
      : html`<div class=${kind}>
          <h3>${title}</h3>
          <ul>
            ${lineTexts(line, name).map((text) => html`<li>${text}</li>`)}
          </ul>
        </div>`;
  return html`<div class="review-lines">${list(words("review-did"), did, "did")} ${list(words("review-should"), should, "should")}</div>`;
}

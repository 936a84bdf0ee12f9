import "../board/k2-board";

import { html, nothing, type TemplateResult } from "lit";

import type { Done, WeighedChoice } from "../../../engine/bots/reviewer";
import type { Settings } from "../../../library/settings";
import { type DetailActions, detailButtons } from "../../../review/review-page";
import { teamOf } from "../../../ui/seat-names";
import { words } from "../../../ui/words";
import { boardLabels, boardView, NOTHING } from "../board-view";
import type { BoardView, ClimberName } from "../board/types";
import { cardFace } from "../card";
import { cardText, placeText } from "../describe";
import { forecast } from "../forecast";
import type { BoardName, View } from "../types";
import { cardsOf, pointsText, waysOf } from "./figures";

/** What a lesson says of a choice. */
export function lessonText({ lesson, lost, climber }: WeighedChoice): string {
  if (lesson === null) return words("review-nothing-better");
  return words(`review-lesson-${lesson}`, { cost: pointsText(lost), who: words("climber-alone", { letter: climber }) });
}

/** One choice on the mountain: where everybody stood, and the better line drawn like a plan. */
export function detail(
  choice: WeighedChoice,
  made: string | undefined,
  view: View | null,
  seat: number,
  settings: Settings,
  actions: DetailActions,
): TemplateResult {
  const what = words(`review-choice-${choice.phase}`);
  return html`<section class="review-detail" data-moment=${choice.moment} aria-label=${words("review-heading", { day: choice.day, what })}>
    <header>
      <h2 tabindex="-1">${words("review-heading", { day: choice.day, what })}</h2>
      <p class="review-lesson">${lessonText(choice)}</p>
    </header>
    <div class="review-board">${view === null ? nothing : board(choice, view, seat, settings)}</div>
    ${view === null ? nothing : html`<div class="review-sky">${forecast(view)}</div>`}
    <div class="review-lines">${choice.phase === "select" ? cards(choice, made) : deeds(choice, view?.table.config.board)}</div>
    ${detailButtons(actions, words("review-watch"))}
  </section>`;
}

function board(choice: WeighedChoice, view: View, seat: number, { theme, speed }: Settings): TemplateResult {
  return html`<k2-board
    theme=${theme === "system" ? nothing : theme}
    .speed=${speed}
    .view=${withBetterLine(boardView(view, NOTHING), choice, view, seat)}
    .labels=${boardLabels(view, NOTHING)}
  ></k2-board>`;
}

/** The better line as ways along the ropes, with pale climbers where it ends. */
function withBetterLine(shown: BoardView, { better, should }: WeighedChoice, view: View, seat: number): BoardView {
  const climbers = view.table.players[seat]?.climbers ?? [];
  const ways = waysOf(
    better,
    climbers.map(({ space }) => space),
  );
  const ghosts = should.flatMap(({ climber, deed, space }) => {
    const now = climbers[climber === "A" ? 0 : 1];
    if (now === undefined || now.space === space || deed === "die") return [];
    return [
      { seat, climber: climber as ClimberName, team: teamOf(view, seat), space, level: now.level, acting: false, selected: false, ghost: true },
    ];
  });
  return { ...shown, targets: [], ways, climbers: [...shown.climbers, ...ghosts] };
}

/** The cards that were chosen, and those that were better. */
function cards({ better }: WeighedChoice, made: string | undefined): TemplateResult {
  const hand = (title: string, chosen: readonly string[], kind: string): TemplateResult | typeof nothing =>
    chosen.length === 0
      ? nothing
      : html`<div class=${kind}>
          <h3>${title}</h3>
          <p class="mini-cards" role="img" aria-label=${chosen.map(cardText).join(", ")}>${chosen.map(cardFace)}</p>
        </div>`;
  return html`${hand(words("review-did"), cardsOf(made), "did")} ${hand(words("review-should"), cardsOf(better[0]), "should")}`;
}

/** What the climbers did, and what was better. */
function deeds({ did, should, better }: WeighedChoice, side: BoardName | undefined): TemplateResult {
  const list = (title: string, done: readonly Done[], kind: string): TemplateResult | typeof nothing =>
    done.length === 0
      ? nothing
      : html`<div class=${kind}>
          <h3>${title}</h3>
          <ul>
            ${done.map((one) => html`<li>${deedText(one, side)} ${one.deed === "die" ? nothing : html`<span class="quiet">${words("review-tomorrow", { level: one.level })}</span>`}</li>`)}
          </ul>
        </div>`;
  const walks = better.some((action) => action.startsWith("step "));
  return html`${list(words("review-did"), did, "did")} ${list(words("review-should"), should, "should")}
  ${walks ? html`<p class="quiet review-green">${words("review-line")}</p>` : nothing}`;
}

function deedText({ climber, deed, space }: Done, side: BoardName | undefined): string {
  const place = side === undefined ? String(space) : placeText(side, space);
  return words(`review-deed-${deed}`, { who: words("climber-alone", { letter: climber }), place });
}

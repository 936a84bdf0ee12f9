import "./review.css";

import type { TemplateResult } from "lit";

import type { Review, WeighedMove } from "../../../engine/bots/reviewer";
import type { Chart } from "../../../generated/wire-karakorum";
import type { CurveLook } from "../../../review/curve";
import { daysDone } from "../../../review/figures";
import { type DetailActions, ReviewPage } from "../../../review/review-page";
import { playerName } from "../../../ui/seat-names";
import { words } from "../../../ui/words";
import type { EngineView, View } from "../types";
import { detail } from "./detail";
import { percentText } from "./figures";
import { roundTable } from "./rounds";
import { lessonText } from "./told";

const CERTAIN = 1000;
const LEVELS = [0, 250, 500, 750, CERTAIN];
const NUMBER_EVERY = 5;

/** A game of Karakorum looked back on: how likely somebody was to win, round by round. */
export class KarakorumReview extends ReviewPage<WeighedMove, EngineView, Chart> {
  get #rounds(): number {
    return this.chart?.rounds.length ?? 0;
  }

  protected override where(): string {
    return `${words("karakorum-title")} · ${this.reviewed.replay.config.seed ?? ""}`;
  }

  protected override about(): string {
    return words("karakorum-review-about", { name: playerName(this.reviewed.replay, this.seat) });
  }

  protected override verdict({ praise, found }: Review<WeighedMove>): readonly [string, string] {
    const good = found.filter(({ lost }) => lost === 0).length;
    const all = found.length;
    return [
      words(`karakorum-review-praise-${praise}`),
      good === all ? words("review-total-none") : words("karakorum-review-total", { good: String(good), all: String(all) }),
    ];
  }

  protected override progressText(review: Review<WeighedMove>): string {
    return words("karakorum-review-running", { round: Math.max(1, daysDone(review)), rounds: Math.max(1, this.#rounds) });
  }

  protected override progressLabel(): string {
    return words("karakorum-review-progress");
  }

  protected override curveLook(review: Review<WeighedMove>): CurveLook {
    const [first, last] = [review.curve[0]?.expected ?? 0, review.curve.at(-1)?.expected ?? 0];
    return {
      title: words("karakorum-review-curve"),
      text: words("karakorum-review-curve-text", { first: percentText(first), last: percentText(last) }),
      range: [0, CERTAIN],
      levels: LEVELS,
      levelText: (tenths) => String(tenths / 10),
      columns: Array.from({ length: this.#rounds }, (_, index) => ({ day: index + 1, numbered: index === 0 || (index + 1) % NUMBER_EVERY === 0 })),
      dropText: ({ day, lost }) => words("karakorum-review-drop", { round: day, cost: percentText(lost) }),
      result: percentText(last),
    };
  }

  protected override dayText(day: number): string {
    return words("karakorum-round", { round: day });
  }

  protected override lessonText(choice: WeighedMove): string {
    return lessonText(choice);
  }

  protected override costText(lost: number): string {
    return percentText(lost);
  }

  protected override detail(choice: WeighedMove, view: View | null, actions: DetailActions): TemplateResult {
    return detail(choice, view, this.seat, this.settings, actions);
  }

  protected override table(review: Review<WeighedMove>): TemplateResult {
    const own = this.chart?.rounds.filter(({ active }) => active === this.seat).map(({ round }) => round);
    return roundTable(review, new Set(own), this.show);
  }
}

customElements.define("karakorum-review", KarakorumReview);

import type { TemplateResult } from "lit";

import type { Review, WeighedChoice } from "../../../engine/bots/reviewer";
import type { Chart } from "../../../generated/wire-k2";
import type { CurveLook } from "../../../review/curve";
import { daysDone, daysOf } from "../../../review/figures";
import { type DetailActions, ReviewPage } from "../../../review/review-page";
import { playerName } from "../../../ui/seat-names";
import { words } from "../../../ui/words";
import { weatherKind } from "../board-view";
import { weatherIcon } from "../board/icons";
import { modeText } from "../text";
import type { ChartDay, Config, EngineView, View } from "../types";
import { dayTable } from "./days";
import { detail, lessonText } from "./detail";
import { numberText, pointsText } from "./figures";

/** Above and below the curve there is at least so much room, in tenths of a point. */
const ROOM = 15;
const LINE_EVERY = 20;

/** A climb looked back on: points that could be expected, day by day. */
export class K2Review extends ReviewPage<WeighedChoice, EngineView, Chart> {
  get #days(): readonly ChartDay[] {
    return this.chart?.days ?? [];
  }

  protected override where(): string {
    const config = this.reviewed.replay.config as Config;
    return `${modeText(config)} · ${config.seed}`;
  }

  protected override about(): string {
    const { names, config } = this.reviewed.replay;
    return config.players === 1 ? words("review-about-alone") : words("review-about", { name: playerName({ names }, this.seat) });
  }

  protected override verdict({ praise, lost }: Review<WeighedChoice>): readonly [string, string] {
    return [words(`review-praise-${praise}`), lost === 0 ? words("review-total-none") : words("review-total", { cost: pointsText(lost) })];
  }

  protected override progressText(review: Review<WeighedChoice>): string {
    return words("review-running", { day: Math.max(1, daysDone(review)), days: Math.max(1, this.#days.length) });
  }

  protected override progressLabel(): string {
    return words("review-progress");
  }

  protected override curveLook(review: Review<WeighedChoice>): CurveLook {
    const heights = [...review.curve.map(({ expected }) => expected), ...daysOf(review).map(({ expected, lost }) => expected - lost)];
    const low = Math.floor((Math.min(...heights) - ROOM) / LINE_EVERY) * LINE_EVERY;
    const high = Math.ceil((Math.max(...heights) + ROOM) / LINE_EVERY) * LINE_EVERY;
    const bottom = Math.max(0, low);
    const lines = Array.from({ length: (high - bottom) / LINE_EVERY + 1 }, (_, step) => bottom + step * LINE_EVERY);
    const [first, last] = [review.curve[0]?.expected ?? 0, review.curve.at(-1)?.expected ?? 0];
    const days = this.#days;
    return {
      title: words("review-curve"),
      text: words("review-curve-text", { first: pointsText(first), last: pointsText(last) }),
      range: [bottom, high],
      levels: lines.filter((_, step) => lines.length <= 8 || step % 2 === 0),
      levelText: (tenths) => String(tenths / 10),
      columns: days.map(({ day, weather }) => ({
        day,
        numbered: days.length <= 9 || day === 1 || day % 3 === 0,
        sign: weatherIcon(weatherKind(weather)),
      })),
      dropText: ({ day, lost }) => words("review-curve-drop", { day, cost: pointsText(lost) }),
      result: numberText(last).replace(/[.,]0$/, ""),
    };
  }

  protected override dayText(day: number): string {
    return words("replay-day", { day });
  }

  protected override lessonText(choice: WeighedChoice): string {
    return lessonText(choice);
  }

  protected override costText(lost: number): string {
    return numberText(lost);
  }

  protected override detail(choice: WeighedChoice, view: View | null, actions: DetailActions): TemplateResult {
    return detail(choice, this.reviewed.replay.actions[choice.moment], view, this.seat, this.settings, actions);
  }

  protected override table(review: Review<WeighedChoice>): TemplateResult {
    return dayTable(review, this.#days, this.show);
  }
}

customElements.define("k2-review", K2Review);

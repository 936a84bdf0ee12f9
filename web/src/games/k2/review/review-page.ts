import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";

import { freshId } from "../../../engine/id";
import type { PlayerReview, Reviewer, WeighedChoice } from "../../../engine/bots/reviewer";
import { Refused } from "../../../engine/requests";
import type { Frame } from "../../../engine/types";
import type { Chart } from "../../../generated/wire-k2";
import type { GameReview } from "../../../library/reviews";
import type { Settings } from "../../../library/settings";
import { choices } from "../../../ui/page";
import { playerName } from "../../../ui/seat-names";
import { words } from "../../../ui/words";
import type { GameHost, Reviewed } from "../../module";
import { modeText } from "../text";
import type { ChartDay, Config, EngineView, GameEvent, View } from "../types";
import { curve } from "./curve";
import { dayTable } from "./days";
import { detail, lessonText, seatsInOrder } from "./detail";
import { daysDone, numberText, pointsText, turningPoints } from "./figures";

type Work = "starting" | "running" | "stopped" | "failed" | "done";

const loadReviewer = async (): Promise<Pick<Reviewer, "review">> => (await import("../../../engine/bots/page-bots")).pageReviewer;

/** The review of a finished game: made in the background while it is looked at, kept with the game, and going on where it stopped. */
export class K2Review extends LitElement {
  static override properties = {
    reviewed: { attribute: false },
    host: { attribute: false },
    settings: { attribute: false },
    seat: { state: true },
    kept: { state: true },
    work: { state: true },
    days: { state: true },
    selected: { state: true },
    shown: { state: true },
  };

  declare reviewed: Reviewed;
  declare host: GameHost;
  declare settings: Settings;
  /** Whose choices are looked at. */
  declare seat: number;
  /** What was found about every seat; null until it is known what is kept. */
  declare kept: GameReview | null;
  declare work: Work;
  /** The days of the game with their weather. */
  declare days: readonly ChartDay[];
  /** The choice that is shown on the mountain. */
  declare selected: WeighedChoice | null;
  declare shown: View | null;

  /** What the engine has the game open with, to show its moments. */
  readonly #id = freshId();
  /** Counts what was started, so that what an earlier run still says is not heard. */
  #run = 0;

  constructor() {
    super();
    this.seat = 0;
    this.kept = null;
    this.work = "starting";
    this.days = [];
    this.selected = null;
    this.shown = null;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    this.#run += 1;
    super.disconnectedCallback();
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    const before = changes.get("reviewed");
    if (changes.has("reviewed") && before?.replay !== this.reviewed.replay) void this.#open();
  }

  get #review(): PlayerReview | null {
    return this.kept?.[this.seat] ?? null;
  }

  async #open(): Promise<void> {
    const { replay } = this.reviewed;
    this.#run += 1;
    this.selected = null;
    this.shown = null;
    this.seat = seatsInOrder(replay.names, replay.config.players)[0] ?? 0;
    try {
      const { chart } = await this.host.engine.watch<Chart>(this.#id, replay);
      this.days = chart.days;
      this.kept = await this.host.library.reviews.get(replay);
      await this.#go();
    } catch (reason) {
      this.host.fail(reason);
    }
  }

  /** Goes on with the review of the seat, from what is kept. */
  async #go(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    const { seat } = this;
    const { replay } = this.reviewed;
    const { reviews } = this.host.library;
    const wanted = (): boolean => run === this.#run && this.isConnected;
    if (this.#review?.done === true) {
      this.work = "done";
      return;
    }
    this.work = "starting";
    try {
      const reviewer = await loadReviewer();
      await reviewer.review(replay, seat, this.#review, wanted, (review) => {
        this.kept = { ...this.kept, [seat]: review };
        this.work = review.done ? "done" : "running";
        void reviews.put(replay, review);
      });
    } catch (reason) {
      if (!wanted()) return;
      if (reason instanceof Refused) this.host.fail(reason);
      else this.work = "failed";
    }
  }

  #stop(): void {
    this.#run += 1;
    this.work = "stopped";
  }

  #choose(seat: number): void {
    this.seat = seat;
    this.selected = null;
    this.shown = null;
    void this.#go();
  }

  /** Shows a choice on the mountain. */
  async #select(choice: WeighedChoice): Promise<void> {
    this.selected = choice;
    try {
      const { view } = await this.#frameAt(choice.moment);
      if (this.selected !== choice) return;
      this.shown = { ...view, teams: this.reviewed.teams };
      await this.updateComplete;
      this.#reveal();
    } catch (reason) {
      this.host.fail(reason);
    }
  }

  /** The worker may have been replaced since; then it is told again what is looked at. */
  async #frameAt(at: number): Promise<Frame<EngineView, GameEvent>> {
    const { engine } = this.host;
    try {
      return await engine.frame(this.#id, at);
    } catch (reason) {
      if (!(reason instanceof Refused) || reason.reason.code !== "no_watched_game") throw reason;
      await engine.watch(this.#id, this.reviewed.replay);
      return engine.frame(this.#id, at);
    }
  }

  #reveal(): void {
    const section = this.querySelector<HTMLElement>(".review-detail");
    section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: "nearest" });
  }

  protected override render(): TemplateResult {
    const { reviewed } = this;
    const review = this.#review;
    const config = reviewed.replay.config as Config;
    return html`<main class="page review" data-work=${this.work}>
      <header class="page-head">
        <a class="button small" href=${reviewed.back} data-action="back">${words("back")}</a>
        <h1>${words("review-title")}</h1>
        <p class="quiet review-mountain">${modeText(config)} · ${config.seed}</p>
      </header>
      ${this.#seats()}
      <div class="review-sheets">
        <article class="review-sheet">
          ${this.#summary(review)} ${this.#progress(review)}
          ${review === null ? nothing : html`${curve(review, this.days, this.selected?.moment ?? null, this.#show)} ${this.#turning(review)}`}
        </article>
        ${this.selected === null ? nothing : this.#detail(this.selected)}
        ${review === null ? nothing : html`<article class="review-sheet review-log">${dayTable(review, this.days, this.#show)}</article>`}
      </div>
    </main>`;
  }

  readonly #show = (choice: WeighedChoice): void => void this.#select(choice);

  #seats(): TemplateResult | typeof nothing {
    const { names, config } = this.reviewed.replay;
    if (config.players === 1) return nothing;
    const seats = seatsInOrder(names, config.players).map((seat) => ({ value: seat, label: playerName({ names }, seat) }));
    return choices("review-seat", words("review-whose"), seats, this.seat, (seat) => this.#choose(seat));
  }

  #summary(review: PlayerReview | null): TemplateResult {
    const { names, config } = this.reviewed.replay;
    const alone = config.players === 1;
    const about = alone ? words("review-about-alone") : words("review-about", { name: playerName({ names }, this.seat) });
    if (review?.done !== true) return html`<p class="quiet">${about}</p>`;
    return html`<div class="review-verdict" data-praise=${review.praise}>
        <h2>${words(`review-praise-${review.praise}`)}</h2>
        <p>${review.lost === 0 ? words("review-total-none") : words("review-total", { cost: pointsText(review.lost) })}</p>
      </div>
      <p class="quiet">${about}</p>`;
  }

  #progress(review: PlayerReview | null): TemplateResult | typeof nothing {
    const { work } = this;
    if (work === "done") return nothing;
    const done = review === null ? 0 : daysDone(review);
    const count = Math.max(1, this.days.length);
    const says =
      work === "stopped" || work === "failed"
        ? words(`review-${work}`)
        : review === null || review.found.length === 0
          ? words("review-starting")
          : words("review-running", { day: Math.max(1, done), days: count });
    const runs = work === "starting" || work === "running";
    return html`<div class="review-progress">
      <progress max=${review?.of ?? 1} .value=${review?.found.length ?? 0} aria-label=${words("review-progress")}></progress>
      <p role="status">${says}</p>
      ${
        runs
          ? html`<button type="button" class="small" data-action="stop" @click=${() => this.#stop()}>${words("review-stop")}</button>`
          : html`<button type="button" class="small primary" data-action="go-on" @click=${() => void this.#go()}>${words("review-go-on")}</button>`
      }
    </div>`;
  }

  #turning(review: PlayerReview): TemplateResult {
    const points = turningPoints(review);
    const empty = review.done ? html`<p>${words("review-no-turning")}</p>` : nothing;
    return html`<section class="review-turning">
      <h2>${words("review-turning")}</h2>
      ${
        points.length === 0
          ? empty
          : html`<ol>
            ${points.map(
              (choice, place) => html`<li>
                <button type="button" data-turning=${choice.moment} aria-pressed=${String(choice.moment === this.selected?.moment)} @click=${() => this.#show(choice)}>
                  <span class="review-badge" aria-hidden="true">${place + 1}</span>
                  <span class="review-words"><strong>${words("replay-day", { day: choice.day })}</strong> ${lessonText(choice)}</span>
                  <span class="review-cost" aria-hidden="true">−${numberText(choice.lost)}</span>
                </button>
              </li>`,
            )}
          </ol>`
      }
    </section>`;
  }

  #detail(choice: WeighedChoice): TemplateResult {
    const { replay, address } = this.reviewed;
    return detail(choice, replay.actions[choice.moment], this.shown, this.seat, this.settings, {
      watch: `${address}/${choice.moment}`,
      playOn: () => this.dispatchEvent(new CustomEvent("play-on", { detail: choice.moment })),
    });
  }
}

customElements.define("k2-review", K2Review);

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";

import { levelOf } from "../engine/bots/levels";
import type { AnyChoice, Review } from "../engine/bots/reviewer";
import { freshId } from "../engine/id";
import { Refused } from "../engine/requests";
import type { AnyView, Frame } from "../engine/types";
import type { GameHost, Reviewed } from "../games/module";
import type { GameReview } from "../library/reviews";
import type { Settings } from "../library/settings";
import { choices } from "../ui/page";
import { playerName } from "../ui/seat-names";
import type { Seated } from "../ui/teams";
import { words } from "../ui/words";
import { curve, type CurveLook } from "./curve";
import { turningPoints } from "./figures";
import { pageReviews, type Run, type Work } from "./runs";

/** What one choice leads to from its details. */
export interface DetailActions {
  readonly playOn: () => void;
  /** The address of this moment in the replay. */
  readonly watch: string;
}

/**
 * The review of a finished game. It is made in the background, also while one is elsewhere on the page, kept with the game, and goes on
 * where it stopped. What it says and how a choice is drawn, each game knows.
 */
export abstract class ReviewPage<C extends AnyChoice, V extends AnyView, H> extends LitElement {
  static override properties = {
    reviewed: { attribute: false },
    host: { attribute: false },
    settings: { attribute: false },
    seat: { state: true },
    kept: { state: true },
    work: { state: true },
    chart: { state: true },
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
  /** The course of the game, as the engine tells it. */
  declare chart: H | null;
  /** The choice that is shown on the table. */
  declare selected: C | null;
  declare shown: Seated<V> | null;

  /** What the engine has the game open with, to show its moments. */
  readonly #id = freshId();
  #deaf: () => void = () => {};

  constructor() {
    super();
    this.seat = 0;
    this.kept = null;
    this.work = "starting";
    this.chart = null;
    this.selected = null;
    this.shown = null;
  }

  /** Where it was played, in a few words. */
  protected abstract where(): string;
  /** What is told, in one sentence. */
  protected abstract about(): string;
  /** How good the choices were, and one sentence about them all. */
  protected abstract verdict(review: Review<C>): readonly [string, string];
  /** How far the review has come. */
  protected abstract progressText(review: Review<C>): string;
  protected abstract progressLabel(): string;
  protected abstract curveLook(review: Review<C>): CurveLook;
  /** "Day 3" */
  protected abstract dayText(day: number): string;
  /** What a lesson says of a choice. */
  protected abstract lessonText(choice: C): string;
  /** What a choice has cost, as short as can be. */
  protected abstract costText(lost: number): string;
  /** One choice on the table, with what was better. */
  protected abstract detail(choice: C, view: Seated<V> | null, actions: DetailActions): TemplateResult;
  /** Every day as a line. */
  protected abstract table(review: Review<C>): TemplateResult;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#deaf = pageReviews.listen((run) => this.#hear(run));
  }

  override disconnectedCallback(): void {
    this.#deaf();
    super.disconnectedCallback();
  }

  protected override willUpdate(changes: PropertyValues): void {
    const before = changes.get("reviewed") as Reviewed | undefined;
    if (changes.has("reviewed") && before?.replay !== this.reviewed.replay) void this.#open();
  }

  get #review(): Review<C> | null {
    return (this.kept?.[this.seat] as Review<C> | undefined) ?? null;
  }

  async #open(): Promise<void> {
    const { replay } = this.reviewed;
    this.selected = null;
    this.shown = null;
    this.seat = seatsInOrder(replay.names, replay.config.players)[0] ?? 0;
    try {
      const { chart } = await this.host.engine.watch<H>(this.#id, replay);
      this.chart = chart;
      this.kept = await this.host.library.reviews.get(replay);
      this.#look();
    } catch (reason) {
      this.host.fail(reason);
    }
  }

  /** What is going on with the review of the seat; it begins or goes on, unless somebody has stopped it. */
  #look(): void {
    const run = pageReviews.get(this.reviewed.replay, this.seat);
    if (run?.work === "stopped") this.#hear(run);
    else this.#go();
  }

  #go(): void {
    const { replay } = this.reviewed;
    pageReviews.go(replay, this.seat, this.#review, this.host.library.reviews);
  }

  /** A step of some review. */
  #hear(run: Run): void {
    const { replay } = this.reviewed;
    if (run !== pageReviews.get(replay, run.seat)) return;
    if (run.review !== null) this.kept = { ...this.kept, [run.seat]: run.review };
    if (run.seat !== this.seat) return;
    this.work = run.work;
    if (run.refused !== null) this.host.fail(run.refused);
  }

  #choose(seat: number): void {
    this.seat = seat;
    this.selected = null;
    this.shown = null;
    this.#look();
  }

  /** Shows a choice on the table. */
  async #select(choice: C): Promise<void> {
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
  async #frameAt(at: number): Promise<Frame<V, unknown>> {
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
    const look = review === null ? null : this.curveLook(review);
    return html`<main class="page review" data-work=${this.work}>
      <header class="page-head">
        <a class="button small" href=${reviewed.back} data-action="back">${words("back")}</a>
        <h1>${words("review-title")}</h1>
        <p class="quiet review-mountain">${this.where()}</p>
      </header>
      ${this.#seats()}
      <div class="review-sheets">
        <article class="review-sheet">
          ${this.#summary(review)} ${this.#progress(review)}
          ${review === null || look === null ? nothing : html`${curve(review, look, this.selected?.moment ?? null, this.show)} ${this.#turning(review)}`}
        </article>
        ${this.selected === null ? nothing : this.#detail(this.selected)}
        ${review === null ? nothing : html`<article class="review-sheet review-log">${this.table(review)}</article>`}
      </div>
    </main>`;
  }

  protected readonly show = (choice: C): void => void this.#select(choice);

  #seats(): TemplateResult | typeof nothing {
    const { names, config } = this.reviewed.replay;
    if (config.players === 1) return nothing;
    const seats = seatsInOrder(names, config.players).map((seat) => ({ value: seat, label: playerName({ names }, seat) }));
    return choices("review-seat", words("review-whose"), seats, this.seat, (seat) => this.#choose(seat));
  }

  #summary(review: Review<C> | null): TemplateResult {
    if (review?.done !== true) return html`<p class="quiet">${this.about()}</p>`;
    const [title, all] = this.verdict(review);
    return html`<div class="review-verdict" data-praise=${review.praise}>
        <h2>${title}</h2>
        <p>${all}</p>
      </div>
      <p class="quiet">${this.about()}</p>`;
  }

  #progress(review: Review<C> | null): TemplateResult | typeof nothing {
    const { work } = this;
    if (work === "done") return nothing;
    const says =
      work === "stopped" || work === "failed"
        ? words(`review-${work}`)
        : review === null || review.found.length === 0
          ? words("review-starting")
          : this.progressText(review);
    const runs = work === "starting" || work === "running";
    return html`<div class="review-progress">
      <progress max=${review?.of ?? 1} .value=${review?.found.length ?? 0} aria-label=${this.progressLabel()}></progress>
      <p role="status">${says}</p>
      ${
        runs
          ? html`<button type="button" class="small" data-action="stop" @click=${() => pageReviews.stop(this.reviewed.replay, this.seat)}>${words("review-stop")}</button>`
          : html`<button type="button" class="small primary" data-action="go-on" @click=${() => this.#go()}>${words("review-go-on")}</button>`
      }
    </div>`;
  }

  #turning(review: Review<C>): TemplateResult | typeof nothing {
    const points = turningPoints(review);
    if (points.length === 0 && !review.done) return nothing;
    return html`<section class="review-turning">
      <h2>${words("review-turning")}</h2>
      ${
        points.length === 0
          ? html`<p>${words("review-no-turning")}</p>`
          : html`<ol>
            ${points.map(
              (choice, place) => html`<li>
                <button type="button" data-turning=${choice.moment} aria-pressed=${String(choice.moment === this.selected?.moment)} @click=${() => this.show(choice)}>
                  <span class="review-badge" aria-hidden="true">${place + 1}</span>
                  <span class="review-words"><strong>${this.dayText(choice.day)}</strong> ${this.lessonText(choice)}</span>
                  <span class="review-cost" aria-hidden="true">−${this.costText(choice.lost)}</span>
                </button>
              </li>`,
            )}
          </ol>`
      }
    </section>`;
  }

  #detail(choice: C): TemplateResult {
    return this.detail(choice, this.shown, {
      watch: `${this.reviewed.address}/${choice.moment}`,
      playOn: () => this.dispatchEvent(new CustomEvent("play-on", { detail: choice.moment })),
    });
  }
}

/** People come first, and bots may be chosen too. */
export function seatsInOrder(names: readonly string[], players: number): readonly number[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const isBot = (seat: number): boolean => levelOf(names[seat]) !== null;
  return [...seats.filter((seat) => !isBot(seat)), ...seats.filter(isBot)];
}

/** The buttons below a choice that is shown. */
export function detailButtons(actions: DetailActions, watch: string): TemplateResult {
  return html`<div class="buttons review-buttons">
    <a class="button" data-action="watch-day" href=${actions.watch}>${watch}</a>
    <button type="button" class="primary" data-action="play-on" @click=${actions.playOn}>${words("replay-play-on")}</button>
  </div>`;
}

/** How good a choice was in the table of all days: a tick, or what was lost. It leads to the choice. */
export function mark<C extends AnyChoice>(choice: C | null, cost: string, label: string, select: (choice: C) => void): TemplateResult {
  if (choice === null) return html`<span class="quiet" role="img" aria-label=${words("review-no-choice")}>–</span>`;
  const best = choice.lost === 0;
  return html`<button type="button" class=${best ? "review-tick" : "review-loss"} aria-label=${best ? words("review-best") : label} @click=${() => select(choice)}>
    ${best ? "✓" : `−${cost}`}
  </button>`;
}

/** What the signs of the table mean: a loss such as this one, and the last column. */
export function legend(loss: string, expected: readonly [string, string]): TemplateResult {
  const meanings = [["✓", words("review-best")], [`−${loss}`, words("review-legend-lost")], ["–", words("review-no-choice")], expected];
  return html`<dl class="review-legend quiet">
      ${meanings.map(([sign, text]) => html`<div><dt>${sign}</dt> <dd>${text}</dd></div>`)}
    </dl>
    <p class="quiet">${words("review-legend-tap")}</p>`;
}

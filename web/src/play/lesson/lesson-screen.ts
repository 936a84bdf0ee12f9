import { html, LitElement, nothing, type TemplateResult } from "lit";

import { freshId } from "../../engine/id";
import type { Engine } from "../../engine/requests";
import type { AnyView, Whole } from "../../engine/types";
import type { KeptGame, Library } from "../../library/library";
import { newGame, type SavedGame } from "../../library/saved-games";
import type { Settings } from "../../library/settings";
import { focused, lead } from "../../ui/focus";
import { words } from "../../ui/words";
import type { Loading, PageBots } from "../asking-bots";
import type { AnySession } from "../session";
import { pressButton, pressedKey } from "../shortcuts";
import { Guide, GuidedEngine, scratchLibrary, writtenBots } from "./guide";
import { guidePicture } from "./guide-picture";
import { CHOOSABLE, lessonKey, type MainButton } from "./keys";
import { type Lesson, type LessonStep, replayAt } from "./lesson";
import { Ring } from "./ring";

/** What a game's own table is made with. */
interface Play {
  createSession(engine: Engine, library: Library, saved: SavedGame, whole: Whole<AnyView, unknown>, bots?: Loading<PageBots>): AnySession;
  gameScreen(session: AnySession, settings: Settings, actions: typeof LEADS_NOWHERE): TemplateResult;
}

/** What a game's lesson is made of. */
interface Part {
  readonly lesson: Lesson;
  pointAt(this: void, table: Element, actions: readonly string[]): Element | null;
  lookAt(this: void, table: Element, name: string): Element | null;
}

/** The big button, as soon as it can be pressed, and the words beside it. */
const BIG_BUTTON = ".lesson-buttons > :last-child:enabled";
const TEXT = ".lesson-text";

const nowhere = (): void => {};

/** Nothing of a lesson leads out of it, except its own buttons. */
const LEADS_NOWHERE = { over: nowhere, share: nowhere, abandon: nowhere, takeBack: nowhere };

/**
 * A lesson: the game's own table, on which one thing after the other is done, and above it a card that says what. The card has one place
 * and one size, so that the table never moves. Only what the lesson asks for is played.
 */
export class LessonScreen extends LitElement {
  static override properties = {
    kept: { attribute: false },
    play: { attribute: false },
    teaching: { attribute: false },
    engine: { attribute: false },
    settings: { attribute: false },
    begin: { attribute: false },
    session: { state: true },
    done: { state: true },
    strayed: { state: true },
    lit: { state: true },
  };

  declare kept: KeptGame;
  declare play: Play;
  declare teaching: Part;
  declare engine: Engine;
  declare settings: Settings;
  /** The step that the lesson goes on with. */
  declare begin: number;
  declare session: AnySession | null;
  /** Whether the person has done what the step asks for. */
  declare done: boolean;
  /** Whether something else was tried since. */
  declare strayed: boolean;
  /** What is lit, by its name for screen readers. */
  declare lit: string;

  #guide: Guide | null = null;
  readonly #ring = new Ring(this, {
    table: () => this.querySelector(".lesson-table")?.firstElementChild ?? null,
    target: (table) => this.#target(table),
    named: (name) => (this.lit = name),
  });
  /** Counts the positions that were asked for, so that a late one is noticed. */
  #visits = 0;
  /** Whether the focus is still to come to the step that is shown. */
  #arriving = false;

  constructor() {
    super();
    this.session = null;
    this.done = false;
    this.strayed = false;
    this.lit = "";
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#onKey, { capture: true });
    this.addEventListener("click", this.#onClick, { capture: true });
  }

  override disconnectedCallback(): void {
    removeEventListener("keydown", this.#onKey, { capture: true });
    this.removeEventListener("click", this.#onClick, { capture: true });
    this.#visits += 1;
    this.session?.close();
    this.session = null;
    super.disconnectedCallback();
  }

  protected override willUpdate(): void {
    if (this.#guide?.lesson === this.teaching.lesson) return;
    this.#guide = new Guide(
      this.teaching.lesson,
      () => this.#played(),
      () => this.#astray(),
    );
    const last = this.teaching.lesson.steps.length - 1;
    void this.#layOut(this.begin < last ? this.begin : 0);
  }

  protected override updated(): void {
    const way = (this.#at + (this.done ? 1 : 0)) / (this.teaching.lesson.steps.length - 1);
    this.querySelector<HTMLElement>(".lesson-way")?.style.setProperty("--way", String(way));
    this.#ring.follow();
    if (this.#arriving && this.session !== null) this.#arrive();
  }

  /** Leads to the big button, or to the words as long as it cannot be pressed; never away from what somebody has gone to meanwhile. */
  #arrive(): void {
    const had = focused();
    const free = had === null || had.matches(TEXT) || had.closest(".lesson-table") !== null;
    if (!free || had?.matches("input") || document.querySelector("dialog[open]") !== null) this.#arriving = false;
    else if (lead(this, BIG_BUTTON)) this.#arriving = false;
    else lead(this, TEXT);
  }

  /** The big button answers to the keys of the table's own; on a step that only asks to go on, digits choose nothing. */
  readonly #onKey = (event: KeyboardEvent): void => {
    // Enter, held down since the last step, is not meant for this one.
    if (event.repeat && event.key === "Enter" && event.target instanceof Element && event.target.closest(".lesson-card") !== null)
      event.preventDefault();
    const pressed = pressedKey(event);
    const act = pressed === null ? null : lessonKey(pressed, this.#main);
    if (act === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (act === "press") pressButton(this, BIG_BUTTON);
    else this.#astray();
  };

  /** On a step that only asks to go on, nothing is chosen on the table. */
  readonly #onClick = (event: Event): void => {
    if (this.#main === "show" || !(event.target instanceof Element) || event.target.closest(CHOOSABLE) === null) return;
    event.preventDefault();
    event.stopPropagation();
    this.#astray();
  };

  get #at(): number {
    return this.#guide?.at ?? 0;
  }

  get #step(): LessonStep | undefined {
    return this.teaching.lesson.steps[this.#at];
  }

  get #main(): MainButton {
    if (this.#isLast) return "real";
    return this.done || this.#step?.do === undefined ? "go-on" : "show";
  }

  get #isLast(): boolean {
    return this.#at === this.teaching.lesson.steps.length - 1;
  }

  /** Lays out the position of a step. */
  async #layOut(at: number): Promise<void> {
    const guide = this.#guide;
    if (guide === null) return;
    const visit = ++this.#visits;
    guide.enter(at);
    this.#entered();
    try {
      const replay = replayAt(this.teaching.lesson, at);
      const engine = new GuidedEngine(this.engine, guide);
      const library = scratchLibrary(this.kept);
      const whole = await engine.open(freshId(), replay, replay.config.players === 1 ? 0 : null);
      const saved = { ...newGame(whole.id, whole.replay, library.summarize(replay.game, whole.view)), unranked: true };
      const session = this.play.createSession(engine, library, saved, whole, writtenBots(guide));
      await session.takeOver();
      if (visit !== this.#visits) {
        session.close();
        return;
      }
      this.session?.close();
      this.session = session;
    } catch (reason) {
      if (visit === this.#visits) this.dispatchEvent(new CustomEvent("failed", { detail: reason }));
    }
  }

  /** Another step is shown; where it stands is kept. */
  #entered(): void {
    this.done = false;
    this.strayed = false;
    this.#arriving = true;
    this.dispatchEvent(new CustomEvent("progress", { detail: { step: this.#at, done: this.#isLast } }));
    this.requestUpdate();
  }

  /** Something of the lesson was played. */
  #played(): void {
    this.strayed = false;
    if (this.done || this.#guide === null || this.#step?.do === undefined || !this.#guide.isDone) {
      this.requestUpdate();
      return;
    }
    if (this.#step.told) {
      this.done = true;
      this.#arriving = true;
    } else this.#goOn();
  }

  #astray(): void {
    this.strayed = true;
    this.#ring.pulse();
  }

  #goOn(): void {
    const guide = this.#guide;
    const next = this.teaching.lesson.steps[this.#at + 1];
    if (guide === null || next === undefined) return;
    if (next.scene !== undefined) {
      void this.#layOut(this.#at + 1);
      return;
    }
    guide.goOn();
    this.#entered();
  }

  #target(table: Element): Element | null {
    const guide = this.#guide;
    const step = this.#step;
    if (guide === null || step === undefined || this.session === null || this.done) return null;
    if (step.do === undefined) return step.look === undefined ? null : this.teaching.lookAt(table, step.look);
    return guide.left.length === 0 ? null : this.teaching.pointAt(table, guide.left);
  }

  #message(): string {
    const id = `${this.teaching.lesson.name}-${this.#step?.say ?? ""}`;
    if (this.done) return words(`lesson-${id}-done`);
    const text = words(`lesson-${id}`);
    return this.strayed ? `${words("lesson-astray")} ${text}` : text;
  }

  protected override render(): TemplateResult {
    return html`<div class="lesson" data-step=${this.#at} data-done=${String(this.done)}>
      ${this.#card()}
      <div class="lesson-table">
        ${this.session === null ? nothing : this.play.gameScreen(this.session, { ...this.settings, hints: false }, LEADS_NOWHERE)}
      </div>
      <div class="lesson-ring" aria-hidden="true"></div>
    </div>`;
  }

  #card(): TemplateResult {
    const text = this.#message();
    const { length } = this.teaching.lesson.steps;
    return html`<section class="lesson-card" aria-label=${this.title}>
      <div class="lesson-guide" aria-hidden="true">${guidePicture()}</div>
      <div class="lesson-words" role="status" aria-live="polite">
        <p class="lesson-text ${text.length > LONG ? "long" : ""} ${this.done ? "done" : ""}">${text}</p>
        ${this.lit ? html`<span class="visually-hidden">${words("lesson-lit", { what: this.lit })}</span>` : nothing}
      </div>
      <div class="lesson-buttons">
        ${this.#small("leave", "✕", words("lesson-leave"), () => this.dispatchEvent(new CustomEvent("leave")))}
        ${this.#small("again", "↺", words("lesson-repeat"), () => void this.#layOut(this.#at))}
        ${this.#isLast ? nothing : this.#small("skip", "»", words("lesson-skip"), () => void this.#layOut(this.#at + 1))}
        ${this.#isLast ? this.#startAgain() : html`<span class="lesson-count">${words("lesson-count", { number: this.#at + 1, count: length })}</span>`}
        ${this.#mainButton()}
      </div>
      <div class="lesson-way" aria-hidden="true"></div>
    </section>`;
  }

  #small(name: string, sign: string, label: string, press: () => void): TemplateResult {
    return html`<button type="button" class="icon-button" data-lesson=${name} aria-label=${label} title=${label} @click=${press}>${sign}</button>`;
  }

  /** At the end the whole lesson can be taken once more. */
  #startAgain(): TemplateResult {
    return html`<button type="button" class="lesson-anew" data-lesson="anew" @click=${() => void this.#layOut(0)}>${words("lesson-start-again")}</button>`;
  }

  #mainButton(): TemplateResult {
    if (this.#main === "real") {
      return html`<button type="button" class="primary" data-lesson="real" @click=${() => this.dispatchEvent(new CustomEvent("real"))}>${words("lesson-real")}</button>`;
    }
    if (this.#main === "go-on") {
      return html`<button type="button" class="primary" data-lesson="go-on" @click=${() => this.#goOn()}>${words("lesson-go-on")}</button>`;
    }
    return html`<button type="button" data-lesson="show" ?disabled=${this.lit === ""} @click=${() => this.#ring.focusTarget()}>${words("lesson-show")}</button>`;
  }
}

/** A text of more letters is printed smaller on phones: it has to be read whole. */
const LONG = 130;

customElements.define("lesson-screen", LessonScreen);

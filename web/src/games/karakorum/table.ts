import "./art/peaks";

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";

import type { Reason } from "../../engine/types";
import { keepChoice, keptChoice } from "../../play/choice-in-mind";
import type { Sayable } from "../../play/command-line";
import { CardDrag } from "../../play/drag";
import { GameScreen, type Sheet } from "../../play/game-screen";
import type { Proposal } from "../../play/hint-asker";
import { hintStrip } from "../../play/hint-parts";
import { placesOf } from "../../play/places";
import type { LogChapter } from "../../play/log";
import type { GameKeys } from "../../play/shortcuts";
import { TEAMS } from "../../ui/drawing/colours";
import { hadFocus, keepFocus } from "../../ui/focus";
import { playerName, teamOf } from "../../ui/seat-names";
import { teamSymbol } from "../../ui/symbols";
import { thinkingDots } from "../../ui/thinking";
import { words } from "../../ui/words";
import { type Colour, COLOURS } from "./art/types";
import { fit, marked, type OpenCards } from "./choice";
import { cardOf } from "./describe";
import { logChapters } from "./log";
import { type ExpeditionActions, expeditions } from "./expeditions";
import { goalList } from "./goal-list";
import { helpText } from "./help";
import { hintReason } from "./hint-view";
import { TableMoments } from "./moments";
import { karakorumKeys } from "./keys";
import { note } from "./notes";
import { goals, peaksLabels, peaksView, peakText, players, row, type RowActions, type RowCard, strip } from "./panels";
import { register } from "./register";
import type { KarakorumSession } from "./session";
import type { Effect, EngineView, GameEvent, Offer, Sketch, View } from "./types";
import { aboutOffer, answerTo, choiceText } from "./talk";
import { seatInLarge } from "./whose";

/** What the person is about to do. */
interface Intent {
  /** Places in the display that are lifted. */
  readonly chosen: readonly number[];
  /** The taken card that is to be placed. */
  readonly card: string | null;
}

const NO_INTENT: Intent = { chosen: [], card: null };

/** What the buttons are called that always do the same. */
const LABELS = {
  reveal: () => words("karakorum-reveal"),
  stop: () => words("karakorum-stop"),
  pass: () => words("karakorum-pass"),
  none: () => words("karakorum-none"),
  done: () => words("turn-end"),
} as const;

/** How long bots wait for cards that fly. */
const MOMENT_MS = 850;

/** What is only looked at: no tap changes its meaning by it. */
interface Looking {
  /** A scoring or removal whose effect is shown. */
  readonly preview: Effect | null;
  /** The place a dragged card is over. */
  readonly over: string | null;
  /** The colour whose goals are explained. */
  readonly goals: Colour | null;
}

const NOT_LOOKING: Looking = { preview: null, over: null, goals: null };

/** The table of Karakorum: three peaks, the open cards, everybody's expeditions, and the tray where decisions are made. */
export class KarakorumGame extends GameScreen<EngineView, GameEvent, KarakorumSession, Sketch, Offer> {
  static override properties = { ...GameScreen.properties, looking: { state: true } };

  declare intent: Intent;
  declare looking: Looking;
  readonly #drag = new CardDrag(this, pileAt, (card, pile) => this.#place(card, pile), {
    lifted: (card) => (this.intent = { ...this.intent, card }),
    over: (pile) => this.#look({ over: pile }),
  });
  readonly #moments = new TableMoments(this);
  /** What has led to it has been shown. */
  #position = "";
  /** Whether the focus was on the table before it was drawn anew. */
  #focused = false;

  constructor() {
    super();
    this.intent = NO_INTENT;
    this.looking = NOT_LOOKING;
  }

  override disconnectedCallback(): void {
    this.#moments.clear();
    super.disconnectedCallback();
  }

  protected override changed(): void {
    const { news: all, view } = this.session;
    const news = view.position === this.#position ? [] : all;
    this.#position = view.position;
    this.#moments.remember(news);
    super.changed();
    void this.updateComplete.then(() => this.#moments.show(news, this.settings));
    if (this.session.unseen) void this.#showEnd();
  }

  async #showEnd(): Promise<void> {
    const { session } = this;
    await this.updateComplete;
    await this.#moments.showEnd(session.view.outcome?.winners ?? [], this.settings);
    session.see();
    if (this.isConnected) this.send("over");
  }

  protected override drop(): void {
    this.intent = NO_INTENT;
  }

  /** Lays a hint out as if somebody had chosen it: the cards to take are lifted. */
  override presentHint({ sketch }: Proposal<Sketch>): void {
    const { phase, display } = this.session.view.table;
    this.intent = { ...this.intent, chosen: phase === "take" ? placesOf(display, sketch.cards) : [] };
  }

  protected override hintReason(reason: Reason): string {
    return hintReason(reason);
  }

  get #sketch(): Sketch | null {
    return this.hint.proposal?.sketch ?? null;
  }

  protected override get hintChoice(): string {
    return this.#sketch === null ? "" : choiceText(this.#sketch);
  }

  override get begun(): readonly string[] {
    if (this.#sketch !== null) return this.#sketch.actions;
    return this.intent.chosen.length === 0 ? [] : [this.#takeAction];
  }

  override leave(): boolean {
    const { card } = this.intent;
    const left = super.leave();
    if (card !== null) this.drop();
    return left || card !== null;
  }

  override answerTo(question: string): string {
    return answerTo(this.session.view, question);
  }

  override get questions(): readonly Sayable[] {
    return [
      { say: "goals", about: words("karakorum-goals") },
      { say: "expeditions", about: words("keys-expeditions") },
    ];
  }

  override aboutOffer(offer: Offer): string {
    return aboutOffer(this.session.view, offer);
  }

  protected override ownKeys(): GameKeys {
    return karakorumKeys(this, (question) => void this.talk.tell(question));
  }

  /** Whether nobody has chosen anything else since the hint was laid out. */
  #fitsHint(): boolean {
    const { phase, display } = this.session.view.table;
    return this.#sketch === null || phase !== "take" || this.intent.chosen.join() === placesOf(display, this.#sketch.cards).join();
  }

  /** A whole turn is accepted at once. */
  #accept(): void {
    const sketch = this.#sketch;
    if (sketch !== null) void this.safely(() => this.session.play(...sketch.actions));
  }

  /** Bots wait until the cards have flown. */
  override botPace(): number | null {
    const { lost, news, unseen } = this.session;
    return lost || unseen ? null : news.length > 0 ? MOMENT_MS : 0;
  }

  protected override shown(): readonly unknown[] {
    return [...super.shown(), this.intent.chosen, this.intent.card, this.looking.goals];
  }

  protected override chapters(events: readonly GameEvent[]): readonly LogChapter[] {
    return logChapters(this.session.view, events);
  }

  protected override leaving(name: string): string {
    return words("karakorum-leave-sure", { name });
  }

  /** Clears the choices, except the only card there is to place, and what was in mind here before the page was loaded again. */
  protected override refresh(): void {
    const { view } = this.session;
    const taken = new Set(this.#taken(view));
    const [only = null] = taken.size === 1 ? taken : [];
    const { chosen, card } = keptChoice(this.#placeOf(view)) ?? {};
    this.intent = {
      chosen:
        view.table.phase === "take" && Array.isArray(chosen)
          ? view.table.display.map((_, place) => place).filter((place) => chosen.includes(place))
          : [],
      card: typeof card === "string" && taken.has(card) ? card : only,
    };
    this.looking = NOT_LOOKING;
    this.notice = "";
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    super.willUpdate(changes);
    if (changes.has("intent") && !this.#fitsHint()) this.hint.drop();
    this.#focused = hadFocus(this);
  }

  /** If what had the focus is gone, what is asked for now gets it: the next key does nothing that was not meant. */
  protected override updated(changes: PropertyValues<this>): void {
    if (changes.has("intent")) keepChoice(this.#placeOf(this.session.view), this.intent);
    this.querySelector<HTMLElement>(".tray")?.style.setProperty("--team", TEAMS[teamOf(this.session.view, this.session.view.to_act[0] ?? 0)].body);
    if (this.#focused) keepFocus(this, ".prompt", ".tray");
  }

  /** All cards lie open, so what somebody has in mind is no secret. */
  #placeOf({ position }: View): { readonly id: string; readonly position: string } {
    return { id: this.session.id, position };
  }

  #try(action: string): void {
    void this.safely(() => this.attempt(action));
  }

  #look(looking: Partial<Looking>): void {
    this.looking = { ...this.looking, ...looking };
  }

  /** The cards that whoever is to act has still to place. */
  #taken({ table, to_act: [seat] }: View): readonly string[] {
    return table.phase === "allot" && seat !== undefined ? (table.players[seat]?.taken ?? []) : [];
  }

  /** The cards in the row: to be placed in a turn, else those that lie open. */
  #cards(view: View): readonly RowCard[] {
    const lying = view.table.phase === "allot" ? this.#taken(view) : view.table.display;
    const hinted = placesOf(lying, this.#sketch?.cards ?? []);
    if (view.table.phase === "allot") {
      return this.#taken(view).map((card, place, all) => ({
        card,
        hinted: hinted.includes(place),
        chosen: this.intent.card === card && all.indexOf(card) === place,
        useless: !view.legal.some((action) => action.startsWith(`place ${card} `)),
        apart: false,
      }));
    }
    const open = openCards(view);
    const { chosen } = this.intent;
    return view.table.display.map((card, place) => ({
      card,
      hinted: hinted.includes(place),
      chosen: chosen.includes(place),
      useless: view.table.phase === "take" && !fit(open, [place]),
      apart: chosen.length > 0 && (view.request?.most ?? 0) > 1 && !chosen.includes(place) && !fit(open, [...chosen, place]),
    }));
  }

  readonly #row: RowActions = {
    choose: (place) => {
      const { phase } = this.session.view.table;
      if (phase === "allot") this.#chooseToPlace(place);
      else if (phase === "take") this.#chooseToTake(place);
      else this.#try(`take ${this.session.view.table.display[place] ?? ""}`);
    },
    grip: (event, place) => {
      const card = this.#taken(this.session.view)[place];
      if (card !== undefined) this.#drag.grip(event, card);
    },
    deck: () => {
      const { legal, table } = this.session.view;
      if (table.phase === "reveal" && legal.includes("reveal")) this.#try("reveal");
      else this.open("discard");
    },
    discard: () => this.open("discard"),
  };

  #chooseToPlace(place: number): void {
    const card = this.#taken(this.session.view)[place] ?? null;
    this.intent = { ...this.intent, card: this.intent.card === card ? null : card };
    this.notice = "";
  }

  #chooseToTake(place: number): void {
    const { view } = this.session;
    const chosen = marked(openCards(view), this.intent.chosen, place);
    if (chosen === null) {
      this.#try(`take ${view.table.display[place] ?? ""}`);
      return;
    }
    this.intent = { ...this.intent, chosen };
    this.notice = "";
  }

  #take(): void {
    if (this.intent.chosen.length === 0) this.notice = words("karakorum-choose-first");
    else this.#try(this.#takeAction);
  }

  get #takeAction(): string {
    const { display } = this.session.view.table;
    return ["take", ...this.intent.chosen.map((place) => display[place] ?? "").sort(inOrder)].join(" ");
  }

  #place(card: string, pile: string): void {
    this.#try(`place ${card} ${pile}`);
  }

  readonly #expeditions: ExpeditionActions = {
    onPile: (pile) => {
      const { card } = this.intent;
      if (card !== null) this.#place(card, pile);
      else if (this.#taken(this.session.view).length) this.notice = words("karakorum-pick-card");
    },
    preview: (preview) => this.#look({ preview }),
    play: ({ action }) => this.#try(action),
  };

  /** A peak was touched: says what its track means, and who stands where. */
  #onPeaks(event: MouseEvent): void {
    const { left, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const colour = COLOURS[Math.floor(((event.clientX - left) / width) * COLOURS.length)] ?? "R";
    this.notice = `${peakText(this.session.view, colour)}. ${note("track")()}`;
  }

  /** Whose expeditions lie in large. */
  get #inLarge(): number | null {
    const { people, view } = this.session;
    const [acting] = view.to_act;
    return acting === undefined ? null : seatInLarge(acting, view.table.players.length, people);
  }

  protected override open(sheet: Sheet): void {
    super.open(sheet);
    this.#look({ goals: null });
  }

  protected override render(): TemplateResult {
    if (this.session.lost) return this.lostScreen();
    const { view } = this.session;
    const toggle = (sheet: Sheet) => (): void => this.open(sheet);
    return html`<div class="game karakorum" data-phase=${view.table.phase} data-position=${view.position}>
      <header class="game-bar">
        ${this.menuButton()}
        <h1 class="day">${words("karakorum-title")}</h1>
        <span class="quiet">${words("karakorum-deck", { count: view.table.unseen.length })}</span>
        <button type="button" class="kk-log-button" data-action="log" aria-expanded=${String(this.sheet === "log")} @click=${toggle("log")}>
          ${words("log-title")}
        </button>
      </header>
      <main class="kk-main">
        <karakorum-peaks
          theme=${this.settings.theme === "system" ? nothing : this.settings.theme}
          .view=${peaksView(view, this.looking.preview)}
          .labels=${peaksLabels(view)}
          .speed=${this.settings.speed}
          @click=${(event: MouseEvent) => this.#onPeaks(event)}
        ></karakorum-peaks>
        ${goals(view, (colour) => this.#look({ goals: colour }), this.#sketch)} ${strip(view, this.#inLarge, this.sheet === "teams", toggle("teams"))}
        ${row(view, this.#cards(view), this.#row, this.#sketch?.word ?? null)}
        ${expeditions(view, this.#inLarge, { card: this.intent.card, over: this.looking.over, hint: this.#sketch }, this.#expeditions)}
        ${this.#tray(view)}
      </main>
      <aside class="side" data-sheet=${this.sheet}>
        <button type="button" class="kk-close" aria-label=${words("close")} @click=${toggle("none")}>✕</button>
        <section class="side-teams" aria-label=${words("karakorum-players")}>${players(view, this.session.saved.left)}</section>
        <section class="side-log" tabindex="0" aria-label=${words("log-title")}>${this.logLines()}</section>
      </aside>
      ${this.#dialog(view)} ${this.asking ?? nothing}
    </div>`;
  }

  #dialog(view: View): TemplateResult | typeof nothing {
    if (this.sheet === "menu") return this.menu(nothing);
    if (this.sheet === "discard") return register(view, () => this.open("none"));
    const { goals: colour } = this.looking;
    if (colour === null) return nothing;
    const close = (): void => this.#look({ goals: null });
    const claim = ({ action }: Effect): void => {
      close();
      this.#try(action);
    };
    return goalList(view, colour, claim, close);
  }

  /** Who is asked for what, and the buttons. Each has a place of its own, whatever is asked. */
  #tray(view: View): TemplateResult {
    const seat = view.to_act[0];
    if (seat === undefined) return html`<div class="tray kk-tray"></div>`;
    const hint = this.settings.hints ? this.#hint(view) : "";
    return html`<div class="tray kk-tray">
      <div class="kk-say" data-seat=${seat} data-name=${playerName(view, seat)}>
        <span class="team-emblem" aria-hidden="true">${teamSymbol(teamOf(view, seat))}</span>
        <div>
          <p class="prompt" tabindex="-1">${this.#prompt(view, seat)}</p>
          ${this.#notice()}
          ${this.session.bot === null ? nothing : thinkingDots()}
          ${hint ? html`<p class="kk-hint quiet">${hint}</p>` : nothing}
        </div>
        ${this.hintButton()}
      </div>
      <div class="kk-buttons" role="group" aria-label=${words(`karakorum-phase-${view.table.phase}`)}>
        <button type="button" class="icon-button" data-action="undo" data-repeatable aria-label=${words("turn-undo")} ?disabled=${!view.undo} @click=${() => void this.safely(() => this.session.undo())}>↶</button>
        <button type="button" class="icon-button" data-action="redo" data-repeatable aria-label=${words("turn-redo")} ?disabled=${!view.redo} @click=${() => void this.safely(() => this.session.redo())}>↷</button>
        ${this.#otherButton(view)} ${this.#mainButton(view)}
      </div>
    </div>`;
  }

  /** A short hint on what is asked for; in a first game by its own plan. */
  #hint({ request }: View): string {
    if (request === null) return "";
    if (this.session.saved.helped) return helpText(request.task, this.session.log);
    return request.task.startsWith("place") ? words("karakorum-hint-place") : "";
  }

  #notice(): TemplateResult {
    if (this.#sketch !== null) {
      return hintStrip({
        text: `${this.hintNumber} ${this.hintReasons}`,
        next: this.hasNextHint ? this.pressHint : null,
        drop: () => this.hint.drop(),
      });
    }
    const sought = this.hint.state.kind === "thinking" ? words("hint-thinking") : "";
    return html`<p class="notice">${this.notice || sought || this.stumble}</p>`;
  }

  #prompt(view: View, seat: number): string {
    if (this.session.bot !== null) return words("bot-thinking", { name: playerName(view, seat) });
    return words(`karakorum-prompt-${view.request?.task ?? "end"}`, { name: playerName(view, seat), count: this.#taken(view).length });
  }

  #otherButton({ request }: View): unknown {
    const other = request?.other ?? null;
    if (other === null) return keyed("", html`<span class="kk-no-button" aria-hidden="true"></span>`);
    const only = request?.task === "pass";
    return keyed(
      other,
      html`<button type="button" class="${only ? "primary" : ""} ${this.#sketch?.word === other ? "hinted" : ""}" data-action=${other} @click=${() => this.#try(other)}>${LABELS[other]()}</button>`,
    );
  }

  /** Whether the main button does what a hint proposes. */
  #proposes(main: string): boolean {
    const sketch = this.#sketch;
    return sketch !== null && (main === "take" ? sketch.cards.length > 0 || sketch.word === "none" : sketch.word === main);
  }

  /** What it does decides which button it is: one that comes in its place is another one, and has not the focus. */
  #mainButton(view: View): unknown {
    const { request } = view;
    if (this.session.bot !== null) {
      return keyed("skip", html`<button type="button" data-action="skip-bots" @click=${() => this.bots.skip()}>${words("bot-skip")}</button>`);
    }
    if (request === null) return nothing;
    if (this.#sketch !== null && view.table.phase === "allot" && this.#sketch.word === null) {
      return keyed(
        "accept",
        html`<button type="button" class="primary hinted" data-action="accept" @click=${() => this.#accept()}>${words("plan-accept")}</button>`,
      );
    }
    const { main, most, task } = request;
    const count = this.intent.chosen.length;
    const ready = main === "take" ? count > 0 : view.legal.includes(main);
    const label = main === "take" && task !== "pass" ? words("karakorum-take", { count, most }) : LABELS[main === "take" ? "none" : main]();
    return keyed(
      main,
      html`<button
        type="button"
        class="${task === "pass" ? "" : "primary"} ${this.#proposes(main) ? "hinted" : ""}"
        data-action=${main}
        aria-disabled=${String(!ready)}
        @click=${() => (main === "take" ? this.#take() : this.#try(main))}
      >
        ${label}
      </button>`,
    );
  }
}

/** What may be taken of the open cards. */
function openCards({ legal, table }: View): OpenCards {
  return { display: table.display, takes: legal.filter((action) => action.startsWith("take ")).map((action) => action.split(" ").slice(1)) };
}

/** The order in which the engine names cards. */
function inOrder(first: string, second: string): number {
  const [a, b] = [cardOf(first), cardOf(second)];
  return COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || a.value - b.value || a.axes - b.axes;
}

/** The expedition at a point of the screen, or the place for a new one. */
function pileAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest("[data-pile]")?.getAttribute("data-pile") ?? null;
}

customElements.define("karakorum-game", KarakorumGame);

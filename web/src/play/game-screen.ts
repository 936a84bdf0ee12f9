import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";

import { type Level, LEVELS } from "../engine/bots/levels";
import { EngineError } from "../engine/errors";
import { isStale, Refused } from "../engine/requests";
import type { AnyView, Reason } from "../engine/types";
import type { Settings } from "../library/settings";
import { announce } from "../ui/announcer";
import { closeByWayBack } from "../ui/back";
import { dialog } from "../ui/dialog";
import { question } from "../ui/question";
import { reasonText } from "../ui/reasons";
import { playerName } from "../ui/seat-names";
import { sentences } from "../ui/sentences";
import { EVERYWHERE, keyOf } from "../ui/single-keys";
import { words } from "../ui/words";
import { BotDriver } from "./bot-driver";
import type { Sayable } from "./command-line";
import { HintAsker, type HintTable, type Proposal } from "./hint-asker";
import { hintButton } from "./hint-parts";
import { type LogChapter, logOf } from "./log";
import { SecondTaps } from "./second-taps";
import type { Session } from "./session";
import { type GameKeys, pressButton, pressedKey, shortcutList, type Shortcuts } from "./shortcuts";
import { fromEngine } from "./spoken-words";
import { type TalkingTable, TextWay } from "./text-way";

/** What is laid over the table; teams and log only where there is no room beside it. */
export type Sheet = "none" | "teams" | "log" | "menu" | "discard";

/**
 * The common part of every game's screen. It listens to its session, tries actions, says why one is refused, asks before what cannot
 * be taken back, shows hints, and has a menu and a log. `K` is what the game tells of a proposed choice.
 */
export abstract class GameScreen<
  V extends AnyView,
  E,
  S extends Session<V, E>,
  K = unknown,
  O extends { readonly say: string } = { readonly say: string },
>
  extends LitElement
  implements HintTable<K>, TalkingTable<E, O>
{
  static override properties = {
    session: { attribute: false },
    settings: { attribute: false },
    intent: { state: true },
    notice: { noAccessor: true },
    sheet: { state: true },
    asking: { state: true },
  };

  declare session: S;
  declare settings: Settings;
  declare sheet: Sheet;
  /** A question that wants an answer before anything else. */
  declare asking: TemplateResult | null;

  #listening: S | null = null;
  #notice = "";
  #toldHint: Proposal<K> | null = null;
  #toldThinking = false;
  protected readonly bots: BotDriver;
  protected readonly hint = new HintAsker<K>(this);
  /** To be called when the sheet over the table is closed. */
  #sheetGone: (() => void) | null = null;

  /** Tells what happens and lets the game be played by words. */
  protected readonly talk = new TextWay<E, O>(this);

  constructor() {
    super();
    this.notice = "";
    this.sheet = "none";
    this.asking = null;
    this.addController(new SecondTaps(this, () => this.shown()));
    this.bots = new BotDriver(this);
    this.addController({
      hostUpdated: () => {
        this.#followSheet();
        this.#tellHint();
      },
    });
  }

  /** Drops the choices that were begun, because something has changed. */
  protected abstract refresh(): void;

  /** Takes back the choices that were begun. */
  protected abstract drop(): void;

  /** How long what has happened is to be seen before a bot acts, in milliseconds at a calm pace; null if it has to wait for somebody. */
  abstract botPace(): number | null;

  /** Lays out a proposal like a choice that somebody has begun. */
  abstract presentHint(proposal: Proposal<K>): void;

  /** One sentence on why a proposal is good. */
  protected abstract hintReason(reason: Reason): string;

  missHint(): void {
    this.notice = words("hint-failed");
  }

  /** Asks for a hint, stops asking, or shows the next one. */
  protected readonly pressHint = (): void => {
    this.notice = "";
    void this.hint.press();
  };

  protected hintButton(able: boolean = this.session.hintable): TemplateResult {
    return hintButton(this.hint.state, able, this.pressHint);
  }

  /** Which hint is shown, of how many; empty if none is. */
  protected get hintNumber(): string {
    const { state } = this.hint;
    if (state.kind !== "shown") return "";
    return words("hint-number", { number: state.at + 1, count: state.proposals.length });
  }

  /** Why the hint that is shown is good; empty if none is shown. */
  protected get hintReasons(): string {
    return (this.hint.proposal?.reasons ?? []).map((reason) => this.hintReason(reason)).join(" ");
  }

  /** Whether there is another one to show. */
  protected get hasNextHint(): boolean {
    const { state } = this.hint;
    return state.kind === "shown" && state.proposals.length > 1;
  }

  /** A bot could not act. */
  failed(reason: unknown): void {
    void this.#explain(reason);
  }

  /** What is on the screen, as far as it changes what a tap means. */
  protected shown(): readonly unknown[] {
    return [this.session.view.position, this.sheet, this.asking, this.hint.state];
  }

  /** The log by days or rounds, in words. */
  protected abstract chapters(events: readonly E[]): readonly LogChapter[];

  /** The question that is asked before somebody leaves; it says what that means for the game. */
  protected abstract leaving(name: string): string;

  /** One sentence on what was just tried. It is told each time, also when it is the same again. */
  get notice(): string {
    return this.#notice;
  }

  set notice(text: string) {
    const before = this.#notice;
    this.#notice = text;
    announce(text);
    this.requestUpdate("notice", before);
  }

  /** What has happened, a sentence each. */
  sentences(events: readonly E[]): readonly string[] {
    return this.chapters(events).flatMap(({ lines }) => lines.map(({ text }) => text));
  }

  /** The answer to a question; `climber` is whom it is about, where somebody was named. */
  abstract answerTo(question: string, climber: number | null): string;

  /** What a command does that is understood now. */
  abstract aboutOffer(offer: O): string;

  /** What the one who has just acted has done and the log keeps secret; empty if nothing. */
  ownDeed(_actions: readonly string[], _events: readonly E[]): string {
    return "";
  }

  /** What should be thought of before these actions; empty if nothing. */
  doubt(_actions: readonly string[], _deadly: boolean): string {
    return "";
  }

  async giveHint(): Promise<string> {
    if (!this.session.hintable) return words("hint-failed");
    if (this.hint.state.kind !== "thinking") await this.hint.press();
    return this.hint.proposal === null ? words("hint-failed") : this.#hintText;
  }

  /** What is played if somebody agrees to what is shown. */
  abstract get begun(): readonly string[];

  leave(): boolean {
    if (this.hint.state.kind === "none" && this.begun.length === 0) return false;
    this.hint.drop();
    this.drop();
    return true;
  }

  abstract get questions(): readonly Sayable[];

  shortly(offers: readonly O[]): readonly string[] {
    return offers.map(({ say }) => fromEngine(say));
  }

  /** What the hint that is shown would do, in words. */
  protected abstract get hintChoice(): string;

  get #hintText(): string {
    return sentences([this.hintNumber, this.hintReasons, this.hintChoice]);
  }

  /** The keys that only this game has. */
  protected abstract ownKeys(): GameKeys;

  /** What keys do in every game, and in this one. */
  #acts(): Shortcuts {
    const press = (selector: string) => (): void => pressButton(this, selector);
    const tell = (asked: string) => (): void => void this.talk.tell(asked);
    return {
      list: () => this.#showKeys(),
      commands: () => void this.talk.line.show(),
      state: tell("state"),
      what: tell("what"),
      where: tell("where"),
      main: press(".tray .primary, .tray [data-action=accept], .tray .hinted[data-action=end], .curtain .primary"),
      end: press("[data-action=end], [data-action=done], [data-action=stop], [data-action=pass]"),
      on: press("[data-action=go-on], [data-action=lift], [data-action=skip-bots]"),
      undo: press("[data-action=undo]"),
      redo: press("[data-action=redo]"),
      hint: () => {
        if (this.sheet === "none" && this.session.hintable) this.pressHint();
      },
      menu: press("[data-action=menu]"),
      ...this.ownKeys().acts,
    };
  }

  /** Does what a key is for; false if it is for nothing here. */
  #pressed(key: string): boolean {
    const { group, choose } = this.ownKeys();
    if (/^[1-9]$/.test(key)) choose(Number(key) - 1);
    else {
      const action = [...group.actions, ...EVERYWHERE.actions].find(({ name }) => keyOf(name) === key);
      if (action === undefined) return false;
      this.#acts()[action.name]?.();
    }
    return true;
  }

  /** That a hint is sought is told, and the hint that has just come. */
  #tellHint(): void {
    const { proposal, state } = this.hint;
    if (state.kind === "thinking" && !this.#toldThinking) announce(words("hint-thinking"));
    this.#toldThinking = state.kind === "thinking";
    if (proposal !== this.#toldHint && proposal !== null) announce(this.#hintText);
    this.#toldHint = proposal;
  }

  #showKeys(): void {
    this.sheet = "none";
    this.asking = shortcutList([EVERYWHERE, this.ownKeys().group], () => (this.asking = null));
  }

  /** The field for commands comes first, and stays whatever is drawn behind it. */
  protected override createRenderRoot(): HTMLElement {
    this.append(this.talk.line);
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#onKey);
    this.addEventListener("click", this.#closeSheet, { capture: true });
  }

  override disconnectedCallback(): void {
    removeEventListener("keydown", this.#onKey);
    this.removeEventListener("click", this.#closeSheet, { capture: true });
    this.#listening?.removeEventListener("change", this.#changed);
    this.#listening = null;
    this.#sheetGone?.();
    this.#sheetGone = null;
    super.disconnectedCallback();
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (!changes.has("session") || this.#listening === this.session) return;
    this.#listening?.removeEventListener("change", this.#changed);
    this.#listening = this.session;
    this.session.addEventListener("change", this.#changed);
    this.talk.follow();
    this.hint.drop();
    this.refresh();
  }

  /** The browser's way back closes a sheet that lies over the table. */
  #followSheet(): void {
    if (this.#sheetOver === (this.#sheetGone !== null)) return;
    this.#sheetGone?.();
    this.#sheetGone = this.#sheetOver ? closeByWayBack(() => (this.sheet = "none")) : null;
  }

  /** Whether teams or log lie over the table; on wide screens they stand beside it. */
  get #sheetOver(): boolean {
    const side = this.querySelector(".side[data-sheet=teams], .side[data-sheet=log]");
    return side !== null && getComputedStyle(side).position === "fixed";
  }

  /** Something has happened in the session. */
  protected changed(): void {
    this.hint.drop();
    this.refresh();
    this.talk.follow();
    this.requestUpdate();
    if (this.session.over && !this.session.unseen) this.send("over");
  }

  readonly #changed = (): void => this.changed();

  readonly #onKey = (event: KeyboardEvent): void => {
    if (document.querySelector("dialog[open]") !== null) return; // a dialog closes itself
    const pressed = pressedKey(event);
    if (pressed !== null && this.#pressed(pressed)) event.preventDefault();
    if (event.key !== "Escape") return;
    if (this.sheet !== "none") this.sheet = "none";
    else if (this.leave()) announce(words("spoken-left"));
    else if (this.talk.line.hasLine) this.talk.line.closeLine();
    else this.drop();
  };

  /** A tap beside an open sheet closes it, and does nothing else. */
  readonly #closeSheet = (event: Event): void => {
    if (!this.#sheetOver) return;
    if (event.composedPath().some((node) => node instanceof Element && node.matches(".side, .sheet-tabs, dialog"))) return;
    event.stopPropagation();
    event.preventDefault();
    this.sheet = "none";
  };

  /** Play it if it is legal, else say why not. */
  protected async attempt(action: string): Promise<void> {
    if (this.session.view.legal.includes(action)) {
      await this.session.play(action);
      return;
    }
    const reason = await this.session.why(action);
    this.notice = reason === null ? "" : reasonText(reason);
  }

  protected async safely(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (reason) {
      await this.#explain(reason);
    }
  }

  async #explain(reason: unknown): Promise<void> {
    if (isStale(reason)) return; // the game has gone on, and shows what there is to do now
    if (reason instanceof Refused) this.notice = reasonText(reason.reason);
    else if (reason instanceof EngineError) this.notice = words("tap-lost");
    else this.notice = words((await this.session.isStored()) ? "error-but-saved" : "error-unexpected");
  }

  /** That a bot has failed and somebody else has chosen for it; empty if none has. */
  protected get stumble(): string {
    const { stumbled, view } = this.session;
    return stumbled === null ? "" : words("bot-stumbled", { name: playerName(view, stumbled) });
  }

  protected open(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? "none" : sheet;
  }

  protected send(what: "over" | "abandon" | "take-back" | "share"): void {
    this.dispatchEvent(new CustomEvent(what, { bubbles: true }));
  }

  /** One question with a way on and a way back. */
  protected ask(text: string, yes: string, no: string, then: () => void): void {
    this.sheet = "none";
    const answer = (agreed: boolean): void => {
      this.asking = null;
      if (agreed) then();
    };
    this.asking = question({ text, yes, no, answer });
  }

  protected menuButton(): TemplateResult {
    return html`<button type="button" class="icon-button" data-action="menu" aria-label=${words("menu-title")} @click=${() => this.open("menu")}>☰</button>`;
  }

  protected sheetTabs(people: string): TemplateResult {
    const tab = (sheet: "teams" | "log", label: string): TemplateResult =>
      html`<button type="button" data-action=${sheet} aria-expanded=${String(this.sheet === sheet)} @click=${() => this.open(sheet)}>${label}</button>`;
    return html`<nav class="sheet-tabs">${tab("teams", people)} ${tab("log", words("log-title"))}</nav>`;
  }

  /** The events that the log may tell. */
  protected get told(): readonly E[] {
    return this.session.log;
  }

  protected logLines(): TemplateResult {
    return html`<h2>${words("log-title")}</h2>
      ${this.logList()}`;
  }

  /** What has happened, by days or rounds. */
  protected logList(): TemplateResult {
    return logOf(this.chapters(this.told));
  }

  /** The menu; `more` and `about` are what only this game has: a button, and what it tells about what is played. */
  protected menu(more: TemplateResult | typeof nothing, about: TemplateResult | typeof nothing = nothing): TemplateResult {
    const close = (): void => this.open("none");
    const content = html`${about}
      <nav class="menu-pairs">
        <a class="button" href="#rules/${this.session.saved.replay.game}">${words("home-rules")}</a>
        <a class="button" href="#settings">${words("home-settings")}</a>
        <a class="button" href="#games">${words("home-games")}</a>
        <a class="button" href="#">${words("menu-home")}</a>
        <a class="button" href="#watch/${this.session.id}" data-action="watch">${words("menu-watch")}</a>
        <button type="button" data-action="menu-commands" @click=${() => this.#openCommands()}>${words("command-title")}</button>
        <button type="button" data-action="menu-keys" @click=${() => this.#showKeys()}>${words("keys-title")}</button>
        ${more}
      </nav>
      ${this.#seats()}
      <button type="button" data-action="abandon" @click=${() => this.#abandon()}>${words("games-abandon")}</button>
      <button type="button" class="primary" data-action="close" @click=${close}>${words("close")}</button>`;
    return dialog({ kind: "menu", label: words("menu-title"), close, content });
  }

  /** Of every seat: whoever sits there may leave, and it can be handed to a bot, and back. */
  #seats(): TemplateResult | typeof nothing {
    const { people, view } = this.session;
    if (view.table.players.length < 2 || view.outcome !== null) return nothing;
    const seats = view.table.players.map((_, seat) => {
      const name = playerName(view, seat);
      const leave = html`<button type="button" data-action="leave-${seat}" @click=${() => this.#leave(seat)}>${words("games-leave", { name })}</button>`;
      const hand =
        this.session.botOn(seat) === null
          ? html`<button type="button" data-action="bot-${seat}" @click=${() => this.#handToBot(seat)}>${words("bot-hand-over", { name })}</button>`
          : html`<button type="button" data-action="person-${seat}" @click=${() => this.#seat(seat, null)}>${words("bot-take-over", { name })}</button>`;
      return html`<div class="menu-pairs">${people.length > 1 && people.includes(seat) ? leave : nothing} ${hand}</div>`;
    });
    return html`${seats}`;
  }

  #openCommands(): void {
    this.sheet = "none";
    void this.updateComplete.then(() => this.talk.line.show());
  }

  #handToBot(seat: number): void {
    const which = words("bot-hand-over-which", { name: playerName(this.session.view, seat) });
    const close = (): void => {
      this.asking = null;
    };
    this.sheet = "none";
    this.asking = dialog({
      kind: "question",
      label: which,
      close,
      content: html`<p>${which}</p>
        <div class="buttons">
          ${LEVELS.map((level) => html`<button type="button" data-action="level-${level}" @click=${() => this.#seat(seat, level)}>${words(`rank-${level}`)}</button>`)}
          <button type="button" class="primary" data-action="cancel" autofocus @click=${close}>${words("cancel")}</button>
        </div>`,
    });
  }

  #seat(seat: number, level: Level | null): void {
    this.asking = null;
    this.sheet = "none";
    void this.safely(() => this.session.seat(seat, level));
  }

  #leave(seat: number): void {
    const name = playerName(this.session.view, seat);
    this.ask(this.leaving(name), words("games-leave", { name }), words("cancel"), () => void this.safely(() => this.session.leave(seat)));
  }

  #abandon(): void {
    this.ask(words("games-abandon-sure"), words("games-abandon"), words("cancel"), () => this.send("abandon"));
  }

  protected lostScreen(): TemplateResult {
    return html`<main class="message">
      <p role="alert">${words("games-lost")}</p>
      <div class="buttons">
        <a class="button" href="#">${words("menu-home")}</a>
        <button type="button" class="primary" data-action="take-back" @click=${() => this.send("take-back")}>${words("games-take-back")}</button>
      </div>
    </main>`;
  }
}

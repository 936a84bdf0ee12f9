import type { ReactiveController, ReactiveControllerHost } from "lit";

import { isStale, Refused } from "../engine/requests";
import type { AnyView, Understood } from "../engine/types";
import { announce, hush } from "../ui/announcer";
import { reasonText } from "../ui/reasons";
import { words } from "../ui/words";
import { CommandLine, type Listener, type Sayable } from "./command-line";
import { fromEngine } from "./spoken-words";

/** The game that is talked about. */
interface TalkingSession<E> {
  readonly log: readonly E[];
  readonly view: AnyView;
  readonly bot: object | null;
  offers<O>(): Promise<readonly O[]>;
  meaning(text: string): Promise<Understood>;
  play(...actions: string[]): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
}

/** What a game's screen says and is told. `O` is what its engine offers to be said. */
export interface TalkingTable<E, O> extends ReactiveControllerHost, HTMLElement {
  readonly session: TalkingSession<E>;
  /** What has happened, a sentence each. */
  sentences(events: readonly E[]): readonly string[];
  /** The answer to a question; `climber` is whom it is about, where somebody was named. */
  answerTo(question: string, climber: number | null): string;
  /** What a command does that is understood now. */
  aboutOffer(offer: O): string;
  /** What the one who has just acted has done and the log keeps secret from the others; empty if nothing. */
  ownDeed(actions: readonly string[], events: readonly E[]): string;
  /** What should be thought of before these actions; empty if nothing. */
  doubt(actions: readonly string[], deadly: boolean): string;
  /** Asks for a hint; answers when there is one, or none. */
  giveHint(): Promise<string>;
  /** What is played if somebody agrees to what is shown: a hint, a plan, or a choice that was begun. Empty if nothing is. */
  readonly begun: readonly string[];
  /** Shows it no more; false if there was nothing to take away. */
  leave(): boolean;
  /** What only this game can be asked. */
  readonly questions: readonly Sayable[];
  /** What can be said, as short as it can be told. */
  shortly(offers: readonly O[]): readonly string[];
}

/** The buttons that only go on, one after the other. */
const GO_ON = "[data-action=go-on], [data-action=lift], [data-action=skip-bots]";
/** What has to be gone on from before anything else can be done. */
const WAITS = "[data-action=go-on], [data-action=lift]";

/** Where it is said what is asked for. */
const PROMPT = ".prompt, .curtain h1";

/** Tells everything that happens on a table, once and in order, and lets it be played by words. */
export class TextWay<E, O extends { readonly say: string }> implements ReactiveController, Listener {
  readonly line = new CommandLine();
  readonly #table: TalkingTable<E, O>;
  #session: TalkingSession<E> | null = null;
  /** How much of the log has been told. */
  #told = 0;
  #prompt = "";
  /** The question whose answer a key has asked for last. */
  #asked = "";
  #viewer: number | null = null;
  /** Whether the result has come; the field for commands must not lie over it. */
  #over = false;
  /** What waits for a yes, and at which position. */
  #doubtful: { readonly actions: readonly string[]; readonly position: string } | null = null;

  constructor(table: TalkingTable<E, O>) {
    this.#table = table;
    this.line.listener = this;
    table.addController(this);
  }

  hostDisconnected(): void {
    hush();
  }

  /** What is asked for now is told when it is another thing than before. */
  hostUpdated(): void {
    const over = this.#table.session.view.outcome !== null && !this.#waits;
    if (over && !this.#over && this.line.open) this.line.hide();
    this.#over = over;
    const prompt = this.#table.querySelector(PROMPT)?.textContent?.replace(/\s+/g, " ").trim() ?? "";
    if (prompt === this.#prompt) return;
    this.#prompt = prompt;
    announce(prompt);
    void this.line.refresh().catch(() => {});
  }

  /** Something has happened in the session. */
  follow(): void {
    const { session } = this.#table;
    const { log, view } = session;
    if (session !== this.#session) {
      this.#session = session;
      this.#told = log.length;
      this.#viewer = view.table.viewer;
      return;
    }
    if (view.table.viewer !== this.#viewer) {
      this.#viewer = view.table.viewer;
      hush();
      this.line.forget();
    }
    if (log.length < this.#told) announce(words("spoken-undone"));
    else this.#table.sentences(log.slice(this.#told)).forEach(announce);
    this.#told = log.length;
    void this.#tellAgain().catch(() => {});
  }

  /** Answers a question that was asked by a key. */
  async tell(question: string): Promise<void> {
    const text = await this.#answerTo(question);
    announce(text);
    this.#asked = question;
    this.line.tell(text);
  }

  async #answerTo(question: string): Promise<string> {
    return question === "what" ? this.#what() : this.#table.answerTo(question, null);
  }

  /** What stands beside the table stays true while the game goes on. */
  async #tellAgain(): Promise<void> {
    if (!this.line.hasLine) return;
    const { position } = this.#table.session.view;
    const text = await this.#answerTo(this.#asked);
    if (this.line.hasLine && position === this.#table.session.view.position) this.line.tell(text);
  }

  async sayable(): Promise<readonly Sayable[]> {
    const { before, offers, always } = await this.#sayable();
    return [...before, ...offers.map((offer) => ({ say: offer.say, about: this.#table.aboutOffer(offer) })), ...always];
  }

  /** What can be said: about what is shown, to play, and at any time. */
  async #sayable(): Promise<{ readonly before: readonly Sayable[]; readonly offers: readonly O[]; readonly always: readonly Sayable[] }> {
    const { session } = this.#table;
    const about = (say: string): Sayable => ({ say, about: words(`command-about-${say}`) });
    const always = [
      ...["state", "where", "cards"].map(about),
      ...this.#table.questions,
      ...["hint", "what", ...(session.view.undo ? ["undo"] : []), ...(session.view.redo ? ["redo"] : [])].map(about),
    ];
    if (this.#waits || session.bot !== null) return { before: [about("on")], offers: [], always };
    const before = this.#table.begun.length === 0 ? [] : ["yes", "no"].map(about);
    return { before, offers: await session.offers<O>().catch(() => []), always };
  }

  /** Answers in a sentence; what happens besides is told by the log. */
  async obey(text: string): Promise<string> {
    try {
      const answer = await this.#answer(text);
      if (answer.told) announce(answer.text);
      return answer.text;
    } catch (reason) {
      const why = reason instanceof Refused ? (isStale(reason) ? words("command-stale") : reasonText(reason.reason)) : words("error-unexpected");
      announce(why);
      return why;
    }
  }

  /** `told` says whether the answer is still to be told. */
  async #answer(text: string): Promise<{ readonly text: string; readonly told: boolean }> {
    const { session } = this.#table;
    const doubtful = this.#doubtful;
    this.#doubtful = null;
    switch (text) {
      case "on":
        return this.#goOn();
      case "undo":
        return this.#changed(() => session.undo());
      case "redo":
        return this.#changed(() => session.redo());
      case "hint":
        return { text: await this.#hint(), told: false };
      case "yes":
        if (doubtful !== null && doubtful.position === session.view.position) return this.#playNow(doubtful.actions);
        if (this.#table.begun.length > 0) return this.#playOrDoubt(this.#table.begun, false);
        return { text: words("command-nothing-shown"), told: true };
      case "no":
        if (doubtful !== null || this.#table.leave()) return { text: words("spoken-left"), told: true };
        break; // in the games it is an answer too
    }
    const understood = await this.#understood(text);
    if (understood === null) return { text: this.#onFirst, told: true };
    const { actions, question, climber, deadly } = understood;
    if (question === "what") return { text: await this.#what(), told: true };
    if (question !== null) return { text: this.#table.answerTo(question, climber), told: true };
    if (this.#waits) return { text: this.#onFirst, told: true };
    if (session.bot !== null) return { text: this.#prompt, told: true };
    return this.#playOrDoubt(actions, deadly);
  }

  /** Plays actions, or asks first whether they are meant. */
  async #playOrDoubt(actions: readonly string[], deadly: boolean): Promise<{ readonly text: string; readonly told: boolean }> {
    const { session } = this.#table;
    const doubt = this.#table.doubt(actions, deadly);
    if (doubt === "") return this.#playNow(actions);
    this.#doubtful = { actions, position: session.view.position };
    return { text: `${doubt} ${words("command-say-yes", { word: fromEngine("yes") })}`, told: true };
  }

  /** Plays actions; whoever has said them hears what was kept from the log, but not whoever comes to the screen next. */
  async #playNow(actions: readonly string[]): Promise<{ readonly text: string; readonly told: boolean }> {
    const { session } = this.#table;
    const { viewer } = session.view.table;
    const before = session.log.length;
    const answer = await this.#changed(() => session.play(...actions));
    const own = session.view.table.viewer === viewer ? this.#table.ownDeed(actions, session.log.slice(before)) : "";
    announce(own);
    return { ...answer, text: [own, answer.text].filter(Boolean).join(" ") };
  }

  /** Gives a hint, which tells itself, and says how to answer it. */
  async #hint(): Promise<string> {
    const text = await this.#table.giveHint();
    if (this.#table.begun.length === 0) return text;
    const answers = words("command-yes-or-no", { yes: fromEngine("yes"), no: fromEngine("no") });
    announce(answers);
    return `${text} ${answers}`;
  }

  /** What a text means; null where it means nothing while something has to be gone on from first. */
  async #understood(text: string): Promise<Understood | null> {
    try {
      return await this.#table.session.meaning(text);
    } catch (reason) {
      if (this.#waits && reason instanceof Refused && !isStale(reason)) return null;
      throw reason;
    }
  }

  get #onFirst(): string {
    return words("command-on-first", { word: fromEngine("on") });
  }

  get #waits(): boolean {
    return this.#table.querySelector(WAITS) !== null;
  }

  async #goOn(): Promise<{ text: string; told: boolean }> {
    const button = this.#table.querySelector<HTMLElement>(GO_ON);
    if (button === null) throw new Refused({ code: "unknown_command" });
    button.click();
    await this.#table.updateComplete;
    return { text: this.#prompt, told: false };
  }

  /** Does something and answers with what has come of it, which is told anyway. */
  async #changed(work: () => Promise<void>): Promise<{ text: string; told: boolean }> {
    const { session } = this.#table;
    const before = session.log.length;
    await work();
    await this.#table.updateComplete;
    const done = session.log.length < before ? [words("spoken-undone")] : this.#table.sentences(session.log.slice(before));
    return { text: [...done, this.#prompt].join(" "), told: false };
  }

  async #what(): Promise<string> {
    const { before, offers, always } = await this.#sayable();
    const say = (all: readonly Sayable[]): string[] => all.map((one) => fromEngine(one.say));
    return words("command-what", { list: [...say(before), ...this.#table.shortly(offers), ...say(always)].join("; ") });
  }
}

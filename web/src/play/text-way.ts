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
  /** What should be thought of before these actions; empty if nothing. */
  doubt(actions: readonly string[], deadly: boolean): string;
  /** Asks for a hint; answers when there is one, or none. */
  giveHint(): Promise<string>;
  /** Accepts the hint that is shown; false if none is. */
  acceptHint(): Promise<boolean>;
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
  }

  /** Answers a question that was asked by a key. */
  async tell(question: string): Promise<void> {
    const text = question === "what" ? await this.#what() : this.#table.answerTo(question, null);
    announce(text);
    this.line.tell(text);
  }

  async sayable(): Promise<readonly Sayable[]> {
    const { session } = this.#table;
    const always = ["state", "where", "cards", "hint", "what", ...(session.view.undo ? ["undo"] : []), ...(session.view.redo ? ["redo"] : [])].map(
      (say) => ({ say, about: words(`command-about-${say}`) }),
    );
    if (this.#waits || session.bot !== null) return [{ say: "on", about: words("command-about-on") }, ...always];
    const offers = await session.offers<O>().catch(() => []);
    return [...offers.map((offer) => ({ say: offer.say, about: this.#table.aboutOffer(offer) })), ...always];
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
        return { text: await this.#table.giveHint(), told: false };
      case "yes":
        if (doubtful !== null && doubtful.position === session.view.position) return this.#changed(() => session.play(...doubtful.actions));
        return this.#changed(async () => {
          if (!(await this.#table.acceptHint())) throw new Refused({ code: "unknown_command" });
        });
    }
    const understood = await this.#understood(text);
    if (understood === null) return { text: this.#onFirst, told: true };
    const { actions, question, climber, deadly } = understood;
    if (question === "what") return { text: await this.#what(), told: true };
    if (question !== null) return { text: this.#table.answerTo(question, climber), told: true };
    if (this.#waits) return { text: this.#onFirst, told: true };
    if (session.bot !== null) return { text: this.#prompt, told: true };
    const doubt = this.#table.doubt(actions, deadly);
    if (doubt === "") return this.#changed(() => session.play(...actions));
    this.#doubtful = { actions, position: session.view.position };
    return { text: `${doubt} ${words("command-say-yes", { word: fromEngine("yes") })}`, told: true };
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
    const list = (await this.sayable()).map(({ say }) => fromEngine(say));
    return words("command-what", { list: list.join("; ") });
  }
}

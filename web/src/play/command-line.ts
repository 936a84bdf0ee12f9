import { html, LitElement, nothing, type TemplateResult } from "lit";

import { focused, keepFocus } from "../ui/focus";
import { words } from "../ui/words";
import { fromEngine, toEngine } from "./spoken-words";

/** Where the focus goes when the field closes and what had it before is gone. */
const HOME = [".prompt", "h1"];

/** Something that can be said now. */
export interface Sayable {
  /** In the words of the engine. */
  readonly say: string;
  /** What it does. */
  readonly about: string;
}

/** What listens to commands. */
export interface Listener {
  /** Does what was said, in the words of the engine, and answers in a sentence. */
  obey(text: string): Promise<string>;
  /** Everything that can be said now. */
  sayable(): Promise<readonly Sayable[]>;
}

/** A field for commands in short words, with the answer to the last one and a list of what is understood now. */
export class CommandLine extends LitElement {
  static override properties = {
    open: { type: Boolean, reflect: true },
    answer: { state: true },
    list: { state: true },
    line: { state: true },
  };

  declare open: boolean;
  declare private answer: string;
  declare private list: readonly Sayable[];
  /** What a key has told, for whoever looks; it stands beside the table while the field is closed. */
  declare private line: string;
  listener: Listener | null = null;
  /** What had the focus before, to give it back. */
  #opener: HTMLElement | SVGElement | null = null;

  constructor() {
    super();
    this.open = false;
    this.answer = "";
    this.list = [];
    this.line = "";
    this.#handOn();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Opens the field and leads there; a second time only leads there. */
  async show(): Promise<void> {
    if (!this.open) {
      this.#opener = focused();
      this.answer = words("command-about");
      this.line = "";
      this.open = true;
    }
    await this.updateComplete;
    this.querySelector("input")?.focus();
    await this.refresh();
  }

  readonly hide = (): void => {
    this.open = false;
    if (this.#opener?.isConnected) this.#opener.focus();
    this.#handOn();
  };

  /** Whatever had the focus here may be gone in a moment. */
  #handOn(): void {
    void this.updateComplete.then(() => keepFocus(document, ...HOME));
  }

  /** Looks anew what is understood. */
  async refresh(): Promise<void> {
    if (this.open) this.list = (await this.listener?.sayable()) ?? [];
  }

  /** Shows an answer: in the field, or beside the table until somebody closes it. */
  tell(answer: string): void {
    if (this.open) this.answer = answer;
    else this.line = answer;
  }

  /** Whether an answer stands beside the table. */
  get hasLine(): boolean {
    return this.line !== "";
  }

  readonly closeLine = (): void => {
    this.line = "";
    this.#handOn();
  };

  /** Forgets the last answer: it may have told about a hand. */
  forget(): void {
    this.answer = "";
    this.list = [];
    this.line = "";
    this.#handOn();
  }

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = this.querySelector("input");
    const text = field?.value.trim() ?? "";
    if (field === null || text === "") return;
    field.value = "";
    void this.#say(toEngine(text));
  };

  async #say(text: string): Promise<void> {
    this.answer = (await this.listener?.obey(text)) ?? "";
    await this.refresh();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    this.hide();
  };

  protected override render(): TemplateResult {
    if (!this.open) {
      return html`<nav aria-label=${words("command-title")}>
          <button type="button" class="command-open" data-action="commands" @click=${() => void this.show()}>${words("command-open")}</button>
        </nav>
        ${this.line === "" ? nothing : this.#told()}`;
    }
    return html`<section class="command-line" aria-label=${words("command-title")} @keydown=${this.#onKey}>
      <form @submit=${this.#submit}>
        <label for="command">${words("command-label")}</label>
        <input id="command" name="command" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200" aria-describedby="command-answer" />
        <button type="submit">${words("command-go")}</button>
        <button type="button" class="icon-button" data-action="commands-close" aria-label=${words("close")} @click=${this.hide}>✕</button>
      </form>
      <p id="command-answer" class="command-answer">${this.answer}</p>
      ${this.list.length === 0 ? nothing : this.#understood()}
    </section>`;
  }

  #told(): TemplateResult {
    return html`<aside class="told-line" aria-label=${words("keys-told")}>
      <p>${this.line}</p>
      <button type="button" class="icon-button" data-action="told-close" aria-label=${words("close")} @click=${this.closeLine}>✕</button>
    </aside>`;
  }

  #understood(): TemplateResult {
    return html`<details>
      <summary>${words("command-list", { count: this.list.length })}</summary>
      <ul>
        ${this.list.map(({ say, about }) => html`<li><kbd>${fromEngine(say)}</kbd> <span>${about}</span></li>`)}
      </ul>
    </details>`;
  }
}

customElements.define("command-line", CommandLine);

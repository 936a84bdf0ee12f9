import { html, LitElement, nothing, type TemplateResult } from "lit";

import { announce } from "../ui/announcer";
import {
  areOwn,
  canBeSet,
  holdKeys,
  type KeyAction,
  type KeyGroup,
  type KeyRow,
  keyOf,
  keysAreOn,
  type OwnKeys,
  plainKey,
  printed,
  takenBy,
  withKey,
} from "../ui/single-keys";
import { words } from "../ui/words";

/**
 * The keys and what they do. Each is a button: once it is pressed, the next key is the new one.
 * @fires keys - the keys that somebody has set, as the settings keep them
 */
export class KeyList extends LitElement {
  static override properties = { groups: { attribute: false }, waiting: { state: true }, said: { state: true } };

  declare groups: readonly KeyGroup[];
  /** What is to get another key. */
  declare private waiting: KeyAction | null;
  declare private said: string;

  constructor() {
    super();
    this.groups = [];
    this.waiting = null;
    this.said = "";
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#key, { capture: true });
  }

  override disconnectedCallback(): void {
    removeEventListener("keydown", this.#key, { capture: true });
    this.#wait(null);
    super.disconnectedCallback();
  }

  #wait(action: KeyAction | null): void {
    this.waiting = action;
    holdKeys(action !== null);
  }

  #say(text: string): void {
    this.said = text;
    announce(text);
  }

  readonly #press = (action: KeyAction): void => {
    const again = this.waiting?.name === action.name;
    this.#wait(again ? null : action);
    this.#say(again ? "" : words("keys-press", { about: action.about() }));
  };

  readonly #key = (event: KeyboardEvent): void => {
    const { waiting } = this;
    if (waiting === null || event.repeat) return;
    if (event.key === "Escape" || event.key === "Tab") {
      this.#wait(null);
      this.#say("");
      if (event.key === "Tab") return;
    } else {
      const key = plainKey(event);
      if (key === null || key === " ") return; // a button is pressed, or another key belongs to it
      this.#set(waiting, key);
    }
    event.preventDefault(); // a dialog stays
    event.stopImmediatePropagation();
  };

  #set(action: KeyAction, key: string): void {
    const about = action.about();
    if (!canBeSet(key)) return this.#say(words("keys-not-possible"));
    const other = takenBy(action.name, key);
    if (other !== null) return this.#say(words("keys-taken", { key: key.toUpperCase(), about: other.about() }));
    this.#wait(null);
    this.#send(withKey(action.name, key));
    this.#say(words("keys-set", { about, key: printed(action.name) }));
  }

  #send(keys: OwnKeys): void {
    this.dispatchEvent(new CustomEvent("keys", { detail: keys, bubbles: true }));
    this.requestUpdate();
  }

  readonly #reset = (): void => {
    this.#wait(null);
    this.#send({});
    this.#say(words("keys-reset-done"));
  };

  protected override render(): TemplateResult {
    return html`<p>${words("keys-change-about")}</p>
      <p class="keys-said" ?hidden=${this.said === ""}>${this.said}</p>
      ${this.groups.map(
        ({ title, actions, row }) => html`<p class="keys-group">${title()}</p>
          <dl class="keys">${actions.map((action) => this.#line(action))} ${row === undefined ? nothing : rowLine(row)}</dl>`,
      )}
      <button type="button" data-action="keys-reset" aria-disabled=${String(!areOwn())} @click=${this.#reset}>${words("keys-reset")}</button>`;
  }

  #line(action: KeyAction): TemplateResult {
    const { name, about } = action;
    const waits = this.waiting?.name === name;
    const key = printed(name);
    return html`<div>
      <dt>
        <button
          type="button"
          class="key"
          data-key=${name}
          data-printed=${keyOf(name)}
          aria-pressed=${String(waits)}
          aria-label=${words("keys-change", { about: about(), key })}
          @click=${() => this.#press(action)}
        >
          ${waits ? "…" : key}
        </button>
      </dt>
      <dd>${about()}</dd>
    </div>`;
  }
}

function rowLine({ shown, about }: KeyRow): TemplateResult {
  return html`<div>
    <dt><kbd>${shown}</kbd></dt>
    <dd>${about()}</dd>
  </div>`;
}

/** The list with its heading, and where keys are switched off and on. */
export function keyDialog(groups: readonly KeyGroup[], close: () => void): TemplateResult {
  return html`<h2>${words("keys-title")}</h2>
    <p>${words(keysAreOn() ? "keys-are-on" : "keys-are-off")} <a href="#settings">${words("home-settings")}</a></p>
    ${keyList(groups)}
    <button type="button" class="primary" data-action="close" autofocus @click=${close}>${words("close")}</button>`;
}

export function keyList(groups: readonly KeyGroup[]): TemplateResult {
  return html`<key-list .groups=${groups}></key-list>`;
}

customElements.define("key-list", KeyList);

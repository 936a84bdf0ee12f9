import "./picture";

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";

import { LIMITS } from "../engine/limits";
import { type Engine, Refused } from "../engine/requests";
import { closeByWayBack } from "../ui/back";
import { reasonText } from "../ui/reasons";
import { words } from "../ui/words";
import type { Challenge, Offer, Picture, What } from "./offer";
import { qrCode } from "./qr";

/** Milliseconds after the last letter before the link is written anew. */
const PAUSE = 150;

/** Where there is room beside the text, the code is shown at once: a phone can read it from there. */
const ROOMY = "(min-width: 48rem) and (min-height: 34rem)";

/** The sheet for sending a link: what is sent, one button that sends it, and the other ways. */
export class ShareSheet extends LitElement {
  static override properties = {
    engine: { attribute: false },
    offer: { attribute: false },
    sender: { attribute: false },
    what: { state: true },
    message: { state: true },
    link: { state: true },
    notice: { state: true },
    showsCode: { state: true },
    showsPicture: { state: true },
    picture: { state: true },
  };

  declare engine: Engine;
  declare offer: Offer;
  /** Whoever sends it, by name. A change is told by the event `rename`. */
  declare sender: string;
  declare what: What;
  declare message: string;
  /** The link to be sent, as it stands in an address; empty while it is being written. */
  declare link: string;
  declare notice: string;
  declare showsCode: boolean;
  declare showsPicture: boolean;
  /** The picture of what is sent as it is now; null if there is none, or while the link is being written. */
  declare picture: Picture | null;

  readonly #room = matchMedia(ROOMY);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone: (() => void) | null = null;
  /** The link that was written last: its code keeps its place until the next one is there, so that nothing moves under a finger. */
  #shown = "";

  constructor() {
    super();
    this.sender = "";
    this.what = "challenge";
    this.message = "";
    this.link = "";
    this.notice = "";
    this.showsCode = this.#room.matches;
    this.showsPicture = false;
    this.picture = null;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#gone = closeByWayBack(() => this.#close());
    this.addEventListener("keydown", this.#onKey);
    document.addEventListener("pointerdown", this.#onPress);
  }

  override disconnectedCallback(): void {
    clearTimeout(this.#timer);
    this.#gone?.();
    this.removeEventListener("keydown", this.#onKey);
    document.removeEventListener("pointerdown", this.#onPress);
    super.disconnectedCallback();
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (this.link) this.#shown = this.link;
    const { result, challenge, first } = this.offer;
    if (changes.has("offer")) this.what = challenge === null || (result !== null && first !== "challenge") ? "result" : "challenge";
    if (!changes.has("offer") && !changes.has("what") && !changes.has("message") && !changes.has("sender")) return;
    clearTimeout(this.#timer);
    this.link = "";
    this.picture = null;
    const typed = !changes.has("offer") && !changes.has("what");
    this.#timer = setTimeout(() => void this.#writeLink(), typed ? PAUSE : 0);
  }

  protected override firstUpdated(): void {
    this.querySelector<HTMLElement>("[role=dialog]")?.focus();
  }

  get #address(): string {
    return new URL(this.link, location.href).href;
  }

  /** What is sent, but for the link. */
  get #text(): string {
    const { result, challenge } = this.offer;
    if (this.what === "result") return result?.text ?? "";
    const sender = this.sender.trim();
    return [challenge?.text, this.message.trim(), sender && `– ${sender}`].filter(Boolean).join("\n");
  }

  get #whole(): string {
    return `${this.#text}\n${this.#address}`;
  }

  readonly #onKey = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") this.#close();
  };

  /** A tap beside the sheet closes it. */
  readonly #onPress = (event: PointerEvent): void => {
    if (!event.composedPath().includes(this)) this.#close();
  };

  async #writeLink(): Promise<void> {
    const { result, challenge } = this.offer;
    if (this.what === "result" || challenge === null) {
      this.link = result?.link ?? "";
      this.picture = result?.picture ?? null;
      return;
    }
    const { message, sender } = this;
    try {
      const link = await challenge.link(this.engine, { message, sender });
      if (message !== this.message || sender !== this.sender || this.what !== "challenge") return; // changed meanwhile
      this.link = link;
      this.picture = challenge.picture?.({ message: message.trim(), sender: sender.trim() }, link) ?? null;
      this.notice = "";
    } catch (reason) {
      this.notice = reason instanceof Refused ? reasonText(reason.reason) : words("error-unexpected");
    }
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.notice = words("share-copied");
    } catch {
      this.notice = words("share-copy-by-hand");
      this.querySelector<HTMLInputElement>("[name=link]")?.select();
    }
  }

  async #send(): Promise<void> {
    try {
      await navigator.share({ text: this.#whole });
    } catch (reason) {
      if (!(reason instanceof DOMException && reason.name === "AbortError")) this.notice = words("share-copy-by-hand");
    }
  }

  #close(): void {
    this.dispatchEvent(new CustomEvent("close"));
  }

  #choose(what: What): void {
    this.what = what;
    this.notice = "";
  }

  protected override render(): TemplateResult {
    const { result, challenge } = this.offer;
    const title = result === null && challenge !== null ? challenge.name : words("share-title");
    const about = this.what === "result" ? result?.about : challenge?.about;
    return html`<div class="share" role="dialog" aria-modal="true" tabindex="-1" aria-label=${title} aria-busy=${String(!this.link)}>
      <header class="share-head">
        <h2>${title}</h2>
        <button type="button" class="small" data-action="close-share" @click=${() => this.#close()}>${words("close")}</button>
      </header>
      ${result !== null && challenge !== null ? this.#choice(challenge.name) : nothing}
      <div class="share-body">
        <div class="share-main">
          ${this.what === "challenge" ? this.#letterFields() : nothing} ${this.#preview()}
          <p class="quiet">${about}</p>
          ${this.what === "challenge" ? (challenge?.more ?? nothing) : nothing}
          ${this.#mainButton()} ${this.#otherButtons()} ${this.what === "challenge" && challenge !== null ? this.#ownWays(challenge) : nothing}
          <p class="notice" role="status" aria-live="polite">${this.notice}</p>
        </div>
        ${
          this.showsCode && this.#shown
            ? html`<div class="share-code" data-old=${String(!this.link)}>${qrCode(new URL(this.#shown, location.href).href)}</div>`
            : nothing
        }
      </div>
      ${this.showsPicture && this.picture !== null ? html`<share-picture .picture=${this.picture}></share-picture>` : nothing}
    </div>`;
  }

  /** What will be read where it is sent to. */
  #preview(): TemplateResult {
    return html`<figure class="share-preview">
      <figcaption class="visually-hidden">${words("share-preview")}</figcaption>
      <p class="share-text">${this.#text}</p>
      <input
        name="link"
        readonly
        aria-label=${words("share-link")}
        .value=${this.link ? this.#address : ""}
        @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
      />
    </figure>`;
  }

  #mainButton(): TemplateResult {
    return "share" in navigator
      ? html`<button type="button" class="primary large" data-action="send" ?disabled=${!this.link} @click=${() => void this.#send()}>
          ${words("share-send")}
        </button>`
      : html`<button type="button" class="primary large" data-action="copy-text" ?disabled=${!this.link} @click=${() => void this.#copy(this.#whole)}>
          ${words("share-copy-text")}
        </button>`;
  }

  #otherButtons(): TemplateResult {
    const { result, challenge } = this.offer;
    const picture = this.what === "result" ? result?.picture != null : challenge?.picture !== undefined;
    return html`<div class="buttons">
      ${
        "share" in navigator
          ? html`<button type="button" class="small" data-action="copy-text" ?disabled=${!this.link} @click=${() => void this.#copy(this.#whole)}>
              ${words("share-copy-text")}
            </button>`
          : nothing
      }
      <button type="button" class="small" data-action="copy-link" ?disabled=${!this.link} @click=${() => void this.#copy(this.#address)}>
        ${words("share-copy-link")}
      </button>
      ${
        this.#room.matches
          ? nothing
          : html`<button
              type="button"
              class="small"
              data-action="qr"
              aria-expanded=${String(this.showsCode)}
              @click=${() => (this.showsCode = !this.showsCode)}
            >
              ${words("share-qr")}
            </button>`
      }
      ${
        picture
          ? html`<button
              type="button"
              class="small"
              data-action="picture"
              aria-expanded=${String(this.showsPicture)}
              @click=${() => (this.showsPicture = !this.showsPicture)}
            >
              ${words("share-picture")}
            </button>`
          : nothing
      }
    </div>`;
  }

  /** What the sender can do with the same game, or instead of it. */
  #ownWays({ play, another }: Challenge): TemplateResult | typeof nothing {
    if (play === undefined && another === undefined) return nothing;
    return html`<div class="buttons share-own">
      ${play === undefined ? nothing : html`<a class="button" data-action="play-it" href=${play.address}>${play.title}</a>`}
      ${
        another === undefined
          ? nothing
          : html`<button type="button" data-action="another" @click=${() => this.dispatchEvent(new CustomEvent("another", { detail: another.make() }))}>
              ${another.title}
            </button>`
      }
    </div>`;
  }

  #choice(challengeName: string): TemplateResult {
    const all = [
      { what: "result", name: words("share-result") },
      { what: "challenge", name: challengeName },
    ] as const;
    return html`<div class="choices" role="group" aria-label=${words("share-title")}>
      ${all.map(
        ({ what, name }) => html`<label>
          <input type="radio" name="what" value=${what} .checked=${this.what === what} @change=${() => this.#choose(what)} />
          <span>${name}</span>
        </label>`,
      )}
    </div>`;
  }

  #letterFields(): TemplateResult {
    const value = (event: Event): string => (event.target as HTMLInputElement).value;
    return html`<div class="share-letter">
      <input
        name="sender"
        maxlength=${LIMITS.name}
        placeholder=${words("share-name")}
        aria-label=${words("share-name")}
        autocomplete="given-name"
        .value=${this.sender}
        @input=${(event: Event) => this.dispatchEvent(new CustomEvent("rename", { detail: value(event) }))}
      />
      <input
        name="message"
        maxlength=${LIMITS.message}
        placeholder=${words("share-message")}
        aria-label=${words("share-message")}
        autocomplete="off"
        .value=${this.message}
        @input=${(event: Event) => (this.message = value(event))}
      />
    </div>`;
  }
}

customElements.define("share-sheet", ShareSheet);

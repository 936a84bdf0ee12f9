import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";

import { LIMITS } from "../engine/limits";
import { type Engine, Refused } from "../engine/requests";
import { SITE } from "../site";
import { reasonText } from "../ui/reasons";
import { words } from "../ui/words";
import type { Offer } from "./offer";
import { qrCode } from "./qr";

type What = "result" | "challenge";

const MESSAGE_LENGTH = LIMITS.message;

/** The sheet for sending a link: system sheet, clipboard, code, text and picture. */
export class ShareSheet extends LitElement {
  static override properties = {
    engine: { attribute: false },
    offer: { attribute: false },
    what: { state: true },
    message: { state: true },
    link: { state: true },
    notice: { state: true },
    shows: { state: true },
  };

  declare engine: Engine;
  declare offer: Offer;
  declare what: What;
  declare message: string;
  /** The link to be sent, as it stands in an address. */
  declare link: string;
  declare notice: string;
  declare shows: "nothing" | "code" | "picture";

  constructor() {
    super();
    this.what = "challenge";
    this.message = "";
    this.link = "";
    this.notice = "";
    this.shows = "nothing";
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("keydown", this.#onKey);
  }

  override disconnectedCallback(): void {
    this.removeEventListener("keydown", this.#onKey);
    super.disconnectedCallback();
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("offer")) this.what = this.offer.link === null ? "challenge" : "result";
    if (changes.has("offer") || changes.has("what") || changes.has("message")) void this.#writeLink();
  }

  protected override firstUpdated(): void {
    this.querySelector<HTMLElement>("[role=dialog]")?.focus();
  }

  protected override updated(changes: PropertyValues<this>): void {
    const canvas = this.querySelector("canvas");
    const { picture } = this.offer;
    if (changes.has("shows") && canvas !== null && picture !== null) {
      // The font must be loaded before text is painted with it.
      void document.fonts.load('600 84px "IBM Plex Sans Condensed"', picture.title).then(() => picture.paint(canvas));
    }
  }

  get #address(): string {
    return new URL(this.link, location.href).href;
  }

  get #text(): string {
    const { challenge, resultText } = this.offer;
    if (this.what === "result" && resultText !== null) return resultText(this.#address);
    const title = challenge?.title ?? words("app-title");
    return [title, this.what === "challenge" ? this.message.trim() : "", this.#address].filter(Boolean).join("\n");
  }

  readonly #onKey = ({ key }: KeyboardEvent): void => {
    if (key === "Escape") this.#close();
  };

  async #writeLink(): Promise<void> {
    const { challenge } = this.offer;
    if (this.what === "result" || challenge === null) {
      this.link = this.offer.link ?? "";
      return;
    }
    const { message } = this;
    try {
      const link = await challenge.link(this.engine, message);
      if (message !== this.message) return; // the message was changed meanwhile
      this.link = link;
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
      await navigator.share({ text: this.#text });
    } catch (reason) {
      if (!(reason instanceof DOMException && reason.name === "AbortError")) this.notice = words("share-copy-by-hand");
    }
  }

  async #savePicture(): Promise<void> {
    const canvas = this.querySelector("canvas");
    const blob = await new Promise<Blob | null>((resolve) => canvas?.toBlob(resolve, "image/png"));
    if (blob === null) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = `${SITE}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  #show(what: "code" | "picture"): void {
    this.shows = this.shows === what ? "nothing" : what;
  }

  #close(): void {
    this.dispatchEvent(new CustomEvent("close"));
  }

  protected override render(): TemplateResult {
    const { offer, what } = this;
    return html`<div class="share" role="dialog" aria-modal="true" tabindex="-1" aria-label=${words("share-title")}>
      <h2>${words("share-title")}</h2>
      ${offer.link !== null && offer.challenge !== null ? this.#choice() : nothing}
      ${what === "challenge" ? this.#messageField() : html`<pre class="share-text">${this.#text}</pre>`}
      <input name="link" readonly aria-label=${words("share-link")} .value=${this.#address} @focus=${(event: Event) => (event.target as HTMLInputElement).select()} />
      <div class="buttons">
        ${
          "share" in navigator
            ? html`<button type="button" class="primary" data-action="send" @click=${() => void this.#send()}>${words("share-send")}</button>`
            : nothing
        }
        <button type="button" data-action="copy-link" @click=${() => void this.#copy(this.#address)}>${words("share-copy-link")}</button>
        <button type="button" data-action="copy-text" @click=${() => void this.#copy(this.#text)}>${words("share-copy-text")}</button>
        <button type="button" data-action="qr" aria-expanded=${String(this.shows === "code")} @click=${() => this.#show("code")}>${words("share-qr")}</button>
        ${
          what === "result" && offer.picture !== null
            ? html`<button type="button" data-action="picture" aria-expanded=${String(this.shows === "picture")} @click=${() => this.#show("picture")}>
              ${words("share-picture")}
            </button>`
            : nothing
        }
      </div>
      <p class="notice" role="status" aria-live="polite">${this.notice}</p>
      ${this.shows === "code" && this.link ? qrCode(this.#address) : nothing}
      ${
        this.shows === "picture" && what === "result" && offer.picture !== null
          ? html`<canvas class="share-picture" role="img" aria-label=${`${offer.picture.title}. ${offer.picture.subtitle}`}></canvas>
            <button type="button" data-action="save-picture" @click=${() => void this.#savePicture()}>${words("share-save-picture")}</button>`
          : nothing
      }
      <p class="quiet">${words(what === "result" ? "share-about-result" : "share-about-challenge")}</p>
      <button type="button" data-action="close-share" @click=${() => this.#close()}>${words("close")}</button>
    </div>`;
  }

  #choice(): TemplateResult {
    return html`<div class="choices" role="group" aria-label=${words("share-title")}>
      ${(["result", "challenge"] as const).map(
        (what) => html`<label>
          <input type="radio" name="what" .checked=${this.what === what} @change=${() => (this.what = what)} />
          <span>${words(`share-${what}`)}</span>
        </label>`,
      )}
    </div>`;
  }

  #messageField(): TemplateResult {
    return html`<input
      name="message"
      class="share-message"
      maxlength=${MESSAGE_LENGTH}
      placeholder=${words("share-message")}
      aria-label=${words("share-message")}
      autocomplete="off"
      .value=${this.message}
      @input=${(event: Event) => (this.message = (event.target as HTMLInputElement).value)}
    />`;
  }
}

customElements.define("share-sheet", ShareSheet);

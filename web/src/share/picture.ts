import { html, LitElement, type PropertyValues, type TemplateResult } from "lit";

import { SITE } from "../site";
import { words } from "../ui/words";
import type { Picture } from "./offer";

/** A picture of a result, and the button that saves it. What is saved has always been painted before. */
export class SharePicture extends LitElement {
  static override properties = { picture: { attribute: false }, painted: { state: true } };

  declare picture: Picture;
  declare painted: boolean;

  constructor() {
    super();
    this.painted = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override updated(changes: PropertyValues<this>): void {
    if (changes.has("picture")) void this.#paint();
  }

  async #paint(): Promise<void> {
    const canvas = this.querySelector("canvas");
    if (canvas === null) return;
    const { picture } = this;
    this.painted = false;
    await picture.paint(canvas);
    if (picture === this.picture) this.painted = true;
  }

  async #save(): Promise<void> {
    const canvas = this.querySelector("canvas");
    const blob = await new Promise<Blob | null>((resolve) => canvas?.toBlob(resolve, "image/png"));
    if (blob === null) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = `${SITE}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  protected override render(): TemplateResult {
    return html`<canvas class="share-picture" role="img" aria-label=${this.picture.description} data-painted=${String(this.painted)}></canvas>
      <button type="button" data-action="save-picture" ?disabled=${!this.painted} @click=${() => void this.#save()}>${words("share-save-picture")}</button>`;
  }
}

customElements.define("share-picture", SharePicture);

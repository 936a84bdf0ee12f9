import { html, LitElement, type TemplateResult } from "lit";

import { words } from "../../ui/words";

const FILE = "/licences.json";

/** What the build writes (web/scripts/shipped.mjs): all that is shipped, and each text of a licence once. */
interface Licences {
  readonly parts: readonly { readonly name: string; readonly version?: string; readonly licence: string; readonly text: number }[];
  readonly texts: readonly string[];
}

/** All that the site is built with, each with its licence and that licence's text. Fetched when it is shown. */
export class LicenceTexts extends LitElement {
  static override properties = { licences: { state: true }, failed: { state: true } };

  declare licences: Licences | null;
  declare failed: boolean;

  constructor() {
    super();
    this.licences = null;
    this.failed = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    this.failed = false;
    try {
      const answer = await fetch(FILE);
      this.licences = (await answer.json()) as Licences;
    } catch {
      this.failed = true;
    }
  }

  protected override render(): TemplateResult {
    if (this.failed) {
      return html`<p class="licences-missing" role="status">
        ${words("about-licences-missing")}
        <button class="small" data-action="retry" @click=${() => void this.#fetch()}>${words("retry")}</button>
      </p>`;
    }
    const { parts = [], texts = [] } = this.licences ?? {};
    return html`<ul class="licences">
      ${parts.map(
        ({ name, version = "", licence, text }) => html`<li>
          <details>
            <summary>${words("pair", { label: `${name} ${version}`.trim(), text: licence })}</summary>
            <pre lang="en">${texts[text]}</pre>
          </details>
        </li>`,
      )}
    </ul>`;
  }
}

customElements.define("licence-texts", LicenceTexts);

import { css, html, LitElement, type TemplateResult } from "lit";

import type { Theme } from "./palette";
import { scenery } from "./scenery";
import { styles } from "./styles";
import { WIDE } from "./track";

const { x, y, width, height } = WIDE.box;

/** The three mountains without ways and pawns, as a picture. */
export class KarakorumPanorama extends LitElement {
  static override readonly styles = [
    styles,
    css`
      :host {
        pointer-events: none;
      }
    `,
  ];

  static override readonly properties = { theme: { reflect: true } };

  /** "light" or "dark"; follows the system when absent. */
  declare theme: Theme | null;

  private readonly darkness = matchMedia("(prefers-color-scheme: dark)");

  constructor() {
    super();
    this.theme = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.darkness.addEventListener("change", this.redraw);
  }

  override disconnectedCallback(): void {
    this.darkness.removeEventListener("change", this.redraw);
    super.disconnectedCallback();
  }

  protected override render(): TemplateResult {
    const theme = this.theme ?? (this.darkness.matches ? "dark" : "light");
    return html`<div class="stage ${theme}" aria-hidden="true">
      <svg class="scene" focusable="false" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="xMidYMax slice">${scenery(WIDE, theme)}</svg>
    </div>`;
  }

  private readonly redraw = (): void => this.requestUpdate();
}

customElements.define("karakorum-panorama", KarakorumPanorama);

import { css, html, LitElement, type TemplateResult } from "lit";
import { SystemTheme } from "../../../ui/system-theme";

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

  private readonly system = new SystemTheme(this);

  constructor() {
    super();
    this.theme = null;
  }

  protected override render(): TemplateResult {
    const theme = this.theme ?? this.system.shown;
    return html`<div class="stage ${theme}" aria-hidden="true">
      <svg class="scene" focusable="false" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="xMidYMax slice">${scenery(WIDE, theme)}</svg>
    </div>`;
  }
}

customElements.define("karakorum-panorama", KarakorumPanorama);

import { css, html, LitElement, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { SystemTheme } from "../../../ui/system-theme";

import { climberFigure } from "./icons";
import { mountain } from "./mountain";
import { lamp } from "./nightfall";
import type { Theme } from "./palette";
import { grain, sky, weatherOver } from "./sky";
import { styles } from "./styles";
import type { BoardName, Season, WeatherKind } from "./types";

/** The part of the sheet that is always seen: the mountain from its summit to the glacier. */
const BOX = "0 -50 1000 880";

/** Where the two stand on the shoulder of the south face, feet on the snow. */
const PARTY = { A: { x: 566, y: 132, scale: 1.25 }, B: { x: 664, y: 222, scale: 1.25 } } as const;

/**
 * The mountain without anything that is played on it, drawn by the board's own code: behind the first screen, and as a small picture.
 * With `open` it is drawn beyond its box as far as it goes, and whoever shows it cuts it off.
 */
export class K2Landscape extends LitElement {
  static override readonly styles = [
    styles,
    css`
      :host([open]) {
        overflow: visible;
        contain: none;
      }
      :host([open]) svg {
        overflow: visible;
      }
      :host {
        pointer-events: none;
      }
      .lamp {
        opacity: 0.16;
      }
      .rope {
        fill: none;
        stroke: var(--rope);
        stroke-width: 4;
      }
      .rope.edge {
        stroke: var(--ropeedge);
        stroke-width: 7;
      }
    `,
  ];

  static override readonly properties = {
    board: { attribute: false },
    season: { attribute: false },
    kind: { attribute: false },
    party: { type: Boolean },
    theme: { reflect: true },
    box: {},
    open: { type: Boolean, reflect: true },
    still: { type: Boolean, reflect: true },
  };

  declare board: BoardName;
  declare season: Season;
  declare kind: WeatherKind;
  /** Whether two climbers are on their way; only on the easy side. */
  declare party: boolean;
  /** "light" or "dark"; follows the system when absent. */
  declare theme: Theme | null;
  /** The part of the sheet that fills the place. */
  declare box: string;
  declare open: boolean;
  /** No motion at all. Reduced motion in the system does the same. */
  declare still: boolean;

  private readonly system = new SystemTheme(this);

  constructor() {
    super();
    this.board = "easy";
    this.season = "summer";
    this.kind = "clear";
    this.party = false;
    this.theme = null;
    this.box = BOX;
    this.open = false;
    this.still = false;
  }

  protected override render(): TemplateResult {
    const { board, season, kind } = this;
    const theme = this.theme ?? this.system.shown;
    const fit = this.open ? "xMidYMid meet" : "xMidYMin slice";
    const weather = { kind, season, loss: 0, surcharge: 0, zones: [] };
    return html`<div class="stage ${theme} ${season} ${kind}" aria-hidden="true">
      <svg viewBox=${this.box} preserveAspectRatio=${fit} focusable="false">${sky(weather, theme)}</svg>
      <svg viewBox=${this.box} preserveAspectRatio=${fit} focusable="false">${mountain(board)}${grain}${this.party ? party(theme) : nothing}</svg>
      <svg viewBox=${this.box} preserveAspectRatio=${fit} focusable="false">${weatherOver(kind)}</svg>
    </div>`;
  }
}

/** Two climbers on one rope; by night each has a lamp. */
function party(theme: Theme): SVGTemplateResult {
  const { A, B } = PARTY;
  const rope = `M${A.x} ${A.y - 22}Q${(A.x + B.x) / 2 - 14} ${(A.y + B.y) / 2 + 16} ${B.x} ${B.y - 22}`;
  const one = (name: "A" | "B") =>
    svg`<g data-party=${name} transform="translate(${PARTY[name].x} ${PARTY[name].y})scale(${PARTY[name].scale})">${climberFigure(0, name)}</g>`;
  return svg`${theme === "dark" ? svg`${lamp({ ...A, scale: 0.7 })}${lamp({ ...B, scale: 0.7 })}` : nothing}
    <path class="rope edge" d=${rope}/><path class="rope" d=${rope}/>${one("A")}${one("B")}`;
}

customElements.define("k2-landscape", K2Landscape);

declare global {
  interface HTMLElementTagNameMap {
    "k2-landscape": K2Landscape;
  }
}

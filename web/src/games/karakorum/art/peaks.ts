import { html, LitElement, nothing, type PropertyValues, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";

import { explain, explainGroup } from "../../../ui/explain/explain";
import { mayMove, type Speed } from "../../../ui/motion";
import { SystemTheme } from "../../../ui/system-theme";
import type { Theme } from "./palette";
import { pawn, pawnsOn, stances, walk, way } from "./pawns";
import { fixtures, scenery } from "./scenery";
import { styles } from "./styles";
import { NARROW, WIDE, type Layout } from "./track";
import { COLOURS, type Colour, type PeaksLabels, type PeaksView } from "./types";

/** Pixels of width, and width to height, below which the mountains stand closer. */
const NARROW_BELOW = 640;
const NARROW_SHAPE = 1.9;

/** The three mountains with everybody's pawns. It draws the view it is given and knows no rule. */
export class KarakorumPeaks extends LitElement {
  static override readonly styles = styles;

  static override readonly properties = {
    view: { attribute: false },
    labels: { attribute: false },
    theme: { reflect: true },
    speed: { attribute: false },
    narrow: { state: true },
  };

  declare view: PeaksView | null;
  declare labels: PeaksLabels | null;
  /** "light" or "dark"; follows the system when absent. */
  declare theme: Theme | null;
  /** How pawns walk. */
  declare speed: Speed;
  /** Brings the mountains closer and makes pieces and numbers larger, where there is little width. Null while there is no size yet. */
  declare narrow: boolean | null;

  private readonly size = new ResizeObserver(([entry]) => {
    if (entry === undefined) return;
    const { width, height } = entry.contentRect;
    this.narrow = width < NARROW_BELOW || width < NARROW_SHAPE * height;
  });
  private readonly system = new SystemTheme(this);

  constructor() {
    super();
    this.view = null;
    this.labels = null;
    this.theme = null;
    this.speed = "calm";
    this.narrow = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.size.observe(this);
  }

  override disconnectedCallback(): void {
    this.size.disconnect();
    super.disconnectedCallback();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { view, labels } = this;
    if (!view || !labels || this.narrow === null) return nothing;
    const theme = this.theme ?? this.system.shown;
    const layout = this.narrow ? NARROW : WIDE;
    const { x, y, width, height } = layout.box;
    const box = `${x} ${y} ${width} ${height}`;
    return html`<div class="stage ${theme} ${this.speed === "off" ? "still" : ""}">
      <svg class="scene" aria-hidden="true" focusable="false" viewBox=${box} preserveAspectRatio="xMidYMax meet">${scenery(layout, theme)}</svg>
      <svg role="group" aria-label=${labels.peaks} ${explainGroup(() => labels.explainTrack())} viewBox=${box} preserveAspectRatio="xMidYMax meet">
        ${COLOURS.map((colour) => this.peak(view, layout, colour, labels))}
      </svg>
    </div>`;
  }

  /** One mountain's way and pawns, the numbers last so that nothing covers them. */
  private peak(view: PeaksView, layout: Layout, colour: Colour, labels: PeaksLabels): SVGTemplateResult {
    const pawns = pawnsOn(view, colour);
    const placed = stances(layout, colour, pawns);
    const { rope, dots, numbers } = fixtures(layout, colour);
    return svg`<g class="peak-${colour}" role="img" aria-label=${labels.describePeak(colour)}>
      <g ${explain(() => labels.explainTrack())}>${rope}${way(layout, colour, view)}${dots}</g>
      ${repeat(
        pawns,
        ({ key }) => key,
        (one) => {
          const stance = placed.get(one.key);
          return stance
            ? svg`<g ${explain(() => (one.ghost ? "" : labels.explainPawn(one.seat, one.field)))}>${pawn(one, stance, layout)}</g>`
            : nothing;
        },
      )}
      <g ${explain(() => labels.explainTrack())}>${numbers}</g>
    </g>`;
  }

  /** Pawns that stand elsewhere now walk there from field to field; when the sheet is laid out anew they are simply there. */
  protected override updated(changes: PropertyValues<this>): void {
    const before = changes.get("view");
    if (!before || !this.view || changes.has("narrow") || !mayMove(this.speed)) return;
    const layout = this.narrow ? NARROW : WIDE;
    for (const [seat, { pawns }] of this.view.players.entries()) {
      for (const colour of COLOURS) {
        const from = before.players[seat]?.pawns[colour];
        if (from === undefined || from === pawns[colour]) continue;
        const element = this.renderRoot.querySelector(`.peak-${colour} [data-seat="${seat}"]`);
        if (element) walk(element, layout, colour, from, pawns[colour], this.speed);
      }
    }
  }
}

customElements.define("karakorum-peaks", KarakorumPeaks);

declare global {
  interface HTMLElementTagNameMap {
    "karakorum-peaks": KarakorumPeaks;
  }
}

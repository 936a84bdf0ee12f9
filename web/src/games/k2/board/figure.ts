import { css, html, LitElement, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { BESIDE_DISC } from "./marks";
import { climberPiece, tentPiece } from "./pieces";
import { badge, targetGlow, targetMarks } from "./space";
import { styles } from "./styles";
import type { BoardLabels, SpaceView } from "./types";

const SPACE: SpaceView = { id: 17, zone: 1, cost: 2, surcharge: 0, modifier: -1, points: 4, limit: 2, occupied: 1 };
const GENTLE: SpaceView = { ...SPACE, id: 9, cost: 1, modifier: 0, points: 2, occupied: 0 };
const SNOWY: SpaceView = { ...SPACE, id: 22, surcharge: 1, points: 5 };

/** What stands on the drawn spaces, for whoever writes of it. */
export const DRAWN = { space: SPACE, snowy: SNOWY, level: 3, way: 3, result: 2 } as const;

/** The box of each drawing, in the units of the mountain: left, top, width, height. */
export const BOXES = { space: [-130, -132, 260, 205], lit: [-160, -90, 320, 170] } as const;

const at = (x: number, y: number, drawing: SVGTemplateResult): SVGTemplateResult => svg`<g transform="translate(${x} ${y})">${drawing}</g>`;
const leader = (d: string): SVGTemplateResult => svg`<path class="leader" d=${d}/>`;

const ONE = { seat: 0, climber: "A", team: 0, space: 1 } as const;

/** One space with somebody on it, drawn as on the mountain and with a line to each part. */
const space = (labels: BoardLabels): SVGTemplateResult => svg`
  ${leader("M-106-14H-26M-106 26H-44M106 26H40M62-98L20-36M-72-98L-20-86M112-10H76M-54 56H-12")}
  ${at(-3, -50, climberPiece({ ...ONE, level: DRAWN.level, selected: false, acting: false }, 1.12))}
  ${at(62, 6, tentPiece(ONE, 0.95))}
  ${badge(SPACE, 0, labels)}`;

const REACHED = { space: 1, risk: 0, full: false } as const;

/** Two spaces within reach: one to sleep on, one that kills. */
const lit = (labels: BoardLabels): SVGTemplateResult => svg`
  ${at(-78, 10, svg`${targetGlow("lives")}${badge(GENTLE, 0, labels)}${targetMarks({ ...REACHED, cost: DRAWN.way, result: DRAWN.result, fate: "lives" }, BESIDE_DISC, labels)}`)}
  ${at(78, 10, svg`${targetGlow("dies")}${badge(SNOWY, 0, labels)}${targetMarks({ ...REACHED, cost: DRAWN.way + 1, result: 0, fate: "dies" }, BESIDE_DISC, labels)}`)}`;

/** A part of the mountain by itself, for the rules. */
export class K2Figure extends LitElement {
  static override readonly styles = [
    styles,
    css`
      :host {
        height: auto;
        overflow: visible;
      }
      svg {
        position: static;
        display: block;
        height: auto;
      }
      .leader {
        fill: none;
        stroke: light-dark(#1b2338, #fff);
        stroke-width: 2.5;
        stroke-dasharray: 1 5;
        stroke-linecap: round;
      }
    `,
  ];

  static override readonly properties = { labels: { attribute: false }, kind: {} };

  declare labels: BoardLabels;
  declare kind: keyof typeof BOXES;

  protected override render(): TemplateResult {
    return html`<svg viewBox=${BOXES[this.kind].join(" ")} focusable="false">${this.kind === "space" ? space(this.labels) : lit(this.labels)}</svg>`;
  }
}

customElements.define("k2-figure", K2Figure);

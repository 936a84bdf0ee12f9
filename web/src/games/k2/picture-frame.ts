import "./board/k2-board";

import { html, type SVGTemplateResult } from "lit";

import { PICTURE, withDrawing } from "../../share/painting";
import { paintSvg } from "../../ui/drawing/paint-svg";
import { shownTheme } from "../../ui/theme";
import { emptyLabels } from "./board-view";
import { SHEET } from "./board/layout";
import type { BoardView } from "./board/types";

/** The place for words beside the mountain. */
export const PANEL = { x: 826, y: 22, width: 352, height: 856, padding: 22 } as const;

/** Paints the mountain and, over its right side, whatever is drawn beside it. */
export async function paintBeside(pen: CanvasRenderingContext2D, view: BoardView, beside: SVGTemplateResult): Promise<void> {
  const drawing = html`<div class="picture-board">
      <k2-board theme=${shownTheme()} still .view=${view} .labels=${emptyLabels()}></k2-board>
    </div>
    <svg class="picture-panel" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" width=${PICTURE.width} height=${PICTURE.height}>${beside}</svg>`;
  await withDrawing(drawing, async (place) => {
    const board = place.querySelector("k2-board");
    await board?.updateComplete;
    pen.save();
    pen.scale(PICTURE.height / SHEET.height, PICTURE.height / SHEET.height);
    for (const sheet of board?.shadowRoot?.querySelectorAll("svg") ?? []) paintSvg(pen, sheet);
    pen.restore();
    const panel = place.querySelector<SVGSVGElement>("svg.picture-panel");
    if (panel !== null) paintSvg(pen, panel);
  });
}

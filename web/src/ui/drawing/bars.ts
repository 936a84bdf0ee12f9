import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { listText } from "../lists";
import { words } from "../words";

/** One column of a chart. */
export interface Column {
  readonly value: number;
  /** Whether it stands out. */
  readonly best: boolean;
}

const BOX = { width: 340, height: 150, left: 30, right: 6, top: 18, bottom: 8 } as const;
const WIDEST = 26;
const LINES = 4;

/** The numbers at the side of a chart, from 0 to the first round number that nothing exceeds. */
export function scale(most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => size * LINES >= most) ?? Math.ceil(most / LINES);
  const steps = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** Columns one beside the other, with a scale at the left and its value over each that stands out. */
export function columnChart(title: string, columns: readonly Column[]): TemplateResult {
  const ticks = scale(Math.max(...columns.map(({ value }) => value)));
  const top = ticks[ticks.length - 1] ?? 1;
  const bottom = BOX.height - BOX.bottom;
  const y = (value: number): number => bottom - (value / top) * (bottom - BOX.top);
  const pitch = Math.min(WIDEST * 1.4, (BOX.width - BOX.left - BOX.right) / columns.length);
  const column = ({ value, best }: Column, index: number): SVGTemplateResult => {
    const x = BOX.left + 4 + index * pitch;
    const wide = pitch * 0.72;
    return svg`<rect class=${best ? "bar best" : "bar"} x=${x} y=${y(value)} width=${wide} height=${Math.max(1, bottom - y(value))} rx="2"/>
      ${best ? svg`<text class="bar-value" x=${x + wide / 2} y=${y(value) - 5} text-anchor="middle">${value}</text>` : nothing}`;
  };
  return html`<figure class="columns">
    <svg viewBox="0 0 ${BOX.width} ${BOX.height}" role="img" aria-label=${words("pair", { label: title, text: listText(columns.map(({ value }) => String(value))) })}>
      ${ticks.map(
        (tick) =>
          svg`<path class="tick" d="M${BOX.left} ${y(tick)}H${BOX.width}"/><text class="tick-name" x=${BOX.left - 6} y=${y(tick) + 4} text-anchor="end">${tick}</text>`,
      )}
      ${columns.map(column)}
    </svg>
    <figcaption>${title}</figcaption>
  </figure>`;
}

/** One row of a list with bars. */
export interface Row {
  readonly name: string;
  readonly value: number;
  /** What the value is a part of; shown behind it. */
  readonly of?: number;
  /** The value in words, at the end of the row. */
  readonly text: string;
}

/** A list in which a bar shows how much each is. */
export function barList(rows: readonly Row[]): TemplateResult {
  const most = Math.max(1, ...rows.map(({ value, of = value }) => of));
  const bar = (look: string, value: number): SVGTemplateResult => svg`<rect class=${look} width=${(value / most) * 100} height="12" rx="2"/>`;
  return html`<ul class="bar-list">
    ${rows.map(
      ({ name, value, of, text }) => html`<li>
        <span class="bar-name">${name}</span>
        <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <rect class="bar-ground" width="100" height="12" rx="2" />
          ${of === undefined ? nothing : bar("bar-whole", of)}${bar("bar", value)}
        </svg>
        <b>${text}</b>
      </li>`,
    )}
  </ul>`;
}

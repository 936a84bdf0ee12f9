import { nothing, svg, type SVGTemplateResult } from "lit";

import { FONT, INK, PAPER } from "../../../ui/drawing/colours";
import { figure } from "../../../ui/drawing/icons";
import { explain } from "../../../ui/explain/explain";
import { limitIcon, lossPlate, surchargePlate, weatherIcon } from "./icons";
import { band, type Layout, SHEET } from "./layout";
import { BLEED } from "./sky";
import type { BoardLabels, BoardView, WeatherView, Zone } from "./types";

const ZONES: readonly Zone[] = [0, 1, 2, 3];

/** The 6000, 7000 and 8000 m lines with their names at the right edge. */
export function altitudeLines(layout: Layout, labels: BoardLabels): SVGTemplateResult {
  return svg`${layout.lines.map(
    (
      y,
      i,
    ) => svg`<path class="altitude halo-line" d="M${BLEED.left} ${y}H${BLEED.right}"/><path class="altitude s-line" d="M${BLEED.left} ${y}H${BLEED.right}"/><text class="altitude-name i-line" x=${SHEET.width - 10} y=${y - 8}
      font-family=${FONT} font-size="29" font-weight="600" text-anchor="end" ${explain(() => labels.explain("altitude"))}>${labels.altitude(6000 + 1000 * i)}</text>`,
  )}`;
}

/** A sign at the edge of each band, under its upper line: how many may stop on a space, and what today's weather does here. */
export function bandTabs(view: BoardView, layout: Layout, labels: BoardLabels): SVGTemplateResult {
  return svg`${ZONES.map((zone) => {
    const limit = view.spaces.find((space) => space.zone === zone && space.limit !== null)?.limit ?? null;
    return limit === null ? nothing : tab(zone, limit, view.weather, layout, labels);
  })}`;
}

const WIDTH = 70;
const ROW = 38;

function tab(zone: Zone, limit: number, weather: WeatherView, layout: Layout, labels: BoardLabels): SVGTemplateResult {
  const hit = weather.kind !== "clear" && weather.zones.includes(zone);
  const rows = [
    svg`<g transform="translate(22 19)scale(.62)">${limitIcon()}</g>${figure(50, 19, 29, INK, String(limit))}`,
    ...(hit ? [svg`<g transform="translate(35 19)scale(.72)">${weatherIcon(weather.kind)}</g>`] : []),
    ...(hit && weather.loss
      ? [
          svg`<g transform="translate(35 19)scale(.94)" ${explain(() => labels.explain("zone-loss", { loss: weather.loss }))}>${lossPlate(weather.loss)}</g>`,
        ]
      : []),
    ...(hit && weather.surcharge
      ? [
          svg`<g transform="translate(35 19)scale(.94)" ${explain(() => labels.explain("zone-surcharge", { surcharge: weather.surcharge }))}>${surchargePlate(weather.surcharge)}</g>`,
        ]
      : []),
  ];
  const x = layout.signs[zone] === "left" ? 8 : SHEET.width - 8 - WIDTH;
  return svg`<g class="tab" role="img" aria-label=${labels.describeZone(zone)} ${explain(() => labels.explain("limit", { limit }))} transform="translate(${x} ${band(layout, zone).top + 8})">
    <rect class=${hit ? "tab-plate struck" : "tab-plate"} width=${WIDTH} height=${ROW * rows.length} rx="8" fill=${PAPER} stroke=${INK} stroke-width="2.5"/>
    ${rows.map((row, index) => svg`<g transform="translate(0 ${ROW * index})">${row}</g>`)}
  </g>`;
}

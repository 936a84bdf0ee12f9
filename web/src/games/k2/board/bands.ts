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
    ) => svg`<path class="altitude s-line" d="M${BLEED.left} ${y}H${BLEED.right}"/><text class="altitude-name i-line" x=${SHEET.width - 10} y=${y - 8}
      font-family=${FONT} font-size="29" font-weight="600" text-anchor="end" ${explain(() => labels.explain("altitude"))}>${labels.altitude(6000 + 1000 * i)}</text>`,
  )}`;
}

/** A tab at the left foot of each band: how many may stop on a space, and what today's weather does here. */
export function bandTabs(view: BoardView, layout: Layout, labels: BoardLabels): SVGTemplateResult {
  return svg`${ZONES.map((zone) => {
    const limit = view.spaces.find((space) => space.zone === zone && space.limit !== null)?.limit ?? null;
    return limit === null ? nothing : tab(zone, limit, view.weather, band(layout, zone).bottom, labels);
  })}`;
}

function tab(zone: Zone, limit: number, weather: WeatherView, y: number, labels: BoardLabels): SVGTemplateResult {
  const hit = weather.kind !== "clear" && weather.zones.includes(zone);
  const plates = hit ? Number(weather.loss > 0) + Number(weather.surcharge > 0) : 0;
  const width = 70 + (hit ? 38 + plates * 44 : 0);
  return svg`<g class="tab" role="img" aria-label=${labels.describeZone(zone)} ${explain(() => labels.explain("limit", { limit }))} transform="translate(8 ${y - 42})">
    <rect class=${hit ? "tab-plate struck" : "tab-plate"} width=${width} height="38" rx="8" fill=${PAPER} stroke=${INK} stroke-width="2.5"/>
    <g transform="translate(22 19)scale(.62)">${limitIcon()}</g>${figure(50, 19, 29, INK, String(limit))}
    ${
      hit
        ? svg`<g transform="translate(86 19)scale(.68)">${weatherIcon(weather.kind)}</g>
        ${weather.loss ? svg`<g transform="translate(126 19)scale(.94)" ${explain(() => labels.explain("zone-loss", { loss: weather.loss }))}>${lossPlate(weather.loss)}</g>` : nothing}
        ${weather.surcharge ? svg`<g transform="translate(${weather.loss ? 170 : 126} 19)scale(.94)" ${explain(() => labels.explain("zone-surcharge", { surcharge: weather.surcharge }))}>${surchargePlate(weather.surcharge)}</g>` : nothing}`
        : nothing
    }
  </g>`;
}

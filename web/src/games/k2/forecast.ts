import { html, type TemplateResult } from "lit";

import { explain, explainGroup } from "../../ui/explain/explain";
import { words } from "../../ui/words";
import { constants } from "./constants";
import { weatherText } from "./describe";
import { dayNote, note } from "./notes";
import { weatherSymbol } from "./symbols";
import type { View, Weather } from "./types";

/** Which day it is, short where there is little room. */
export function dayTitle({ table: { day } }: View): TemplateResult {
  return html`<h1 class="day" data-day=${day} aria-label=${words("day-of", { day })} ${explain(note("day"))}>
    <span class="day-long">${words("day-of", { day })}</span>
    <span class="day-short">${words("day-short", { day })}</span>
  </h1>`;
}

/** The days one can see ahead, today first. */
export function forecast({ table: { day, weather } }: View): TemplateResult {
  return forecastStrip(weather.slice(day - 1), day);
}

/** Days in a row, the first of them being `day`. */
export function forecastStrip(ahead: readonly Weather[], day: number): TemplateResult {
  return html`<ol class="forecast" aria-label=${words("forecast-title")} ${explainGroup(note("forecast"))}>
    ${ahead.map((one, index) => forecastDay(one, day + index, index === 0))}
  </ol>`;
}

export function forecastDay(weather: Weather, day: number, isToday: boolean): TemplateResult {
  const text = words("weather-day", { day, what: weatherText(weather) });
  const tile = (day - 1) % constants.days_per_tile === 0 ? "tile-start" : "";
  return html`<li class="forecast-day ${isToday ? "today" : ""} ${tile}" aria-current=${isToday ? "date" : "false"} ${explain(dayNote(weather, day), false)}>
    <span class="visually-hidden">${text}</span>
    <span class="forecast-number" aria-hidden="true">${day}</span>
    <span class="forecast-icon" aria-hidden="true">${weatherSymbol(weather)}</span>
    <span class="forecast-effect" aria-hidden="true">
      ${weather.loss ? html`<span class="loss">−${weather.loss}</span>` : ""}
      ${weather.surcharge ? html`<span class="surcharge">+${weather.surcharge}</span>` : ""}
    </span>
    <span class="forecast-zones" aria-hidden="true">${bars(weather)}</span>
  </li>`;
}

/** Four small bars, the highest zone on top; those hit are filled. */
function bars(weather: Weather): TemplateResult[] {
  return [3, 2, 1, 0].map((zone) => html`<i class=${weather.zones.includes(zone) ? "hit" : ""}></i>`);
}

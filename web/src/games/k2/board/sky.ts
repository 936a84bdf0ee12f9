import { nothing, svg, type SVGTemplateResult } from "lit";

import { dice, flecks } from "../../../ui/drawing/sketch";
import { band, type Layout } from "./layout";
import type { Theme } from "./palette";
import type { WeatherKind, WeatherView, Zone } from "./types";

/** The sheet is drawn far beyond its edges, so that no container shape shows a bar. */
export const BLEED = { left: -1700, right: 2700, top: -1300, bottom: 2200 } as const;
const WIDE = BLEED.right - BLEED.left;

const SUN = { x: 168, y: 150 };

const stars = (() => {
  const roll = dice(8611);
  return Array.from({ length: 260 }, () => {
    const x = BLEED.left + roll() * WIDE;
    const y = -500 + roll() * 900;
    const r = (0.8 + roll() * roll() * 2.4).toFixed(1);
    return `M${x.toFixed(0)} ${y.toFixed(0)}m0-${r}l${r} ${r}l-${r} ${r}l-${r}-${r}z`;
  }).join("");
})();

/** A cloud with a flat base, as cut from paper. */
function cloud(x: number, y: number, width: number, seed: number): string {
  const roll = dice(seed);
  const lobes = Math.max(3, Math.round(width / 70));
  const top = (i: number) => -Math.sin((Math.PI * i) / lobes) * width * 0.16 * (0.8 + 0.4 * roll());
  let d = `M${x} ${y}`;
  let last = 0;
  for (let i = 1; i <= lobes; i++) {
    const next = i === lobes ? 0 : top(i);
    const r = ((width / lobes) * (0.54 + 0.16 * roll())).toFixed(0);
    d += `a${r} ${r} 0 0 1 ${(width / lobes).toFixed(0)} ${(next - last).toFixed(0)}`;
    last = next;
  }
  return `${d}Z`;
}

const clouds = (seed: number, rows: readonly number[], from: number, to: number, size: number, gap: number): string => {
  const roll = dice(seed);
  return rows
    .map((y) => {
      let d = "";
      for (let x = from + roll() * gap; x < to; x += size + gap * (0.5 + roll())) {
        d += cloud(Math.round(x), Math.round(y + roll() * 40), size * (0.6 + 0.7 * roll()), x | 0);
      }
      return d;
    })
    .join("");
};

const FAIR = clouds(5, [330, 452], BLEED.left, BLEED.right, 240, 620);
const HEAVY = [clouds(21, [120, 300], BLEED.left, BLEED.right, 430, 120), clouds(34, [20, 215, 420], BLEED.left, BLEED.right, 380, 160)] as const;

/** Light and clouds behind the mountain. */
export function sky(weather: WeatherView, theme: Theme): SVGTemplateResult {
  const fair = weather.kind === "clear";
  const halos = [330, 245, 165].map((r) => svg`<circle class="halo i-sun" cx=${SUN.x} cy=${SUN.y} r=${r}/>`);
  const disc = svg`<g class="sun">${halos}<circle class="i-sun" cx=${SUN.x} cy=${SUN.y} r="92"/></g>`;
  const starry = theme === "dark" && (fair || weather.kind === "wind");
  return svg`
    <rect class="i-sky1" x=${BLEED.left} y=${BLEED.top} width=${WIDE} height="2600"/>
    <path class="i-sky2" d=${wave(130, 34)}/><path class="i-sky3" d=${wave(310, -30)}/><path class="i-sky4" d=${wave(465, 22)}/>
    ${starry ? svg`<path class="stars" d=${stars}/>` : nothing}
    ${weather.kind === "storm" ? nothing : disc}
    ${
      fair
        ? svg`<path class="drift slow i-cloud" d=${FAIR}/>`
        : svg`<path class="drift slow i-cloudshade" d=${HEAVY[0]}/><path class="drift i-cloud" d=${HEAVY[1]}/>`
    }`;
}

/** A flat layer of sky with one long swell, one pull of the screen printer. */
const wave = (y: number, swell: number): string =>
  `M${BLEED.left} ${y + swell}C-400 ${y + swell * 2} 100 ${y - swell * 2} 700 ${y - swell}S1900 ${y + swell * 2} ${BLEED.right} ${y - swell}V${BLEED.bottom}H${BLEED.left}Z`;

const gusts = (seed: number, width: number, height: number, count: number): string => {
  const roll = dice(seed);
  return Array.from({ length: count }, () => {
    const x = Math.round(-900 + roll() * width);
    const y = Math.round(((0.5 + Math.floor(roll() * count)) / count) * height);
    const length = Math.round(120 + roll() * 300);
    const hook = roll() > 0.55 ? `q30 0 30-16q0-12-13-12q-10 0-10 9` : "";
    return `M${x} ${y}h${length}${hook}`;
  }).join("");
};

const flakes = (() => {
  const roll = dice(77);
  return Array.from({ length: 46 }, () => {
    const r = (1.6 + roll() * 3.4).toFixed(1);
    const across = (2 * Number(r)).toFixed(1);
    const half = (sign: string) => `a${r} ${r} 0 1 0${sign}${across} 0`;
    return `M${(roll() * 300).toFixed(0)} ${(roll() * 300).toFixed(0)}m-${r} 0${half(" ")}${half("-")}`;
  }).join("");
})();

function inBand(layout: Layout, zone: Zone): { top: number; height: number } {
  const { top, bottom } = band(layout, zone);
  const from = zone === 3 ? BLEED.top : top;
  const to = zone === 0 ? BLEED.bottom : bottom;
  return { top: from, height: to - from };
}

const snowPattern = svg`<pattern id="snowfall" width="300" height="300" patternUnits="userSpaceOnUse"><path class="flakes" d=${flakes}/></pattern>`;

const snowfall = svg`<rect class="snowfall" x=${BLEED.left - 300} y=${BLEED.top - 600} width=${WIDE + 600}
  height=${BLEED.bottom - BLEED.top + 600} fill="url(#snowfall)"/>`;

/** The weather where it strikes: wind and snow drawn only in the zones it hits, the band tinted in the colour of the harm. */
export function strikes(weather: WeatherView, layout: Layout): SVGTemplateResult {
  const borders = (zone: Zone, step: 1 | -1): boolean => {
    const other = zone + step;
    return other >= 0 && other <= 3 && !weather.zones.some((hit) => hit === other);
  };
  const harm = weather.loss ? "loss" : "surcharge";
  const strip = (name: string, top: number, height: number, fill: string | typeof nothing = nothing) =>
    svg`<rect class=${name} x=${BLEED.left} y=${top} width=${WIDE} height=${height} fill=${fill}/>`;
  const strike = (zone: Zone) => {
    const { top, height } = inBand(layout, zone);
    const { top: upper, bottom: lower } = band(layout, zone);
    return svg`<g clip-path="url(#band${zone})">
      ${weather.loss ? strip("hit loss", top, height) : nothing}
      ${weather.surcharge ? strip("hit surcharge", top, height) : nothing}
      ${borders(zone, 1) ? strip("edge", upper, 70, "url(#glow-down)") : nothing}
      ${borders(zone, -1) ? strip("edge", lower - 70, 70, "url(#glow-up)") : nothing}
      ${weather.loss ? svg`<g transform="translate(0 ${upper})"><path class="gusts" d=${gusts(zone + 3, 2800, lower - upper, 16)}/></g>` : nothing}
      ${weather.surcharge ? snowfall : nothing}
    </g>`;
  };
  return svg`<defs>
      <linearGradient id="glow-down" x2="0" y2="1"><stop class="harm ${harm}"/><stop class="harm ${harm} gone" offset="1"/></linearGradient>
      <linearGradient id="glow-up" x2="0" y2="1"><stop class="harm ${harm} gone"/><stop class="harm ${harm}" offset="1"/></linearGradient>
      ${snowPattern}
      ${weather.zones.map((zone) => {
        const { top, height } = inBand(layout, zone);
        return svg`<clipPath id="band${zone}"><rect x=${BLEED.left} y=${top} width=${WIDE} height=${height}/></clipPath>`;
      })}
    </defs>
    ${weather.zones.map((zone) => strike(zone))}`;
}

/** Wind and snow over the whole land, where no zone is told apart. */
export function weatherOver(kind: WeatherKind): SVGTemplateResult {
  const windy = kind === "wind" || kind === "storm";
  const snowy = kind === "snow" || kind === "storm";
  return svg`
    ${windy ? svg`<path class="gusts" transform="translate(0-120)" d=${gusts(11, 2800, 900, 26)}/>` : nothing}
    ${snowy ? svg`<defs>${snowPattern}</defs>${snowfall}` : nothing}`;
}

/** A little paper grain over the whole sheet. */
export const grain = svg`<defs><pattern id="grain" width="220" height="220" patternUnits="userSpaceOnUse"><path class="grain dark" d=${flecks(3, 260, 220, 1.6)}/><path
  class="grain pale" d=${flecks(9, 220, 220, 1.8)}/></pattern></defs><rect class="paper-grain" x=${BLEED.left} y=${BLEED.top} width=${WIDE}
  height=${BLEED.bottom - BLEED.top} fill="url(#grain)"/>`;

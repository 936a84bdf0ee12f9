import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { FONT, GOLD, INK, PAPER } from "../../../ui/drawing/colours";
import { DARK } from "../../../ui/drawing/icons";
import { dice } from "../../../ui/drawing/sketch";
import { MOUNTAINS } from "./mountains";
import { PRINT } from "./palette";
import type { Card, Colour } from "./types";

type Drawing = SVGTemplateResult;

const boxed = (drawing: Drawing): TemplateResult =>
  html`<svg class="symbol" viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">${drawing}</svg>`;

const WOOD = "#a8592a";

/** An ice axe standing on its spike, 17 wide and 46 high round (0, 0): pick to the left, adze to the right. */
export const axe = (
  ink: string = DARK,
  shaft: string = WOOD,
): Drawing => svg`<path d="M-2.3-15H2.3V16H-2.3Z" fill=${shaft}/><path d="M-2.3 15H2.3L0 24Z" fill=${ink}/><path
  d="M-10.5-8.5C-8.5-16-4-20.5 2-21H8L8.5-14H4L2.5-15.5C-3-15.8-7-13.5-10.5-8.5Z" fill=${ink} stroke=${ink} stroke-width="1.4" stroke-linejoin="round"/>`;

/** The mountain of a colour in a box of 48: a pyramid, two ridges, a dome. */
const MARKS: Readonly<Record<Colour, { readonly shape: string; readonly snow: string }>> = {
  R: { shape: "M0-21L21 18H-21Z", snow: "M0-21L8.6-5L4.5-8.5L.5-2L-3.5-8.5L-8.6-5Z" },
  G: { shape: "M8-20L22 18H-22L-10-9L-3.5 1Z", snow: "M8-20L13.6-4.6L10.4-7.5L7.5-2L4.6-7L1.6-5.6ZM-10-9L-5.4-1.8L-8.4-3L-10.6 1L-14.2 .6Z" },
  Y: { shape: "M-22 18C-22-4-13-16 0-16S22-4 22 18Z", snow: "M-16.6-5.6C-12.6-12.4-7-16 0-16S12.6-12.4 16.6-5.6L11.5-8L6-2.5L0-7L-6-2.5L-11.5-8Z" },
};

/** On paper. */
export const mark = (colour: Colour, edge: string = INK): Drawing => {
  const { shape, snow } = MARKS[colour];
  return svg`<path d=${shape} fill=${PRINT[colour].main}/><path d=${snow} fill=${PAPER}/><path d=${shape} fill="none" stroke=${edge} stroke-width="3.2" stroke-linejoin="round"/>`;
};

/** On its own colour. */
export const markOnColour = (colour: Colour): Drawing => {
  const { shape, snow } = MARKS[colour];
  const { main, on } = PRINT[colour];
  return svg`<path d=${shape} fill=${on} stroke=${on} stroke-width="2" stroke-linejoin="round"/><path d=${snow} fill=${main}/>`;
};

export const axeIcon = (): TemplateResult => boxed(axe("currentColor", "currentColor"));
export const colourMark = (colour: Colour): TemplateResult => boxed(mark(colour, "currentColor"));

/** The picture of a colour: its mountain of the panorama, as on a small poster. 90 wide, 82 high. */
function picture(colour: Colour): Drawing {
  const inks = PRINT[colour];
  const { silhouette, shade, planes, depths, cap, capShade } = MOUNTAINS[colour];
  const sunX = colour === "Y" ? 18 : 74;
  return svg`<rect width="90" height="82" fill=${inks.sky}/><path d="M0 42Q24 33 46 40T90 36V82H0Z" fill=${inks.glow}/>
    <circle cx=${sunX} cy="20" r="13" fill=${inks.glow} opacity=".55"/><circle cx=${sunX} cy="20" r="8.5" fill=${PAPER}/>
    <path d="M-2 66L8 50L15 57L24 45L36 60L54 60L68 44L76 54L84 47L94 62V82H-2Z" fill=${inks.far}/>
    <g transform="translate(45-3)scale(.205 .19)"><path d=${silhouette} fill=${inks.lit}/><path d=${planes} fill=${inks.glow} opacity=".45"/><path d=${shade} fill=${inks.shade}/><path
      d=${depths} fill=${inks.deep}/><path d=${capShade} fill=${inks.snowshade}/><path d=${cap} fill=${inks.snow}/></g>
    <path d="M0 74L10 70L22 75L38 69L52 75L68 70L80 75L90 71V82H0Z" fill=${inks.fore}/>`;
}

const PICTURES: Readonly<Record<Colour, Drawing>> = { R: picture("R"), G: picture("G"), Y: picture("Y") };

/** The higher the value, the higher the route that is drawn on the mountain. */
function route(colour: Colour, value: number): Drawing {
  const { turns } = MOUNTAINS[colour];
  const at = 0.6 + ((Math.min(8, Math.max(1, value)) - 1) / 7) * 5.4;
  const low = turns[Math.floor(at)] ?? [0, 0];
  const high = turns[Math.ceil(at)] ?? low;
  const part = at - Math.floor(at);
  const camp: readonly [number, number] = [low[0] + (high[0] - low[0]) * part, low[1] + (high[1] - low[1]) * part];
  const place = ([x, y]: readonly [number, number]): string => `${(45 + x * 0.205).toFixed(1)} ${(-3 + y * 0.19).toFixed(1)}`;
  return svg`<path d="M${[...turns.slice(0, Math.floor(at) + 1), camp].map(place).join("L")}" fill="none" stroke=${PAPER} stroke-width="1.5" stroke-dasharray=".1 3" stroke-linecap="round"/><g
    transform="translate(${place(camp)})"><path d="M0 0V-11" stroke=${INK} stroke-width="1.5" stroke-linecap="round"/><path d="M0-11.5L9-8.2L0-5Z" fill=${PAPER} stroke=${INK} stroke-width="1"
    stroke-linejoin="round"/></g>`;
}

const numeral = (
  x: number,
  y: number,
  size: number,
  fill: string,
  value: number,
): Drawing => svg`<text x=${x} y=${y} font-family=${FONT} font-size=${size}
  font-weight="700" text-anchor="middle" fill=${fill}>${value}</text>`;

/** Yellow needs an edge to be read on paper; the others get it too. */
const edged = (
  x: number,
  y: number,
  size: number,
  fill: string,
  value: number,
): Drawing => svg`<text x=${x} y=${y} font-family=${FONT} font-size=${size}
  font-weight="700" text-anchor="middle" fill=${fill} stroke=${INK} stroke-width="3.4" stroke-linejoin="round" paint-order="stroke">${value}</text>`;

const row = (axes: number, x: number, y: number, pitch: number, scale: number): readonly Drawing[] =>
  Array.from({ length: axes }, (_, i) => svg`<g transform="translate(${x - (axes - 1 - i) * pitch} ${y})scale(${scale})">${axe()}</g>`);

/** A card: value, mountain and axes in the top strip, so that a fan of cards overlapped from below can be read. */
export function cardFace({ colour, value, axes }: Card): TemplateResult {
  return html`<svg class="kk-card kk-${colour}" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="1.25" y="1.25" width="97.5" height="137.5" rx="9" fill=${PAPER} stroke=${INK} stroke-width="2.5"/>
    ${edged(20.5, 48, 60, PRINT[colour].main, value)}
    <g transform="translate(45.3 15)scale(.33)">${mark(colour)}</g>
    ${row(axes, 90.3, 29, 13.4, 0.72)}
    <svg x="5" y="54" width="90" height="81" viewBox="0 0 90 81">${PICTURES[colour]}${route(colour, value)}</svg>
    <rect x="5" y="54" width="90" height="81" rx="4" fill="none" stroke=${INK} stroke-width="1.8"/>
  </svg>`;
}

/** A card that lies under the next one of a fan: value and axes stand along its left edge, which stays to be seen. */
export function fannedCard({ colour, value, axes }: Card): TemplateResult {
  return html`<svg class="kk-card kk-${colour}" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="1.25" y="1.25" width="97.5" height="137.5" rx="9" fill=${PAPER} stroke=${INK} stroke-width="2.5"/>
    ${edged(20.5, 48, 60, PRINT[colour].main, value)}
    ${Array.from({ length: axes }, (_, i) => svg`<g transform="translate(20 ${72 + i * 27})scale(.56)">${axe()}</g>`)}
    <rect x="39" y="5" width="56" height="130" rx="4" fill=${PRINT[colour].main} opacity=".25"/>
  </svg>`;
}

/** 30 x 36: value above, and as many dots as the card has axes. */
export function cardChip({ colour, value, axes }: Card): TemplateResult {
  const { main, on } = PRINT[colour];
  return html`<svg class="kk-chip kk-${colour}" viewBox="0 0 30 36" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="28" height="34" rx="4" fill=${main} stroke=${INK} stroke-width="1.8"/>
    ${numeral(15, 23, 23, on, value)}
    ${Array.from({ length: axes }, (_, i) => svg`<circle cx=${15 + (i - (axes - 1) / 2) * 7.5} cy="29.5" r="2.6" fill=${on}/>`)}
  </svg>`;
}

/** 27 x 36: the top card of an expedition, and how many cards it has. */
export function pileChip({ colour, value }: Card, count: number): TemplateResult {
  const { main, on } = PRINT[colour];
  return html`<svg class="kk-chip kk-${colour}" viewBox="0 0 27 36" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="25" height="34" rx="4" fill=${main} stroke=${INK} stroke-width="1.8"/>
    ${numeral(13.5, 20, 21, on, value)}<text x="13.5" y="32" font-family=${FONT} font-size="12" font-weight="600" text-anchor="middle" fill=${on}>×${count}</text>
  </svg>`;
}

/** 84 x 36: the same facts in a strip. */
export function miniCard({ colour, value, axes }: Card): TemplateResult {
  const { main, on } = PRINT[colour];
  return html`<svg class="kk-mini kk-${colour}" viewBox="0 0 84 36" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="82" height="34" rx="5" fill=${PAPER}/><path d="M6 1H46V35H6A5 5 0 0 1 1 30V6A5 5 0 0 1 6 1Z" fill=${main}/>
    <rect x="1" y="1" width="82" height="34" rx="5" fill="none" stroke=${INK} stroke-width="2"/>
    ${numeral(15, 28.8, 32, on, value)}
    <g transform="translate(34.5 18.5)scale(.4)">${markOnColour(colour)}</g>
    ${row(axes, 75.5, 18, 11.6, 0.6)}
  </svg>`;
}

const BACK_STARS = (() => {
  const roll = dice(12);
  return Array.from({ length: 34 }, () => `M${(8 + roll() * 84).toFixed(0)} ${(8 + roll() * 62).toFixed(0)}h1v1h-1z`).join("");
})();

const BACK = [
  ["G", 50, 36, 0.19],
  ["R", 19, 56, 0.15],
  ["Y", 83, 56, 0.15],
] as const;

/** The three mountains by night. */
export function cardBack(): TemplateResult {
  return html`<svg class="kk-card kk-back" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    <rect x="1.25" y="1.25" width="97.5" height="137.5" rx="9" fill=${PAPER} stroke=${INK} stroke-width="2.5"/>
    <svg x="6" y="6" width="88" height="128" viewBox="6 6 88 128"><rect x="6" y="6" width="88" height="128" fill="#1b2450"/><path d="M6 60Q30 48 54 58T94 52V134H6Z" fill="#2e3468"/><path
      d="M6 84Q34 74 60 84T94 78V134H6Z" fill="#5a4a80"/><path d=${BACK_STARS} fill="#fff" opacity=".8"/>
      <circle cx="66" cy="34" r="18" fill=${GOLD} opacity=".14"/><circle cx="66" cy="34" r="12" fill="#f7ead0"/>
      ${BACK.map(([colour, x, y, scale]) => {
        const { silhouette, shade, planes, cap, capShade } = MOUNTAINS[colour];
        const inks = PRINT[colour];
        return svg`<g transform="translate(${x} ${y})scale(${scale})"><path d=${silhouette} fill=${inks.lit}/><path d=${planes} fill=${inks.glow} opacity=".3"/><path d=${shade} fill=${inks.deep}/><path
          d=${capShade} fill=${inks.snowshade}/><path d=${cap} fill=${inks.snow}/></g>`;
      })}
      <path d="M6 122L20 117L36 123L54 116L70 123L84 118L94 121V134H6Z" fill="#141a3c"/></svg>
    <rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke=${INK} stroke-width="1.6"/>
  </svg>`;
}

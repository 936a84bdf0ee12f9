import { nothing, svg, type SVGTemplateResult } from "lit";

import { GOLD, INK, PAPER } from "../../../ui/drawing/colours";
import { figure } from "../../../ui/drawing/icons";
import { dice, flecks, path, range, rough } from "../../../ui/drawing/sketch";
import { MOUNTAINS } from "./mountains";
import type { Theme } from "./palette";
import { fieldPoint, type Layout, NARROW, STEP, SUMMIT, WIDE } from "./track";
import { type Colour, COLOURS } from "./types";

/** The sheet is drawn far beyond its edges, so that no container shape shows a bar. */
const BLEED = { left: -1500, right: 2500, top: -1400, bottom: 1100 } as const;
const WIDTH = BLEED.right - BLEED.left;

/** A flat layer of sky with one long swell. */
const wave = (y: number, swell: number, period = 700): string => {
  let d = `M${BLEED.left} ${y}`;
  for (let x = BLEED.left, up = 1; x < BLEED.right; x += period, up = -up) d += `Q${x + period / 2} ${y + up * swell} ${x + period} ${y}`;
  return `${d}V${BLEED.bottom}H${BLEED.left}Z`;
};

const STARS = (() => {
  const roll = dice(7788);
  return Array.from({ length: 640 }, () => {
    const x = BLEED.left + roll() * WIDTH;
    const y = -520 + roll() * 800;
    const r = (0.7 + roll() * roll() * 2.3).toFixed(1);
    return `M${x.toFixed(0)} ${y.toFixed(0)}m0-${r}l${r} ${r}l-${r} ${r}l-${r}-${r}z`;
  }).join("");
})();

const FAR = [range(12, BLEED.left, BLEED.right, 330, 130, 150, 900), range(29, BLEED.left, BLEED.right, 392, 120, 190, 900)] as const;

/** The edge of the valley in front. */
const FORE = path([[BLEED.left, BLEED.bottom], ...rough(Array.from({ length: 44 }, (_, i): [number, number] => [BLEED.left + i * 95, 429 + ((i * 37) % 11) - (i % 3) * 4]), 43, 3, 24), [BLEED.right, BLEED.bottom]]);

/** A fringe of firs along the lower slopes of the green mountain. */
const FIRS = (() => {
  const roll = dice(5);
  const tops: [number, number][] = [];
  for (let x = -262; x <= 262; x += 5 + roll() * 5) {
    const edge = 372 - Math.abs(x) * 0.16 + Math.sin(x / 26) * 9 + (Math.abs(x) < 46 ? 16 : 0);
    tops.push([x, edge - 7 - roll() * 9], [x + 3.4, edge + 7]);
  }
  return path([[-300, 480], ...tops, [300, 480]]);
})();

/** Foothills: sharp before the pyramid, round before the dome. */
const SPURS = path(rough([[-280, 480], [-236, 332], [-200, 362], [-168, 344], [-132, 378], [-104, 366], [-52, 396], [8, 378], [52, 392], [98, 366], [130, 380], [166, 344], [196, 366], [236, 332], [280, 480]], 3, 3, 13));
const BENCHES = "M-290 480V340C-230 336-206 366-160 368S-110 362-76 378S10 394 40 380S96 366 128 368S190 344 290 336V480Z";

/** The glacier that comes down between them. */
const TONGUE = path(rough([[34, 300], [20, 340], [34, 372], [-6, 410], [-16, 480], [70, 480], [58, 420], [72, 384], [50, 346]], 9, 3, 14));

/** Lens clouds, cut from paper, over the whole width. */
const CLOUDS = (() => {
  const roll = dice(91);
  let d = "";
  for (let x = BLEED.left, i = 0; x < BLEED.right; x += 130 + roll() * 190, i++) {
    const w = 90 + roll() * 130;
    const y = (i % 3) * 64 + roll() * 40 + (i % 7 === 3 ? -150 : 34);
    const h = w * (0.07 + roll() * 0.05);
    const at = (n: number) => n.toFixed(0);
    d += `M${at(x)} ${at(y)}Q${at(x + w * 0.4)} ${at(y - h * 2)} ${at(x + w)} ${at(y)}Q${at(x + w * 0.5)} ${at(y + h * 0.7)} ${at(x)} ${at(y)}Z`;
    d += `M${at(x + w * 0.42)} ${at(y + h * 1.1)}q${at(w * 0.3)} ${at(-h * 1.1)} ${at(w * 0.72)} 0q${at(-w * 0.4)} ${at(h * 0.6)} ${at(-w * 0.72)} 0Z`;
  }
  return d;
})();

/** The sun stands between green and yellow; at night the moon takes its place. */
const lamp = ({ centre }: Layout, theme: Theme): SVGTemplateResult => {
  const x = centre.G * 0.47 + centre.Y * 0.53;
  const y = theme === "dark" ? 104 : 190;
  const halos = [190, 138, 94].map((r) => svg`<circle class="halo i-sun" cx=${x} cy=${y} r=${r}/>`);
  return svg`${halos}<circle class="i-sun" cx=${x} cy=${y} r=${theme === "dark" ? 34 : 58}/>${
    theme === "dark" ? svg`<path class="maria" transform="translate(${x} ${y})" d="M-14-18a10 8 0 1 0 8 15a7 6 0 1 0 4-12zM8 6a9 7 0 1 0 10 8a8 8 0 0 0-10-8zM14-16a5 5 0 1 0 .1 0z"/>` : nothing
  }`;
};

const GRAIN = svg`<defs><pattern id="grain" width="220" height="220" patternUnits="userSpaceOnUse"><path class="grain dark" d=${flecks(3, 220, 220, 1.3)}/><path
  class="grain pale" d=${flecks(9, 200, 220, 1.4)}/></pattern></defs><rect x=${BLEED.left} y=${BLEED.top} width=${WIDTH} height=${BLEED.bottom - BLEED.top} fill="url(#grain)"/>`;

function mountain(colour: Colour, { centre, stretch }: Layout): SVGTemplateResult {
  const { silhouette, shade, planes, depths, cap, capShade } = MOUNTAINS[colour];
  const lower = colour === "G" ? svg`<path class="i-low" d=${FIRS}/><path class="i-capshade" d=${TONGUE}/>` : svg`<path class="i-low" d=${colour === "R" ? SPURS : BENCHES}/>`;
  return svg`<g class="peak-${colour}" transform="translate(${centre[colour]})scale(${stretch} 1)">
    <clipPath id="face-${colour}"><path d=${silhouette}/></clipPath>
    <path class="i-lit" d=${silhouette}/>
    <g clip-path="url(#face-${colour})"><path class="i-tint" d=${planes}/><path class="i-shade" d=${shade}/><path class="i-deep" d=${depths}/>
      <path class="i-capshade" d=${capShade}/><path class="i-cap" d=${cap}/>${lower}</g>
  </g>`;
}

/** Everything behind the ways and the pawns. */
export function scenery(layout: Layout, theme: Theme): SVGTemplateResult {
  const [far1, far2] = FAR;
  return svg`
    <rect class="i-sky1" x=${BLEED.left} y=${BLEED.top} width=${WIDTH} height=${BLEED.bottom - BLEED.top}/>
    <path class="i-sky2" d=${wave(70, 40)}/><path class="i-sky3" d=${wave(168, -36)}/><path class="i-sky4" d=${wave(252, 30)}/>
    ${theme === "dark" ? svg`<path class="stars" d=${STARS}/>` : nothing}
    ${lamp(layout, theme)}<path class="cloud i-haze" d=${CLOUDS}/>
    <path class="i-far1" d=${far1.silhouette}/><path class="i-far1s" d=${far1.shade}/>
    <path class="i-far2" d=${far2.silhouette}/><path class="i-far2s" d=${far2.shade}/>
    ${(["R", "Y", "G"] as const).map((colour) => mountain(colour, layout))}
    <path class="i-snowlow" d=${wave(398, 22, 150)}/><path class="i-snow" d=${wave(410, -18, 230)}/>
    <path class="i-fore" d=${FORE}/><path class="i-fores" d=${wave(468, 12, 260)}/>
    ${GRAIN}`;
}

/** Two tents at the foot of each way. */
const tents = (colour: Colour, layout: Layout): SVGTemplateResult => {
  const { x, y } = fieldPoint(layout, colour, 0);
  const side = x < layout.centre[colour] ? -1 : 1;
  const k = layout.disc / 12.5;
  return svg`<g class="tents" transform="translate(${x + side * 27 * k} ${y + 10 * k})scale(${k})"><path d="M-10 0L0-15L10 0Z" fill="var(--main)" stroke=${INK} stroke-width="1.6"
    stroke-linejoin="round"/><path d="M-2.5 0L0-8L2.5 0Z" fill=${INK}/></g>`;
};

/** The way up: a rope, and a dot for each field. */
const rope = (colour: Colour, layout: Layout): SVGTemplateResult => {
  const d = `M${layout.tracks[colour].map(({ x, y }) => `${x} ${y}`).join("L")}`;
  return svg`<path class="rope-edge" d=${d}/><path class="rope" d=${d}/>${tents(colour, layout)}`;
};

const dots = (colour: Colour, { tracks, dot }: Layout): SVGTemplateResult =>
  svg`${tracks[colour].map(({ x, y }, field) => (field % STEP && field !== SUMMIT ? svg`<circle class="dot" cx=${x} cy=${y} r=${dot}/>` : nothing))}`;

/** A number on each fifth field, the last one on the flag of the summit. */
function numbers(colour: Colour, layout: Layout): SVGTemplateResult {
  const { disc, dot, figure: size, tracks } = layout;
  const top = fieldPoint(layout, colour, SUMMIT);
  const k = disc / 12.5;
  return svg`${tracks[colour].map(({ x, y }, field) =>
    field % STEP || field === SUMMIT ? nothing : svg`<circle class="disc" cx=${x} cy=${y} r=${disc} fill=${PAPER}/>${figure(x, y, size, INK, String(field))}`,
  )}
    <g transform="translate(${top.x} ${top.y})scale(${k})"><path class="pole" d="M0 0V-36"/><path d="M0 0V-36" stroke=${INK} stroke-width="3" stroke-linecap="round"/><path
      d="M0-36H36L30-25.5L36-15H0Z" fill=${GOLD} stroke=${INK} stroke-width="2" stroke-linejoin="round"/></g><circle class="dot" cx=${top.x} cy=${top.y} r=${dot}/>
    ${figure(top.x + 15.5 * k, top.y - 25.3 * k, size * 1.08, INK, String(SUMMIT))}`;
}

interface Fixtures {
  readonly rope: SVGTemplateResult;
  readonly dots: SVGTemplateResult;
  readonly numbers: SVGTemplateResult;
}

const prepared = new Map(
  [WIDE, NARROW].map((layout) => [
    layout,
    new Map(COLOURS.map((colour): [Colour, Fixtures] => [colour, { rope: rope(colour, layout), dots: dots(colour, layout), numbers: numbers(colour, layout) }])),
  ]),
);

/** The fixed parts of a peak: the rope under everything, the dots over a planned way, the numbers over the pawns. */
export function fixtures(layout: Layout, colour: Colour): Fixtures {
  const found = prepared.get(layout)?.get(colour);
  if (!found) throw new RangeError("an unknown layout");
  return found;
}

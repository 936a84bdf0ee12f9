import { nothing, svg, type SVGTemplateResult } from "lit";

import { between, type Point } from "../../../ui/drawing/sketch";
import { explain, type Explanation } from "../../../ui/explain/explain";
import { MOVE } from "./colours";
import { DISC_Y, type Layout, spacePoint } from "./layout";

/** A rope hangs a little; thick below, thin above, with chevrons that point up the mountain. */
export interface Curve {
  readonly low: Point;
  readonly sag: Point;
  readonly high: Point;
}

const knot = (layout: Layout, space: number): Point => {
  const { x, y } = spacePoint(layout, space);
  return { x, y: y + DISC_Y };
};

export function curve(layout: Layout, low: number, high: number): Curve {
  const a = knot(layout, low);
  const b = knot(layout, high);
  const middle = between(a, b, 0.5);
  const slack = Math.min(16, Math.abs(a.x - b.x) * 0.09);
  return { low: a, sag: { x: middle.x, y: middle.y + slack }, high: b };
}

function at({ low, sag, high }: Curve, t: number): Point {
  return between(between(low, sag, t), between(sag, high, t), t);
}

/** A point on the rope between two spaces, whichever of them is higher: `t` goes from 0 at the first to 1 at the second. */
export function along(layout: Layout, from: number, to: number, t: number): Point {
  return at(curve(layout, from, to), t);
}

const num = (n: number): string => n.toFixed(1).replace(/\.0$/, "");

/** Outline of the tapered rope. */
function outline({ low, sag, high }: Curve): string {
  const length = Math.hypot(high.x - low.x, high.y - low.y);
  const nx = -(high.y - low.y) / length;
  const ny = (high.x - low.x) / length;
  const side = (p: Point, w: number) => `${num(p.x + nx * w)} ${num(p.y + ny * w)}`;
  return `M${side(low, 7)}Q${side(sag, 5)} ${side(high, 2.5)}L${side(high, -2.5)}Q${side(sag, -5)} ${side(low, -7)}Z`;
}

export const centre = ({ low, sag, high }: Curve): string => `M${low.x} ${low.y}Q${num(sag.x)} ${num(sag.y)} ${high.x} ${high.y}`;

function chevrons(line: Curve): SVGTemplateResult {
  const length = Math.hypot(line.high.x - line.low.x, line.high.y - line.low.y);
  const free = Math.max(0, length - 104);
  const count = Math.max(1, Math.min(3, Math.round(free / 46)));
  return svg`${Array.from({ length: count }, (_, i) => {
    const t = 0.5 + ((i - (count - 1) / 2) * 24) / length;
    const p = at(line, t);
    const q = at(line, t + 0.04);
    const turn = (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI + 90;
    return svg`<path class="chevron" transform="translate(${num(p.x)} ${num(p.y)})rotate(${num(turn)})" d="M-12 8L0-8L12 8L0 2Z"/>`;
  })}`;
}

export function ropes(layout: Layout, pairs: readonly (readonly [number, number])[], meaning: Explanation): SVGTemplateResult {
  const lines = pairs.map(([low, high]) => curve(layout, low, high));
  return svg`<g class="ropes" aria-hidden="true" ${explain(meaning)}>
    <path class="rope-edge s-ropeedge" d=${lines.map(outline).join("")}/>
    <path class="i-rope" d=${lines.map(outline).join("")}/>
    <path class="rope-twist s-ropeedge" d=${lines.map(centre).join("")}/>
    ${lines.map(chevrons)}
  </g>`;
}

/** A way along the ropes, walked from its first space to its last, with an arrowhead where it arrives. */
export function plan(
  layout: Layout,
  way: readonly number[] | null,
  pairs: readonly (readonly [number, number])[],
): SVGTemplateResult | typeof nothing {
  if (!way || way.length < 2) return nothing;
  const steps = way.slice(1).map((to, i) => {
    const from = way[i] ?? to;
    const falls = pairs.some(([low, high]) => low === to && high === from);
    const line = falls ? curve(layout, to, from) : curve(layout, from, to);
    return falls ? { low: line.high, sag: line.sag, high: line.low } : line;
  });
  const d = steps.map((line, i) => (i ? centre(line).replace(/^M[^Q]*/, "") : centre(line))).join("");
  const last = steps[steps.length - 1];
  return svg`<g class="plan" aria-hidden="true"><path class="plan-edge" d=${d}/><path class="plan-casing" d=${d}/><path d=${d} stroke=${MOVE}/><path class="plan-steps" d=${d}/>
    ${last ? arrowhead(last) : nothing}</g>`;
}

function arrowhead(line: Curve): SVGTemplateResult {
  const length = Math.hypot(line.high.x - line.low.x, line.high.y - line.low.y);
  const t = 1 - 64 / length;
  const p = at(line, t);
  const q = at(line, t + 0.03);
  const turn = (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI + 90;
  return svg`<path class="plan-head" transform="translate(${num(p.x)} ${num(p.y)})rotate(${num(turn)})" d="M-20 12L0-20L20 12Z" fill=${MOVE}/>`;
}

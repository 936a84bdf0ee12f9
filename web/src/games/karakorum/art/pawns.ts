import { noChange, nothing, svg, type ElementPart, type SVGTemplateResult } from "lit";
import { Directive, directive, PartType, type PartInfo } from "lit/directive.js";

import { GOLD, INK, PAPER, TEAMS } from "../../../ui/drawing/colours";
import { emblem } from "../../../ui/drawing/icons";
import type { Point } from "../../../ui/drawing/sketch";
import { move, paced, type Speed } from "../../../ui/motion";
import type { Team } from "../../../ui/teams";
import { fieldPoint, type Layout, STEP, SUMMIT } from "./track";
import type { Colour, PeaksView } from "./types";

export interface Pawn {
  readonly key: string;
  readonly seat: number;
  readonly team: Team;
  readonly field: number;
  readonly ghost: boolean;
  readonly leads: boolean;
  readonly acting: boolean;
}

/** Where a pawn's point is and how it leans, in degrees from upright. */
export interface Stance extends Point {
  readonly lean: number;
  readonly length: number;
}

export function pawnsOn(view: PeaksView, colour: Colour): readonly Pawn[] {
  const pawns = view.players.map(({ team, pawns: fields }, seat): Pawn => ({
    key: `${seat}`,
    seat,
    team,
    field: fields[colour],
    ghost: false,
    leads: view.leaders?.[colour].includes(seat) ?? false,
    acting: view.acting === seat,
  }));
  const { preview } = view;
  const owner = preview?.colour === colour ? pawns[preview.seat] : undefined;
  if (!preview || !owner || owner.field === preview.field) return pawns;
  return [...pawns, { ...owner, key: "preview", field: preview.field, ghost: true, leads: false }];
}

/** The point of a pawn touches its field from above, clear of the number. */
function tip(layout: Layout, colour: Colour, field: number): Point {
  const { x, y } = fieldPoint(layout, colour, field);
  return { x, y: field === SUMMIT ? y : y - (field % STEP ? layout.dot : layout.disc) + 1 };
}

interface Round extends Point {
  readonly r: number;
}

/** What no head may cover: the numbers, and the flag on the summit. */
function numbers(layout: Layout, colour: Colour): readonly Round[] {
  const { disc, tracks } = layout;
  const discs = tracks[colour].flatMap((point, field): Round[] => (field % STEP || field === SUMMIT ? [] : [{ ...point, r: disc }]));
  const top = fieldPoint(layout, colour, SUMMIT);
  const flag = [0.7, 1.7, 2.5].map((along): Round => ({ x: top.x + along * disc, y: top.y - disc * 2, r: disc * 0.95 }));
  return [...discs, ...flag];
}

const LEANS = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8, -8, 9, -9, 10, -10].map((step) => step * 12.5);
const LENGTHS = [1, 1.25, 1.5, 1.7] as const;
/** Leans from which a crowd on the summit begins to make room for the flag. */
const ROUND_THE_FLAG = [-25, -75, 112.5, -125, 75] as const;

const overlap = (ax: number, ay: number, bx: number, by: number, reach: number): number => {
  const dx = ax - bx;
  const dy = ay - by;
  const apart = dx * dx + dy * dy;
  return apart >= reach * reach ? 0 : reach - Math.sqrt(apart);
};

/** A way to stand, with the middle of the head and of the stem, and what it costs by itself. */
interface Choice extends Stance {
  readonly headX: number;
  readonly headY: number;
  readonly stemX: number;
  readonly stemY: number;
  readonly price: number;
}

/** How far apart a crowd on one field leans before it makes room. */
const SPREADS = [0, 25, 50] as const;

/** Every way one pawn could stand, the upright one first. */
function choices(layout: Layout, colour: Colour, { field, leads }: Pawn, kept: readonly Round[]): readonly Choice[] {
  const { head: r, pin, box } = layout;
  const { x, y } = tip(layout, colour, field);
  const widest = field === SUMMIT ? 125 : 87.5;
  return LEANS.filter((lean) => Math.abs(lean) <= widest).flatMap((lean) =>
    LENGTHS.map((share): Choice => {
      const length = pin * share;
      const across = Math.sin((lean * Math.PI) / 180) * length;
      const up = Math.cos((lean * Math.PI) / 180) * length;
      const headX = x + across;
      const headY = y - up;
      let price = Math.abs(lean) / 40 + (share - 1) * 6;
      price +=
        8 * (Math.max(0, box.x + r + 3 - headX) + Math.max(0, headX - box.x - box.width + r + 3) + Math.max(0, box.y + r + (leads ? 15 : 3) - headY));
      for (const number of kept) {
        price += overlap(headX, headY, number.x, number.y, r + 2.5 + number.r) * 6;
        if (leads) price += overlap(headX, headY - r - 5, number.x, number.y, 7 + number.r) * 3;
      }
      return { x, y, lean, length, headX, headY, stemX: x + across * 0.55, stemY: y - up * 0.55, price };
    }),
  );
}

const settled = new Map<string, ReadonlyMap<string, Stance>>();

/** Pawns lean apart so that every head and every number can be seen; one alone stands upright. */
export function stances(layout: Layout, colour: Colour, pawns: readonly Pawn[]): ReadonlyMap<string, Stance> {
  const asked = `${layout.box.width} ${colour} ${pawns.map(({ key, field, leads }) => `${key}:${field}${leads ? "*" : ""}`).join()}`;
  let found = settled.get(asked);
  if (!found) {
    if (settled.size > 60) settled.clear();
    settled.set(asked, (found = settle(layout, colour, pawns)));
  }
  return found;
}

function settle(layout: Layout, colour: Colour, pawns: readonly Pawn[]): ReadonlyMap<string, Stance> {
  const kept = numbers(layout, colour);
  const { head: r, pin } = layout;
  const open = pawns.map((one) => choices(layout, colour, one, kept));
  /** What one pawn's choice costs beside the others'. */
  const cost = (taken: readonly Choice[], mine: Choice, own: number): number => {
    let sum = mine.price;
    const crowned = pawns[own]?.leads ?? false;
    for (const [i, other] of taken.entries()) {
      if (i === own) continue;
      sum += overlap(mine.headX, mine.headY, other.headX, other.headY, 2 * r + 3.5) * 4;
      if (crowned) sum += overlap(mine.headX, mine.headY - r - 5, other.headX, other.headY, r + 8) * 2;
      sum +=
        overlap(mine.headX, mine.headY, other.stemX, other.stemY, r * 1.5 + 2) +
        overlap(mine.stemX, mine.stemY, other.headX, other.headY, r * 1.5 + 2);
      // Pins that cross are read wrongly; on one field they stand in the order of the seats.
      const ahead = mine.headX - other.headX;
      if (mine.x === other.x) sum += Math.max(0, ahead * Math.sign(i - own)) * 0.06;
      else if (overlap(mine.x, mine.y, other.x, other.y, r * 3)) sum += Math.max(0, ahead * Math.sign(other.x - mine.x)) * 0.5;
    }
    return sum;
  };
  const makeRoom = (spread: number): { readonly taken: readonly Choice[]; readonly sum: number } => {
    const taken = pawns.map(({ field }, own): Choice => {
      const together = pawns.flatMap((one, i) => (one.field === field ? [i] : []));
      const place = together.indexOf(own);
      const lean = field === SUMMIT && spread === 50 ? (ROUND_THE_FLAG[place] ?? 0) : (place - (together.length - 1) / 2) * spread;
      const length = pin * (together.length > 3 ? 1.5 : together.length > 1 ? 1.25 : 1);
      const mine = open[own] ?? [];
      return mine.reduce((a, b) =>
        Math.abs(b.lean - lean) + Math.abs(b.length - length) < Math.abs(a.lean - lean) + Math.abs(a.length - length) ? b : a,
      );
    });
    for (let pass = 0, moved = true; pass < 5 && moved; pass++) {
      moved = false;
      for (const [own, mine] of taken.entries()) {
        let least = cost(taken, mine, own) - 0.01;
        for (const tried of open[own] ?? []) {
          if (tried.price >= least) continue;
          const sum = cost(taken, tried, own);
          if (sum >= least) continue;
          [taken[own], least, moved] = [tried, sum, true];
        }
      }
    }
    return { taken, sum: taken.reduce((sum, mine, own) => sum + cost(taken, mine, own), 0) };
  };
  const { taken } = SPREADS.map(makeRoom).reduce((a, b) => (b.sum < a.sum - 0.01 ? b : a));
  return new Map(pawns.map(({ key }, i) => [key, taken[i] ?? { x: 0, y: 0, lean: 0, length: pin }]));
}

/** Sets a CSS transform through CSSOM, so that it can glide and no style attribute is written. */
class Pose extends Directive {
  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("pose() goes on an element");
  }

  override render(_transform: string): unknown {
    return noChange;
  }

  override update(part: ElementPart, [transform]: [string]): unknown {
    (part.element as SVGElement).style.transform = transform;
    return noChange;
  }
}

const pose = directive(Pose);

/** A drop with its point at (0, 0) and its head `length` above. */
function drop(r: number, length: number): string {
  const x = r * Math.sqrt(1 - (r / length) ** 2);
  const y = -length + (r * r) / length;
  const at = (n: number) => n.toFixed(1);
  return `M0 0L${at(x)} ${at(y)}A${r} ${r} 0 1 0 ${at(-x)} ${at(y)}Z`;
}

const crown = svg`<path class="crown" d="M-8 0L-9.5-9.5L-4.2-5.5L0-11.5L4.2-5.5L9.5-9.5L8 0Z" fill=${GOLD} stroke=${INK} stroke-width="1.6" stroke-linejoin="round"/>`;

/** From one field to the next, and at most so long for a whole way, in milliseconds. */
const STRIDE = 110;
const LONGEST = 950;

/** Lets a pawn walk along its track, each field a small hop, to where it stands already. */
export function walk(element: Element, layout: Layout, colour: Colour, from: number, to: number, speed: Speed): void {
  const step = from < to ? 1 : -1;
  const frames: Keyframe[] = [];
  for (let field = from; field !== to; field += step) {
    const { x, y } = tip(layout, colour, field);
    const next = tip(layout, colour, field + step);
    frames.push({ transform: `translate(${x}px, ${y}px)` });
    frames.push({ transform: `translate(${(x + next.x) / 2}px, ${Math.min(y, next.y) - layout.head / 2}px)` });
  }
  const { x, y } = tip(layout, colour, to);
  frames.push({ transform: `translate(${x}px, ${y}px)` });
  move(element, frames, { duration: paced(speed, Math.min(LONGEST, STRIDE * Math.abs(to - from))), easing: "linear" });
}

export function pawn({ seat, team, ghost, leads, acting }: Pawn, { x, y, lean, length }: Stance, { head: r }: Layout): SVGTemplateResult {
  const { body } = TEAMS[team];
  const shape = drop(r, length);
  return svg`<g class=${ghost ? "pawn ghost" : acting ? "pawn acting" : "pawn"} data-seat=${ghost ? nothing : seat} ${pose(`translate(${x}px,${y}px)`)}><g class="lean" ${pose(`rotate(${lean}deg)`)}>
      <path class="casing" d=${shape}/><path d=${shape} fill=${body} stroke=${INK} stroke-width="2" stroke-linejoin="round" stroke-dasharray=${ghost ? "4 3" : nothing}/>
      <g class="lean" ${pose(`translate(0px,${-length}px) rotate(${-lean}deg)`)}>
        <g transform="scale(${((r / 22) * 1.42).toFixed(2)})">${emblem(team)}</g>
        ${leads ? svg`<g transform="translate(0 ${(-r + 0.5).toFixed(1)})scale(${(r / 13).toFixed(2)})">${crown}</g>` : nothing}
      </g></g></g>`;
}

/** The way of the preview, from field to field. */
export function way(layout: Layout, colour: Colour, view: PeaksView): SVGTemplateResult | typeof nothing {
  const { preview } = view;
  const owner = preview?.colour === colour ? view.players[preview.seat] : undefined;
  if (!preview || !owner) return nothing;
  const from = owner.pawns[colour];
  const [low, high] = from < preview.field ? [from, preview.field] : [preview.field, from];
  const line = layout.tracks[colour].slice(low, high + 1).map(({ x, y }) => `${x} ${y}`);
  if (line.length < 2) return nothing;
  const d = `M${line.join("L")}`;
  return svg`<path class="plan-casing" d=${d} stroke=${PAPER}/><path class="plan" d=${d} stroke=${TEAMS[owner.team].body}/>`;
}

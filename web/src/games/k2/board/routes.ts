import { svg, type SVGTemplateResult } from "lit";

import { INK, PAPER, TEAMS } from "../../../ui/drawing/colours";
import { emblem } from "../../../ui/drawing/icons";
import type { Point } from "../../../ui/drawing/sketch";
import { FEET_Y, type Layout, spacePoint } from "./layout";
import { centre, curve } from "./ropes";
import type { CairnView, RouteView } from "./types";

/** The widest that one line is, and all lines of a rope together. */
const WIDEST = 9;
const ROOM = 46;

/** A rope and the lines on it, each with its distance from the middle. */
export interface Lanes {
  readonly low: number;
  readonly high: number;
  readonly lines: readonly { readonly route: number; readonly aside: number; readonly width: number }[];
}

/** Gives every route a lane of its own on each rope that it uses, so that none covers another. */
export function lanes(routes: readonly RouteView[]): Lanes[] {
  const users = new Map<string, number[]>();
  routes.forEach((route, number) => {
    for (const key of new Set(route.ropes.map(([from, to]) => `${Math.min(from, to)} ${Math.max(from, to)}`))) {
      users.set(key, [...(users.get(key) ?? []), number]);
    }
  });
  return [...users].map(([key, numbers]) => {
    const [low = 0, high = 0] = key.split(" ").map(Number);
    const pitch = Math.min(WIDEST + 5, ROOM / numbers.length);
    return {
      low,
      high,
      lines: numbers.map((route, place) => ({ route, aside: (place - (numbers.length - 1) / 2) * pitch, width: Math.min(WIDEST, pitch * 0.62) })),
    };
  });
}

/** Everybody's way up and down the mountain, the first climber's as a line, the second one's dashed. */
export function routeLines(layout: Layout, routes: readonly RouteView[]): SVGTemplateResult {
  return svg`<g class="routes" aria-hidden="true">${lanes(routes).flatMap(({ low, high, lines }) =>
    lines.map(({ route, aside, width }) => {
      const one = routes[route];
      if (one === undefined) return svg``;
      const { body, emblem: casing } = TEAMS[one.team];
      const d = centre(beside(layout, low, high, aside));
      const dashes = one.climber === "A" ? "none" : `${width * 1.6} ${width * 1.5}`;
      return svg`<path d=${d} stroke=${casing === "#fff" ? INK : PAPER} stroke-width=${width + 7} /><path d=${d} stroke=${casing} stroke-width=${width + 4} /><path class="route" data-route="${one.seat}-${one.climber}" d=${d} stroke=${body} stroke-width=${width} stroke-dasharray=${dashes} />`;
    }),
  )}</g>`;
}

/** The rope between two spaces, moved aside. */
function beside(layout: Layout, low: number, high: number, aside: number): ReturnType<typeof curve> {
  const line = curve(layout, low, high);
  const length = Math.hypot(line.high.x - line.low.x, line.high.y - line.low.y);
  const moved = ({ x, y }: Point): Point => ({
    x: x - ((line.high.y - line.low.y) / length) * aside,
    y: y + ((line.high.x - line.low.x) / length) * aside,
  });
  return { low: moved(line.low), sag: moved(line.sag), high: moved(line.high) };
}

const STONES = ["M-21 0Q-24-11-13-12H13Q24-11 21 0Z", "M-15-12Q-18-23-8-23H9Q17-22 14-12Z", "M-9-23Q-11-33 0-33Q11-33 8-23Z"] as const;

/** A cairn of three stones with the climber's emblem. */
export function cairn(team: CairnView["team"]): SVGTemplateResult {
  const { body } = TEAMS[team];
  return svg`${STONES.map((stone) => svg`<path d=${stone} fill="#9aa3b5" stroke=${INK} stroke-width="2.5" stroke-linejoin="round"/>`)}
    <circle cy="-38" r="10" fill=${body} stroke=${INK} stroke-width="2.5"/><g transform="translate(0 -38)scale(.6)">${emblem(team)}</g>`;
}

/** The cairns, one beside the other where several died. */
export function cairns(layout: Layout, all: readonly CairnView[]): SVGTemplateResult {
  return svg`${all.map((one, number) => {
    const before = all.slice(0, number).filter(({ space }) => space === one.space).length;
    const { x, y } = spacePoint(layout, one.space);
    return svg`<g class="cairn" aria-hidden="true" data-cairn="${one.seat}-${one.climber}" transform="translate(${x - 24 + 46 * before} ${y + FEET_Y + 4})">${cairn(one.team)}</g>`;
  })}`;
}

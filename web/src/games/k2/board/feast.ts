import { svg, type SVGTemplateResult } from "lit";

import { GOLD, INK, TEAMS } from "../../../ui/drawing/colours";
import { emblem } from "../../../ui/drawing/icons";
import { GLIDE, move, paced, SETTLE, type Speed } from "../../../ui/motion";
import type { Team } from "../../../ui/teams";
import { type Layout, spacePoint } from "./layout";

/** The summit reached: light round the peak, and the team's flag. It stays for a moment, hides no number and takes no tap. */

export const FEAST_MS = 2600;
const RAYS = 16;

const rays = Array.from({ length: RAYS }, (_, i) => {
  const turn = (i * 2 * Math.PI) / RAYS;
  const edge = (angle: number, radius: number) => `${(Math.cos(angle) * radius).toFixed(0)} ${(Math.sin(angle) * radius).toFixed(0)}`;
  return `M0 0L${edge(turn - 0.075, 620)}L${edge(turn + 0.075, 620)}Z`;
}).join("");

const summit = (layout: Layout): string => {
  const { x, y } = spacePoint(layout, layout.spaces.length - 1);
  return `translate(${x} ${y - 40})`;
};

/** Light behind ropes and numbers. */
export const feastLight = (layout: Layout): SVGTemplateResult => svg`<g transform=${summit(layout)}><g class="feast-light">
  <circle r="300" fill="#fff3c4" opacity=".35"/><circle r="180" fill="#fff3c4" opacity=".5"/><path d=${rays} fill=${GOLD} opacity=".6"/></g></g>`;

export const feastFlag = (
  layout: Layout,
  team: Team,
): SVGTemplateResult => svg`<g transform=${summit(layout)}><g transform="translate(52 0)"><g class="feast-flag">
  <path d="M0 34V-84" stroke=${INK} stroke-width="9" stroke-linecap="round"/><path d="M0 34V-84" stroke="#fff" stroke-width="4" stroke-linecap="round"/>
  <path d="M4-82C26-92 44-70 84-82V-26C44-14 26-36 4-26Z" fill=${TEAMS[team].body} stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
  <g transform="translate(43-54)scale(1.5)">${emblem(team)}</g></g></g></g>`;

/** Lets light and flag come and go. */
export function playFeast(root: ParentNode, delay: number, speed: Speed): Animation[] {
  const light = root.querySelector(".feast-light");
  const flag = root.querySelector(".feast-flag");
  const duration = paced(speed, FEAST_MS);
  if (light === null || flag === null) return [];
  return [
    move(
      light,
      [
        { transform: "rotate(0) scale(0.1)", opacity: 0 },
        { transform: "rotate(8deg) scale(1)", opacity: 1, offset: 0.3 },
        { transform: "rotate(16deg) scale(1.05)", opacity: 1, offset: 0.7 },
        { transform: "rotate(24deg) scale(1.2)", opacity: 0 },
      ],
      { duration, delay, easing: GLIDE },
    ),
    move(
      flag,
      [
        { transform: "translate(0, 60px) scale(0.2)", opacity: 0 },
        { transform: "translate(0, -8px) scale(1.08)", opacity: 1, offset: 0.22 },
        { transform: "none", opacity: 1, offset: 0.3 },
        { transform: "none", opacity: 1, offset: 0.82 },
        { transform: "none", opacity: 0 },
      ],
      { duration, delay, easing: SETTLE },
    ),
  ];
}

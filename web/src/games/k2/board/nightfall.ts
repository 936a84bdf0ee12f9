import { nothing, svg, type SVGTemplateResult } from "lit";

import { PAPER } from "../../../ui/drawing/colours";
import { figure } from "../../../ui/drawing/icons";
import { modifierColour, signed } from "./icons";
import type { Stand } from "./pieces";
import type { NightMark } from "./types";

/** What is drawn at the climbers at night. */

/** The lamp of the climber whose sum is being told. */
export const lamp = ({ x, y, scale }: Stand): SVGTemplateResult =>
  svg`<g class="lamp" transform="translate(${x} ${y - 30})scale(${scale})"><circle r="92"/><circle r="66"/><circle r="44"/></g>`;

const PLATE = { width: 104, height: 58 } as const;
const SUM_PLATE = 74;
/** Above the head, and so far from the edges of the sheet. */
const ABOVE = 112;
const EDGE = 8;

export const markKey = ({ seat, climber, kind }: NightMark): string => `mark-${seat}-${climber}-${kind}`;

/** Where a number stands, and how large. */
export interface MarkPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** From so many in one row on, the numbers are smaller. */
const MANY = 3;
const SMALL = 0.56;
const GAP = 4;

/**
 * Where the numbers stand: over the climbers, or beside them where there is no room above. Those of climbers side by side stand side by
 * side and do not cover each other.
 */
export function markPlaces(marks: readonly NightMark[], standOf: (mark: NightMark) => Stand, sheetWidth: number): ReadonlyMap<string, MarkPlace> {
  const placed = marks.map((mark) => ({ mark, stand: standOf(mark) })).sort((one, other) => one.stand.x - other.stand.x);
  const rows: (typeof placed)[] = [];
  for (const one of placed) {
    const row = rows.find((other) => isNextTo(other.at(-1)?.stand, one.stand));
    if (row === undefined) rows.push([one]);
    else row.push(one);
  }
  return new Map(rows.flatMap((row) => rowPlaces(row, sheetWidth)));
}

function isNextTo(one: Stand | undefined, other: Stand): boolean {
  return one !== undefined && one.y === other.y && other.x - one.x < SUM_PLATE;
}

function rowPlaces(row: readonly { mark: NightMark; stand: Stand }[], sheetWidth: number): [string, MarkPlace][] {
  const scale = row.length < MANY ? 1 : SMALL;
  const widths = row.map(({ mark }) => scale * (mark.kind === "sum" ? SUM_PLATE : PLATE.width));
  const whole = widths.reduce((sum, width) => sum + width + GAP, -GAP);
  const middle = row.reduce((sum, { stand }) => sum + stand.x / row.length, 0);
  const { y = 0, scale: size = 1 } = row[0]?.stand ?? {};
  const height = scale * PLATE.height;
  const top = y - ABOVE * size + (PLATE.height - height) / 2;
  const room = top - height / 2 - EDGE >= 0;
  const beside = middle + (middle > sheetWidth / 2 ? -1 : 1) * (whole / 2 + 34);
  let left = Math.min(sheetWidth - whole - EDGE, Math.max(EDGE, (room ? middle : beside) - whole / 2));
  return row.map(({ mark }, index) => {
    const width = widths[index] ?? 0;
    const x = left + width / 2;
    left += width + GAP;
    return [markKey(mark), { x, y: room ? top : Math.max(height / 2 + EDGE, y - 34), scale }];
  });
}

/** A number with the sign of where it comes from: the ground, the tent, or the weather. */
export function nightMark({ kind, amount }: NightMark): SVGTemplateResult {
  const width = kind === "sum" ? SUM_PLATE : PLATE.width;
  const colour = modifierColour(amount);
  return svg`<rect x=${-width / 2} y=${-PLATE.height / 2} width=${width} height=${PLATE.height} rx="16" fill=${colour} stroke=${PAPER} stroke-width="4"/>
    ${kind === "sum" ? nothing : svg`<g transform="translate(-28 0)">${origin(kind)}</g>`}
    ${figure(kind === "sum" ? 0 : 21, 0, 46, "#fff", signed(amount))}`;
}

function origin(kind: Exclude<NightMark["kind"], "sum">): SVGTemplateResult {
  const line = (d: string) => svg`<path d=${d} fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  if (kind === "ground") return svg`<path d="M-20 15L-5-14L3-1L8-8L20 15Z" fill="#fff"/>`;
  if (kind === "tent") return svg`<path d="M-20 15L0-16L20 15H7L0 2L-7 15Z" fill="#fff"/>`;
  return line("M-19-6H4A6.5 6.5 0 1 0-2-13M-19 3H10A7 7 0 1 1 3 11");
}

import { nothing, svg, type SVGTemplateResult } from "lit";

import { INK, PAPER } from "../../../ui/drawing/colours";
import { figure } from "../../../ui/drawing/icons";
import type { Point } from "../../../ui/drawing/sketch";
import { climberFigure, climberOutline, tentFigure, tentOutline } from "./icons";
import { FEET_Y, type Layout, SHEET, spacePoint } from "./layout";
import { type Line, roomFor } from "./room";
import { focusRing } from "./space";
import type { BoardView, ClimberView, TentView } from "./types";

/** Where a piece stands, feet on the ground, and how large. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const climberKey = ({ seat, climber, ghost }: Pick<ClimberView, "seat" | "climber" | "ghost">): string =>
  `${ghost ? "ghost" : "climber"}-${seat}-${climber}`;
export const tentKey = ({ seat, climber }: TentView): string => `tent-${seat}-${climber}`;

/** So many stand in one line; more come together only in the base camp. */
const LINE = 5;

/** In a crowd each has a place of its own, in rows that end at the right edge of the sheet. */
const CROWD = { inRow: 4, pitch: 50, row: 76, right: SHEET.width - 40 } as const;

const knownRoom = new WeakMap<Layout, Map<string, number>>();

/** How far aside so many stand on a space. It depends on nobody else, so that they stay where they are. */
function aside(line: Line, layout: Layout, space: number): number {
  const known = knownRoom.get(layout) ?? new Map<string, number>();
  knownRoom.set(layout, known);
  const key = `${space} ${line.aside.length}`;
  const found = known.get(key) ?? roomFor(line, layout, space, layout.lean[space] ?? 0);
  known.set(key, found);
  return found;
}

/** Climbers line up above the badge, beside whatever would hide them. */
function lineUp(keys: readonly string[], layout: Layout, space: number): [string, Stand][] {
  const { x, y } = spacePoint(layout, space);
  if (keys.length > LINE) return assemble(keys, y);
  const scale = keys.length <= 2 ? 1.12 : 1;
  const pitch = keys.length <= 2 ? 52 : keys.length === 3 ? 44 : 40;
  const line = { aside: keys.map((_, i) => (i - (keys.length - 1) / 2) * pitch - 3), scale };
  const shift = aside(line, layout, space);
  return keys.map((key, i): [string, Stand] => [key, { x: x + shift + (line.aside[i] ?? 0), y: y + FEET_Y, scale }]);
}

function assemble(keys: readonly string[], y: number): [string, Stand][] {
  const { inRow, pitch, row: height, right } = CROWD;
  const rows = Math.ceil(keys.length / inRow);
  return keys.map((key, i): [string, Stand] => {
    const row = Math.floor(i / inRow);
    const behind = Math.min(inRow, keys.length - row * inRow) - 1 - (i % inRow);
    return [key, { x: right - behind * pitch, y: y + FEET_Y - (rows - 1 - row) * height, scale: 1 }];
  });
}

/** Tents stand at the ends of the ribbon, left and right in turn. */
function pitchTents(keys: readonly string[], { x, y }: Point): [string, Stand][] {
  return keys.map((key, i): [string, Stand] => {
    const side = i % 2 ? 1 : -1;
    return [key, { x: x + side * (62 + 26 * Math.floor(i / 2)), y: y + 6 - 8 * Math.floor(i / 2), scale: 0.95 }];
  });
}

/** Every piece's place, by key; none of them on a number. */
export function stands(view: BoardView, layout: Layout): ReadonlyMap<string, Stand> {
  const at = <T extends { readonly space: number }>(pieces: readonly T[], space: number, key: (piece: T) => string) =>
    pieces.filter((piece) => piece.space === space).map(key);
  return new Map(
    view.spaces.flatMap(({ id }) => [
      ...lineUp(at(view.climbers, id, climberKey), layout, id),
      ...pitchTents(at(view.tents, id, tentKey), spacePoint(layout, id)),
    ]),
  );
}

/** A pale edge beyond the dark outline, so that a dark figure stands out from dark rock. */
const edge = (outline: string): SVGTemplateResult => svg`<path d=${outline} fill="none" stroke=${PAPER} stroke-width="6.5" stroke-linejoin="round"/>`;

export const tentPiece = ({ team, climber }: TentView, scale: number): SVGTemplateResult =>
  svg`<g transform="scale(${scale})">${edge(tentOutline(climber))}${tentFigure(team, climber)}</g>`;

/** The level at a climber's feet; smaller in a crowd, so that the next one does not cover it. */
const levelPlate = (level: number): SVGTemplateResult =>
  svg`<circle r="13.5" fill=${PAPER} stroke=${INK} stroke-width="2.5"/>${figure(0, 0, 25, INK, String(level))}`;

export function climberPiece({ team, climber: name, level, selected, ghost }: ClimberView, scale: number): SVGTemplateResult {
  return svg`<g transform="scale(${scale})">
    ${selected ? svg`<path class="halo-figure" d=${climberOutline(name)}/><path class="pointer" d="M-13-88H13L0-71Z"/>` : nothing}
    ${edge(climberOutline(name))}${climberFigure(team, name)}
    ${ghost ? nothing : svg`<g transform=${scale > 1 ? "translate(15-7)" : "translate(10-4)scale(.87)"}>${levelPlate(level)}</g>`}
    ${focusRing(-26, -70, 56, 84, 14)}
    <rect class="hit-area" x="-24" y="-64" width="48" height="76"/>
  </g>`;
}

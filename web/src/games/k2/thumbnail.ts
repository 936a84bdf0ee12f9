import { html, nothing, svg, type TemplateResult } from "lit";

import type { SavedGame } from "../../library/saved-games";
import { TEAMS } from "../../ui/drawing/colours";
import { emblem } from "../../ui/drawing/icons";
import { ALL_TEAMS } from "../../ui/teams";
import { LAYOUTS, SHEET } from "./board/layout";
import { seasonOf } from "./season";
import type { K2Summary } from "./summary";
import type { Config } from "./types";

const BOX = `0 0 ${SHEET.width} ${SHEET.height}`;

/** The mountain in small, with everybody on it. The land is drawn as soon as the board's code is there. */
export function thumbnail({ replay, summary, teams = ALL_TEAMS }: SavedGame): TemplateResult {
  const { board, weather } = replay.config as Config;
  const layout = LAYOUTS[board];
  const dots = (summary as K2Summary).spaces.flatMap((spaces, seat) =>
    spaces.map((space, climber) => {
      const point = space === null ? undefined : layout.spaces[space];
      if (point === undefined) return nothing;
      const team = teams[seat] ?? 0;
      const x = Math.min(SHEET.width - 70, Math.max(70, point.x + climber * 60 - 30));
      return svg`<g transform="translate(${x} ${point.y - 40})"><circle r="56" fill=${TEAMS[team].body} class="dot"/><g transform="scale(3.4)">${emblem(team)}</g></g>`;
    }),
  );
  return html`<span class="saved-picture" aria-hidden="true">
    <k2-landscape still box=${BOX} .board=${board} .season=${seasonOf(weather)}></k2-landscape>
    <svg viewBox=${BOX} preserveAspectRatio="xMidYMid slice" focusable="false">${dots}</svg>
  </span>`;
}

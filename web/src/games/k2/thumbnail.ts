import { html, svg, type TemplateResult } from "lit";

import type { SavedGame } from "../../library/saved-games";
import { TEAMS } from "../../ui/drawing/colours";
import { ALL_TEAMS } from "../../ui/teams";
import { LAYOUTS, SHEET } from "./board/layout";
import type { K2Summary } from "./summary";
import type { Config } from "./types";

/** The mountain in small, with everybody on it. */
export function thumbnail({ replay, summary, teams = ALL_TEAMS }: SavedGame): TemplateResult {
  const layout = LAYOUTS[(replay.config as Config).board];
  const dots = (summary as K2Summary).spaces.flatMap((spaces, seat) =>
    spaces.flatMap((space, climber) => {
      const point = space === null ? undefined : layout.spaces[space];
      if (point === undefined) return [];
      return [svg`<circle cx=${point.x + climber * 40 - 20} cy=${point.y} r="42" fill=${TEAMS[teams[seat] ?? 0].body} class="dot" />`];
    }),
  );
  return html`<svg class="saved-picture" viewBox="0 0 ${SHEET.width} ${SHEET.height}" aria-hidden="true">
    <path class="peak" d="M60 1100L300 560L380 420L460 60L560 300L660 420L760 700L950 1100Z" />
    <path class="snow" d="M380 420L460 60L560 300L520 380L480 300L440 430Z" />
    ${dots}
  </svg>`;
}

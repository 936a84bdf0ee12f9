import { html, svg, type TemplateResult } from "lit";

import type { SavedGame } from "../../library/saved-games";
import { TEAMS } from "../../ui/drawing/colours";
import { ALL_TEAMS } from "../../ui/teams";
import { PRINT } from "./art/palette";
import { COLOURS } from "./art/types";
import { constants } from "./constants";
import type { KarakorumSummary } from "./summary";

/** The three peaks in small, with every pawn at its height. */
export function thumbnail({ summary, teams = ALL_TEAMS }: SavedGame): TemplateResult {
  const { pawns } = summary as KarakorumSummary;
  return html`<svg class="saved-picture" viewBox="0 0 1000 1100" aria-hidden="true">
    ${COLOURS.map((colour, place) => {
      const left = 20 + place * 320;
      return svg`<path d="M${left} 1080L${left + 160} 120L${left + 320} 1080Z" fill=${PRINT[colour].main} />
        ${pawns.map((of, seat) => {
          const height = of[colour] / constants.summit;
          return svg`<circle cx=${left + 100 + seat * 40} cy=${1040 - height * 900} r="40" fill=${TEAMS[teams[seat] ?? 0].body} class="dot" />`;
        })}`;
    })}
  </svg>`;
}

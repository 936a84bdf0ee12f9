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
  return html`<span class="saved-picture" aria-hidden="true"><svg viewBox="0 0 1000 1100" focusable="false">
    <rect class="kk-mini-sky" width="1000" height="1100" />
    <circle class="kk-mini-sun" cx="690" cy="200" r="90" />
    ${COLOURS.map((colour, place) => {
      const left = 20 + place * 320;
      const { lit, shade, snow } = PRINT[colour];
      return svg`<path d="M${left - 60} 1100L${left + 160} 150L${left + 380} 1100Z" fill=${lit} />
        <path d="M${left + 160} 150L${left + 120} 480L${left + 190} 760L${left + 140} 1100H${left - 60}Z" fill=${shade} />
        <path d="M${left + 160} 150L${left + 225} 430L${left + 185} 380L${left + 150} 450L${left + 118} 390L${left + 95} 430Z" fill=${snow} />
        ${pawns.map((of, seat) => {
          const height = of[colour] / constants.summit;
          return svg`<circle cx=${left + 70 + seat * 60} cy=${1040 - height * 900} r="50" fill=${TEAMS[teams[seat] ?? 0].body} class="dot" />`;
        })}`;
    })}
  </svg></span>`;
}

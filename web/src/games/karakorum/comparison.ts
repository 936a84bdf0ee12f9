import { html, nothing, type TemplateResult } from "lit";

import { listText } from "../../ui/lists";
import { playerName } from "../../ui/seat-names";
import { words } from "../../ui/words";
import { COLOURS } from "./art/types";
import type { Outcome, Pawns, Standing, View } from "./types";

type Names = Pick<View, "names">;

/** Who has won, in one sentence. */
export function winnerText(view: Names, { winners, reason }: Outcome): string {
  const names = listText(winners.map((seat) => playerName(view, seat)));
  return words(`karakorum-end-${reason}`, { names });
}

/** Where somebody's pawns stand, peak by peak. */
export function pawnsText(view: Names, seat: number, pawns: Pawns): string {
  return words("karakorum-share-pawns", { name: playerName(view, seat), red: pawns.R, green: pawns.G, yellow: pawns.Y });
}

/** The comparison as one would do it at the table: who leads, who sets what aside, what is left. */
export function comparisonSteps(view: Names, { comparison, reason, winners }: Outcome): TemplateResult | typeof nothing {
  if (reason === "summits") return nothing;
  return html`<section>
    <h3>${words("karakorum-comparison")}</h3>
    <ol class="kk-steps">
      ${COLOURS.map((colour) => {
        const leaders = comparison.flatMap(({ led }, seat) => (led.includes(colour) ? [seat] : []));
        const names = listText(leaders.map((seat) => playerName(view, seat)));
        const field = comparison[leaders[0] ?? 0]?.pawns[colour] ?? 0;
        return html`<li>${words("karakorum-step-lead", { colour, names, field })}</li>`;
      })}
      ${comparison.map((standing, seat) => html`<li class=${winners.includes(seat) ? "winner" : ""}>${standingText(view, seat, standing)}</li>`)}
    </ol>
  </section>`;
}

function standingText(view: Names, seat: number, { aside, pawns, sum }: Standing): string {
  const name = playerName(view, seat);
  if (aside === null || sum === null) return words("karakorum-step-out", { name });
  const [first = 0, second = 0] = COLOURS.filter((colour) => colour !== aside).map((colour) => pawns[colour]);
  return words("karakorum-step-sum", { name, colour: aside, field: pawns[aside], first, second, sum });
}

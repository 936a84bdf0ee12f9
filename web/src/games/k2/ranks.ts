import { html, type TemplateResult } from "lit";

import { words } from "../../ui/words";
import { rankBadge } from "./rank-badge";
import type { Rank } from "./types";

/** The ranks of a climb alone, the best first. */
export const RANKS: readonly Rank[] = ["himalayan", "alpinist", "hiker", "tourist"];

/** The ranks of a mountain with the points each takes; the one reached is marked. */
export function rankTable(minima: readonly number[], reached: Rank | null): TemplateResult {
  return html`<table class="ranks">
    <caption>${words("end-ranks")}</caption>
    <tbody>
      ${RANKS.map(
        (rank, place) => html`<tr class=${rank === reached ? "reached" : ""} aria-current=${String(rank === reached)}>
          <th scope="row"><svg class="rank-sign" viewBox="-60 -60 120 120" aria-hidden="true">${rankBadge(rank)}</svg> ${words(`rank-${rank}`)}</th>
          <td>${minima[place] === undefined ? words("rank-below") : words("rank-from", { points: minima[place] })}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

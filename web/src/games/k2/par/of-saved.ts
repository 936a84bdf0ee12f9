import { html, nothing, type TemplateResult } from "lit";

import type { SavedGame } from "../../../library/saved-games";
import type { Config } from "../types";

/** A medal for a saved climb that has reached par. What looks it up comes after the list is there. */
export function medalOf({ replay, summary, unranked }: SavedGame): TemplateResult | typeof nothing {
  const { players, board, weather, seed } = replay.config as Config;
  const [points] = summary.totals;
  if (players !== 1 || !summary.over || unranked || seed === null || points === undefined) return nothing;
  void import("./k2-par").catch(() => {}); // without it there is no medal
  return html`<k2-par mark .mountain=${{ board, weather, seed }} .points=${points}></k2-par>`;
}

import { html, type TemplateResult } from "lit";

import { page } from "../../ui/page";
import { words } from "../../ui/words";
import type { GameRecords } from "../kept";
import type { LazyParts } from "../lazy-parts";
import { loading } from "./loading";

/** The finished games of every game that has some. */
export function recordsScreen(all: readonly GameRecords[], parts: LazyParts): TemplateResult {
  const played = all.filter(({ records }) => records.length > 0);
  const sections = played.flatMap(({ game, records }) => parts.get(game.records)?.recordsSection(records) ?? []);
  if (sections.length < played.length) return loading();
  return page(words("records-title"), played.length === 0 ? html`<p class="quiet">${words("records-none")}</p>` : html`${sections}`);
}

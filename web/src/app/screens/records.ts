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
  return page(words("records-title"), played.length === 0 ? nothingYet() : html`${sections}`, "wide");
}

function nothingYet(): TemplateResult {
  return html`<div class="empty">
    <p>${words("records-none")}</p>
    <a class="button primary" href="#">${words("menu-home")}</a>
  </div>`;
}

import { html, type TemplateResult } from "lit";

import { hintTag } from "../../play/hint-parts";
import { agoText } from "../../ui/dates";
import { barList } from "../../ui/drawing/bars";
import { playerName } from "../../ui/seat-names";
import { words } from "../../ui/words";
import type { MatchRecord } from "./matches";
import { scoreText } from "./summary";

const LATEST = 20;

/** Who has won how often, and the latest games. */
export function recordsSection(matches: readonly MatchRecord[]): TemplateResult {
  const wins = new Map<string, { games: number; wins: number }>();
  for (const { names, winners } of matches) {
    names.forEach((given, seat) => {
      // Alone among these names a bot has no number: all games with bots of a level count together.
      const name = playerName({ names: names.map((_, other) => (other === seat ? given : "")) }, seat);
      const before = wins.get(name) ?? { games: 0, wins: 0 };
      wins.set(name, { games: before.games + 1, wins: before.wins + Number(winners.includes(seat)) });
    });
  }
  const ranked = [...wins].sort(([, a], [, b]) => b.wins - a.wins || b.games - a.games);
  return html`<section class="records">
    <header class="records-head"><h2>${words("karakorum-title")}</h2></header>
    <div class="mode">${barList(ranked.map(([name, of]) => ({ name, value: of.wins, of: of.games, text: words("karakorum-wins", of) })))}</div>
    <h3>${words("karakorum-latest")}</h3>
    <ol class="archive">
      ${matches.slice(0, LATEST).map((match) => {
        const { link, when, names, winners, reason, hinted } = match;
        const score = (seat: number): string => scoreText({ ...match, over: true, bySummits: reason === "summits" }, seat);
        const all = names.map((_, seat) => `${winners.includes(seat) ? "★ " : ""}${playerName({ names }, seat)} ${score(seat)}`.trim());
        return html`<li><a href=${link}>${all.join(" · ")}</a> <span class="quiet">${agoText(when)}</span> ${hintTag(hinted)}
          <a class="review-link" href="${link}/review">${words("review-open")}</a></li>`;
      })}
    </ol>
  </section>`;
}

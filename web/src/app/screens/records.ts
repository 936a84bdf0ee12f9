import { html, nothing, type TemplateResult } from "lit";

import { RANKS } from "../../games/k2/describe";
import { modeText, resultText } from "../../games/k2/text";
import type { ClimbRecord, MatchRecord } from "../../library/database";
import { dateText, streak, today } from "../../ui/dates";
import { page } from "../../ui/page";
import { playerName } from "../../ui/seat-names";
import { words } from "../../ui/words";

const LATEST = 20;

/** What one has climbed alone: by side and weather, and the latest climbs. */
export function recordsScreen(climbs: readonly ClimbRecord[], matches: readonly MatchRecord[]): TemplateResult {
  const modes = new Map<string, ClimbRecord[]>();
  for (const climb of climbs) modes.set(modeText(climb), [...(modes.get(modeText(climb)) ?? []), climb]);
  const days = streak(climbs, today());
  return page(
    words("records-title"),
    html`${climbs.length + matches.length === 0 ? html`<p class="quiet">${words("records-none")}</p>` : nothing}
    ${climbs.length === 0
      ? nothing
      : html`${days ? html`<p class="streak">${words("daily-streak", { days })}</p>` : nothing}
          <div class="modes">${[...modes].map(([mode, of]) => modeCard(mode, of))}</div>
          <h2>${words("records-latest")}</h2>
          <ol class="archive">
            ${climbs.slice(0, LATEST).map(latest)}
          </ol>`}
    ${matches.length === 0 ? nothing : karakorum(matches)}`,
  );
}

/** Who has won how often, and the latest games. */
function karakorum(matches: readonly MatchRecord[]): TemplateResult {
  const wins = new Map<string, { games: number; wins: number }>();
  for (const { names, winners } of matches) {
    names.forEach((given, seat) => {
      const name = given || words("player-default", { number: seat + 1 });
      const before = wins.get(name) ?? { games: 0, wins: 0 };
      wins.set(name, { games: before.games + 1, wins: before.wins + Number(winners.includes(seat)) });
    });
  }
  const ranked = [...wins].sort(([, a], [, b]) => b.wins - a.wins || b.games - a.games);
  return html`<h2>${words("karakorum-title")}</h2>
    <ul class="matches">
      ${ranked.map(([name, of]) => html`<li><strong>${name}</strong> <span>${words("karakorum-wins", of)}</span></li>`)}
    </ul>
    <ol class="archive">
      ${matches.slice(0, LATEST).map(({ hash, names, winners, totals }) => {
        const all = names.map((_, seat) => `${winners.includes(seat) ? "★ " : ""}${playerName({ names }, seat)} ${totals[seat]}`);
        return html`<li><a href=${hash}>${all.join(" · ")}</a></li>`;
      })}
    </ol>`;
}

function modeCard(mode: string, climbs: readonly ClimbRecord[]): TemplateResult {
  const best = Math.max(...climbs.map(({ points }) => points));
  const sum = (of: (climb: ClimbRecord) => number): number => climbs.reduce((total, climb) => total + of(climb), 0);
  const most = Math.max(...RANKS.map((rank) => climbs.filter((climb) => climb.rank === rank).length));
  return html`<section class="mode">
    <h2>${mode}</h2>
    <dl>
      <div><dt>${words("records-best")}</dt><dd>${best}</dd></div>
      <div><dt>${words("records-climbs")}</dt><dd>${climbs.length}</dd></div>
      <div><dt>${words("records-summits")}</dt><dd>${sum(({ summits }) => summits)}</dd></div>
      <div><dt>${words("records-deaths")}</dt><dd>${sum(({ deaths }) => deaths)}</dd></div>
    </dl>
    <ul class="rank-bars">
      ${RANKS.map((rank) => {
        const count = climbs.filter((climb) => climb.rank === rank).length;
        return html`<li>
          <span>${words(`rank-${rank}`)}</span>
          <meter min="0" max=${most} .value=${count} aria-label=${words(`rank-${rank}`)}></meter>
          <b>${count}</b>
        </li>`;
      })}
    </ul>
  </section>`;
}

function latest(climb: ClimbRecord): TemplateResult {
  return html`<li>
    <a href=${climb.hash}>${resultText(climb)}</a>
    <span class="quiet">${climb.daily === null ? `${modeText(climb)} · ${climb.seed}` : `${words("daily-title")}, ${dateText(climb.daily)}`}</span>
    ${climb.first ? html`<span class="tag">${words("daily-first-tag")}</span>` : nothing}
    <span class="profile" aria-hidden="true">${climb.profile}</span>
  </li>`;
}

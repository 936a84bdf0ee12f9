import { html, nothing, type TemplateResult } from "lit";

import { dateText, today } from "../../ui/dates";
import { words } from "../../ui/words";
import type { ClimbRecord } from "./climbs";
import { RANKS } from "./ranks";
import { streak } from "./streak";
import { modeText, resultText } from "./text";

const LATEST = 20;

/** What one has climbed alone: by side and weather, and the latest climbs. */
export function recordsSection(climbs: readonly ClimbRecord[]): TemplateResult {
  const modes = new Map<string, ClimbRecord[]>();
  for (const climb of climbs) modes.set(modeText(climb), [...(modes.get(modeText(climb)) ?? []), climb]);
  const days = streak(climbs, today());
  return html`${days ? html`<p class="streak">${words("daily-streak", { days })}</p>` : nothing}
    <div class="modes">${[...modes].map(([mode, of]) => modeCard(mode, of))}</div>
    <h2>${words("records-latest")}</h2>
    <ol class="archive">
      ${climbs.slice(0, LATEST).map(latest)}
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
    <a href=${climb.link}>${resultText(climb)}</a>
    <span class="quiet">${climb.daily === null ? `${modeText(climb)} · ${climb.seed}` : `${words("daily-title")}, ${dateText(climb.daily)}`}</span>
    ${climb.first ? html`<span class="tag">${words("daily-first-tag")}</span>` : nothing}
    <span class="profile" aria-hidden="true">${climb.profile}</span>
  </li>`;
}

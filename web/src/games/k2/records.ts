import "./par/k2-par";

import { html, nothing, type TemplateResult } from "lit";

import { hintTag } from "../../play/hint-parts";
import { agoText, dateText, today } from "../../ui/dates";
import { barList, columnChart } from "../../ui/drawing/bars";
import { words } from "../../ui/words";
import type { ClimbRecord } from "./climbs";
import { RANKS } from "./ranks";
import { streak } from "./streak";
import { modeText, resultText } from "./text";

const LATEST = 20;

/** How many climbs the chart of a mode shows. */
const CHARTED = 16;

/** What one has climbed alone: by side and weather, and the latest climbs. */
export function recordsSection(climbs: readonly ClimbRecord[]): TemplateResult {
  const modes = new Map<string, ClimbRecord[]>();
  for (const climb of climbs) modes.set(modeText(climb), [...(modes.get(modeText(climb)) ?? []), climb]);
  const days = streak(climbs, today());
  return html`<section class="records">
    <header class="records-head">
      <h2>${words("app-title")}</h2>
      ${days ? html`<p class="streak">${words("daily-streak", { days })}</p>` : nothing}
    </header>
    <div class="modes">${[...modes].map(([mode, of]) => modeCard(mode, of))}</div>
    <h3>${words("records-latest")}</h3>
    <ol class="archive">
      ${climbs.slice(0, LATEST).map(latest)}
    </ol>
  </section>`;
}

/** The latest climbs come first. */
function modeCard(mode: string, climbs: readonly ClimbRecord[]): TemplateResult {
  const best = Math.max(...climbs.map(({ points }) => points));
  const sum = (of: (climb: ClimbRecord) => number): number => climbs.reduce((total, climb) => total + of(climb), 0);
  const facts = [
    [words("records-best"), best],
    [words("records-climbs"), climbs.length],
    [words("records-summits"), sum(({ summits }) => summits)],
    [words("records-deaths"), sum(({ deaths }) => deaths)],
  ] as const;
  return html`<section class="mode">
    <h3>${mode}</h3>
    <dl>
      ${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
    </dl>
    ${columnChart(
      words("records-course"),
      climbs
        .slice(0, CHARTED)
        .map(({ points }) => ({ value: points, best: points === best }))
        .reverse(),
    )}
    <h4>${words("records-ranks")}</h4>
    ${barList(
      RANKS.map((rank) => {
        const value = climbs.filter((climb) => climb.rank === rank).length;
        return { name: words(`rank-${rank}`), value, text: String(value) };
      }),
    )}
  </section>`;
}

function latest(climb: ClimbRecord): TemplateResult {
  return html`<li>
    <a href=${climb.link}>${resultText(climb)}</a>
    <span class="quiet">${agoText(climb.when)}</span>
    <span class="quiet">${climb.daily === null ? `${modeText(climb)} · ${climb.seed}` : `${words("daily-title")}, ${dateText(climb.daily)}`}</span>
    <k2-par mark .mountain=${climb} .points=${climb.points}></k2-par>
    ${climb.first ? html`<span class="tag">${words("daily-first-tag")}</span>` : nothing} ${hintTag(climb.hinted)}
    <a class="review-link" href="${climb.link}/review">${words("review-open")}</a>
    <span class="profile" aria-hidden="true">${climb.profile}</span>
  </li>`;
}

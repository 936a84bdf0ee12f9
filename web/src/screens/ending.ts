import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { LAYOUTS, SHEET } from "../board/layout";
import { TEAMS } from "../board/tokens";
import type { Team } from "../board/types";
import { letter, playerName, weatherText } from "../game/describe";
import { climberSymbol, teamSymbol } from "../game/symbols";
import type { ChartDay, Outcome, View } from "../game/types";
import tables from "../generated/tables.json";
import { words } from "../i18n/words";

export interface EndingActions {
  again(): void;
  anew(): void;
}

const RANKS = ["himalayan", "alpinist", "hiker", "tourist"] as const;

/** The result: who has won and why, the summit order, the rank, and the whole climb as a picture. */
export function ending(view: View, chart: readonly ChartDay[] | null, actions: EndingActions): TemplateResult {
  const { outcome } = view;
  if (outcome === null) return html``;
  return html`<details class="ending" open>
    <summary>
      <h2>${verdict(view, outcome)}</h2>
      <span class="quiet">${words("end-look")}</span>
    </summary>
    ${outcome.reason === "solo_death" ? html`<p>${words("end-solo-death", { day: view.table.day })}</p>` : nothing}
    <div class="ending-facts">
      <div>${outcome.rank === null ? totals(view) : ranks(view, outcome.rank)} ${summitOrder(view)}</div>
      ${chart === null ? nothing : climbChart(view, chart)}
    </div>
    <div class="buttons">
      <a class="button" href="#">${words("menu-home")}</a>
      <button type="button" data-action="again" @click=${actions.again}>${words("end-again")}</button>
      <button type="button" class="primary" data-action="anew" @click=${actions.anew}>${words("end-new")}</button>
    </div>
  </details>`;
}

function verdict(view: View, outcome: Outcome): string {
  if (outcome.rank !== null) {
    return words("end-solo", { points: outcome.totals[0] ?? 0, rank: words(`rank-${outcome.rank}`) });
  }
  const names = outcome.winners.map((seat) => playerName(view, seat)).join(", ");
  const points = outcome.totals[outcome.winners[0] ?? 0] ?? 0;
  if (outcome.reason === "shared") return words("end-shared", { names, points });
  if (outcome.reason === "summit_order") return words("end-summit-order", { names });
  return words("end-winner", { names, points });
}

/** Everybody's points, the best first. */
function totals(view: View): TemplateResult {
  const seats = view.totals.map((points, seat) => ({ points, seat })).sort((a, b) => b.points - a.points);
  return html`<ol class="totals">
    ${seats.map(
      ({ points, seat }) => html`<li>
        <span aria-hidden="true">${teamSymbol(seat)}</span> ${playerName(view, seat)} <b>${points}</b>
      </li>`,
    )}
  </ol>`;
}

function ranks(view: View, reached: string): TemplateResult {
  const { board, weather } = view.table.config;
  const minima = tables.ranks[`${board}/${weather}`];
  return html`<table class="ranks">
    <caption>${words("end-ranks")}</caption>
    <tbody>
      ${RANKS.map(
        (rank, place) => html`<tr class=${rank === reached ? "reached" : ""} aria-current=${String(rank === reached)}>
          <th scope="row">${words(`rank-${rank}`)}</th>
          <td>${minima[place] === undefined ? words("rank-below") : words("rank-from", { points: minima[place] })}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function summitOrder(view: View): TemplateResult {
  const { summit } = view.table;
  if (summit.length === 0) return html`<p class="quiet">${words("end-nobody")}</p>`;
  return html`<h3>${words("end-summit")}</h3>
    <ol class="summit-order">
      ${summit.map(
        ([seat, climber]) => html`<li>
          <span aria-hidden="true">${climberSymbol(seat, climber)}</span>
          ${words("climber-of", { name: playerName(view, seat), letter: letter(climber) })}
        </li>`,
      )}
    </ol>`;
}

const CHART = { width: 720, height: 360, left: 8, right: 8, top: 12, bottom: 26 } as const;
const LEVELS = { top: 286, bottom: 330 } as const;

/** Every climber's height by day over the weather, and the levels below. */
function climbChart(view: View, days: readonly ChartDay[]): TemplateResult {
  const layout = LAYOUTS[view.table.config.board];
  const width = (CHART.width - CHART.left - CHART.right) / tables.days;
  const x = (day: number): number => CHART.left + width * (day - 0.5);
  const height = (space: number): number => {
    const y = layout.spaces[space]?.y ?? SHEET.height;
    return CHART.top + (y / SHEET.height) * (LEVELS.top - CHART.top - 14);
  };
  const level = (value: number): number => LEVELS.bottom - (value / 6) * (LEVELS.bottom - LEVELS.top);
  const lines = view.table.players.flatMap((_, seat) =>
    [0, 1].map((climber) => {
      const known = days.flatMap((day) => {
        const space = day.spaces[seat]?.[climber] ?? null;
        return space === null ? [] : [{ day: day.day, space, level: day.levels[seat]?.[climber] ?? 0 }];
      });
      const colour = TEAMS[seat as Team].body;
      const way = known.map(({ day, space }) => `${x(day)},${height(space)}`).join(" ");
      const levels = known.map((one) => `${x(one.day)},${level(one.level)}`).join(" ");
      return svg`<g class="climb ${climber === 0 ? "" : "second"}">
        <polyline points=${way} class="under" /><polyline points=${way} stroke=${colour} />
        <polyline points=${levels} class="thin" stroke=${colour} />
      </g>`;
    }),
  );
  return html`<figure class="chart">
    <figcaption>${words("end-chart")}</figcaption>
    <svg viewBox="0 0 ${CHART.width} ${CHART.height}" role="img" aria-label=${words("end-chart")}>
      ${days.map((day) => weatherBand(day, CHART.left + width * (day.day - 1), width))}
      ${[1, 6, 12, 18].map((day) => svg`<text x=${x(day)} y=${CHART.height - 8} text-anchor="middle">${day}</text>`)} ${lines}
    </svg>
  </figure>`;
}

function weatherBand(day: ChartDay, x: number, width: number): SVGTemplateResult {
  const kind = day.weather.zones.length === 0 ? "clear" : day.weather.surcharge ? "snow" : "wind";
  return svg`<rect class="chart-day ${kind}" x=${x} y="0" width=${width - 1} height=${LEVELS.bottom}>
    <title>${words("weather-day", { day: day.day, what: weatherText(day.weather) })}</title>
  </rect>`;
}

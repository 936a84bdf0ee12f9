import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { TEAMS } from "../../ui/drawing/colours";
import { listText } from "../../ui/lists";
import { playerName, teamOf } from "../../ui/seat-names";
import { teamSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";
import type { EndingActions } from "../module";
import { CHART, type ClimbLine, climbLines, DAY_WIDTH, dayKind, dayX, type Point } from "./chart";
import { constants } from "./constants";
import { weatherText } from "./describe";
import { type Ghost, ghostName, ghostOf, ghostTeam } from "./ghost";
import { rankTable } from "./ranks";
import { type Rival, rivalOf } from "./rival";
import type { K2Session } from "./session";
import { climberSymbol } from "./symbols";
import type { ChartDay, Outcome, View } from "./types";
import { climberName } from "./who";

/** The result: who has won and why, the summit order, the rank, and the whole climb as a picture. */
export function ending({ view, saved, chart, streak }: K2Session, actions: EndingActions): TemplateResult {
  const { outcome } = view;
  const ghost = ghostOf(saved);
  const rival = rivalOf(saved);
  const { board, weather } = view.table.config;
  if (outcome === null) return html``;
  return html`<details class="ending" open>
    <summary>
      <h2>${verdict(view, outcome)}</h2>
      <span class="quiet">${words("end-look")}</span>
    </summary>
    ${ghost === undefined ? nothing : html`<p class="race">${raceText(outcome.totals[0] ?? 0, ghost)}</p>`}
    ${streak > 0 ? html`<p class="streak">${words("daily-streak", { days: streak })}</p>` : nothing}
    ${outcome.reason === "solo_death" ? html`<p>${words("end-solo-death", { day: view.table.day })}</p>` : nothing}
    <div class="ending-facts">
      <div>
        ${outcome.rank === null ? totals(view) : rankTable(constants.ranks[`${board}/${weather}`] ?? [], outcome.rank)} ${summitOrder(view)}
        ${saved.unranked ? html`<p class="quiet">${words("end-unranked")}</p>` : nothing}
      </div>
      ${chart === null ? nothing : climbChart(view, chart, ghost)}
    </div>
    <div class="buttons">
      <a class="button" href="#">${words("menu-home")}</a>
      <a class="button" data-action="watch" href="#watch/${saved.id}">${words("menu-watch")}</a>
      <button type="button" data-action="share" @click=${() => actions.share("result")}>${words("share-title")}</button>
      <button type="button" data-action="again" @click=${actions.again}>
        ${ghost === undefined ? words("end-again") : words("end-race-again", { name: ghostName(ghost) })}
      </button>
      <button type="button" class=${rival === undefined ? "primary" : ""} data-action="anew" @click=${actions.anew}>${words("end-new")}</button>
      ${rival === undefined ? nothing : answerButton(rival, actions)}
    </div>
  </details>`;
}

/** Whoever has sent the challenge waits for an answer. */
function answerButton({ name }: Rival, actions: EndingActions): TemplateResult {
  return html`<button type="button" class="primary" data-action="answer" @click=${() => actions.share("challenge")}>
    ${name ? words("end-answer-to", { name }) : words("end-answer")}
  </button>`;
}

/** Who has come out better, one or the other. */
function raceText(points: number, ghost: Ghost): string {
  const result = points === ghost.points ? "even" : points > ghost.points ? "won" : "lost";
  return words(`race-${result}`, { name: ghostName(ghost), points: ghost.points });
}

export function verdict(view: View, outcome: Outcome): string {
  if (outcome.rank !== null) {
    return words("end-solo", { points: outcome.totals[0] ?? 0, rank: words(`rank-${outcome.rank}`) });
  }
  const names = listText(outcome.winners.map((seat) => playerName(view, seat)));
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
        <span aria-hidden="true">${teamSymbol(teamOf(view, seat))}</span> ${playerName(view, seat)} <b>${points}</b>
      </li>`,
    )}
  </ol>`;
}

function summitOrder(view: View): TemplateResult {
  const { summit } = view.table;
  if (summit.length === 0) return html`<p class="quiet">${words("end-nobody")}</p>`;
  return html`<h3>${words("end-summit")}</h3>
    <ol class="summit-order">
      ${summit.map(
        ([seat, climber]) => html`<li>
          <span aria-hidden="true">${climberSymbol(teamOf(view, seat), climber)}</span>
          ${climberName(view, seat, climber)}
        </li>`,
      )}
    </ol>`;
}

/** Every climber's height by day over the weather, and the levels below; a ghost's climb dotted beside one's own. */
function climbChart(view: View, days: readonly ChartDay[], ghost: Ghost | undefined): TemplateResult {
  const { board } = view.table.config;
  const own = climbLines(board, days).map((line) => drawLine(line, TEAMS[teamOf(view, line.seat)].body, ""));
  const others = ghost === undefined ? [] : climbLines(board, ghost.days).map((line) => drawLine(line, TEAMS[ghostTeam(view)].body, "of-ghost"));
  return html`<figure class="chart">
    <figcaption>${words("end-chart")}</figcaption>
    <svg viewBox="0 0 ${CHART.width} ${CHART.height}" role="img" aria-label=${words("end-chart")}>
      ${days.map(weatherBand)}
      ${[1, 6, 12, 18].map((day) => svg`<text x=${dayX(day)} y=${CHART.height - 8} text-anchor="middle">${day}</text>`)} ${others} ${own}
    </svg>
  </figure>`;
}

function drawLine({ climber, way, levels }: ClimbLine, colour: string, kind: string): SVGTemplateResult {
  const points = (line: readonly Point[]): string => line.map(([x, y]) => `${x},${y}`).join(" ");
  return svg`<g class="climb ${climber === 0 ? "" : "second"} ${kind}">
    <polyline points=${points(way)} class="under" /><polyline points=${points(way)} stroke=${colour} />
    <polyline points=${points(levels)} class="thin" stroke=${colour} />
  </g>`;
}

function weatherBand(day: ChartDay): SVGTemplateResult {
  return svg`<rect class="chart-day ${dayKind(day)}" x=${CHART.left + DAY_WIDTH * (day.day - 1)} y="0" width=${DAY_WIDTH - 1} height=${CHART.levelsBottom}>
    <title>${words("weather-day", { day: day.day, what: weatherText(day.weather) })}</title>
  </rect>`;
}

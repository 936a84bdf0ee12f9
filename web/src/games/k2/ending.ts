import "./board/k2-board";
import "./par/k2-par";

import { html, nothing, type TemplateResult } from "lit";

import { endingFrame, signs } from "../../play/ending-frame";
import { hintTag } from "../../play/hint-parts";
import { TEAMS } from "../../ui/drawing/colours";
import { playerName, teamOf } from "../../ui/seat-names";
import { boxed, teamSymbol } from "../../ui/symbols";
import type { Team } from "../../ui/teams";
import { chosenTheme } from "../../ui/theme";
import { words } from "../../ui/words";
import type { EndingActions } from "../module";
import { emptyLabels } from "./board-view";
import { weatherIcon } from "./board/icons";
import { cairn } from "./board/routes";
import { chartFrame } from "./chart";
import { climbChart } from "./climb-chart";
import { constants } from "./constants";
import { letter } from "./letter";
import { type Expedition, expeditionOf, lookBack } from "./expedition";
import { type Ghost, ghostName, ghostOf, ghostTeam } from "./ghost";
import { rankBadge } from "./rank-badge";
import { rankTable } from "./ranks";
import { bothStandings, type Rival, rivalOf, standingList } from "./rival";
import type { K2Session } from "./session";
import { deathLines, ranking, summitLines, tieText, verdict } from "./souvenir";
import { climberSymbol } from "./symbols";
import { mountainText, resultText } from "./text";
import type { Climb, Outcome, View } from "./types";

const FRAME = chartFrame(420, 276, 12.5);

/** The end of a game: the mountain with everybody's way, the result and how it came about, and what can be done next. */
export function ending(session: K2Session, actions: EndingActions): TemplateResult {
  const { view, log, chart } = session;
  const { outcome } = view;
  if (outcome === null) return html``;
  const expedition = expeditionOf(view.table.config, view.teams, chart ?? [], log);
  return endingFrame({
    offer: actions.offer,
    scene: html`<k2-board theme=${chosenTheme() ?? nothing} still .view=${lookBack(expedition)} .labels=${emptyLabels()}></k2-board>`,
    facts: facts(session, outcome, expedition),
    buttons: buttons(session, actions),
  });
}

function facts(session: K2Session, outcome: Outcome, expedition: Expedition): TemplateResult {
  const { view, saved, streak, finished } = session;
  const { rank } = outcome;
  const alone = rank !== null;
  const ghost = ghostOf(saved);
  const { board, weather } = view.table.config;
  return html`<header class="souvenir-head">
      ${rank === null ? nothing : html`<svg class="rank-badge" viewBox="-60 -60 120 120" aria-hidden="true">${rankBadge(rank)}</svg>`}
      <div>
        <h2>${verdict(view, outcome)}</h2>
        <p class="quiet">${mountainText({ board, weather, daily: finished?.daily ?? null })} ${hintTag(saved.hinted)}</p>
      </div>
    </header>
    ${against(session, ghost)} ${streak > 0 ? html`<p class="streak">${words("daily-streak", { days: streak })}</p>` : nothing}
    ${finished === null ? nothing : parOf(finished, rivalOf(saved))} ${alone ? bestText(session) : nothing} ${saved.unranked ? html`<p class="quiet">${words("end-unranked")}</p>` : nothing}
    ${alone ? rankTable(constants.ranks[`${board}/${weather}`] ?? [], rank) : finalOrder(view)} ${story(view, alone, expedition)}
    ${expedition.days.length === 0 ? nothing : chartFigure(view, expedition, ghost)}`;
}

function buttons({ saved }: K2Session, actions: EndingActions): TemplateResult {
  const rival = rivalOf(saved);
  const ghost = ghostOf(saved);
  const anew = words("end-new");
  return html`${
    rival === undefined
      ? html`<button type="button" class="primary" data-action="anew" @click=${actions.anew}>${anew}</button>`
      : answerButton(rival, actions)
  }
    <div class="ending-row">
      <a class="button" href="#">${signs.home()}<span>${words("menu-home")}</span></a>
      <a class="button" data-action="watch" href="#watch/${saved.id}">${signs.watch()}<span>${words("menu-watch")}</span></a>
      <a class="button" data-action="review" href="#review/${saved.id}">${signs.review()}<span>${words("review-open")}</span></a>
      <button type="button" data-action="again" @click=${actions.again}>
        ${signs.again()}<span>${ghost === undefined ? words("end-again") : words("end-race-again", { name: ghostName(ghost) })}</span>
      </button>
      ${
        rival === undefined
          ? nothing
          : html`<button type="button" data-action="anew" @click=${actions.anew}>${boxed(weatherIcon("clear"))}<span>${anew}</span></button>`
      }
      <button type="button" data-action="share" @click=${() => actions.share("result")}>${signs.share()}<span>${words("share-title")}</span></button>
    </div>`;
}

/** Whoever has sent the challenge waits for an answer. */
function answerButton({ name }: Rival, actions: EndingActions): TemplateResult {
  return html`<button type="button" class="primary" data-action="answer" @click=${() => actions.share("challenge")}>
    ${name ? words("end-answer-to", { name }) : words("end-answer")}
  </button>`;
}

/** Both results beside each other, if there is somebody to compare with, and who was better. */
function against({ view, saved }: K2Session, ghost: Ghost | undefined): TemplateResult | typeof nothing {
  const rival = rivalOf(saved);
  const points = view.totals[0] ?? 0;
  const other = ghost ?? (rival === undefined || rival.points === null ? undefined : { name: rival.name, points: rival.points });
  if (other === undefined) return nothing;
  const result = points === other.points ? "even" : points > other.points ? "won" : "lost";
  return html`${standingList(bothStandings(points, other))}
    <p class="race">${words(`race-${result}`, { name: ghostName(other), points: other.points })}</p>`;
}

/** How it compares with the best score that is known on this mountain. */
function parOf({ board, weather, seed, points }: Climb, rival: Rival | undefined): TemplateResult {
  return html`<k2-par .mountain=${{ board, weather, seed }} .points=${points} .reached=${rival?.points ?? 0}></k2-par>`;
}

/** How it compares with one's climbs before, on the same side in the same weather. */
function bestText({ best, finished }: K2Session): TemplateResult | typeof nothing {
  if (finished === null) return nothing;
  return html`<p class="best-so-far">${best === null ? words("end-best-first") : comparedText(finished, best)}</p>`;
}

function comparedText({ points }: Climb, best: Climb): string {
  if (points > best.points) return words("end-best-new", { points: best.points });
  return words(points === best.points ? "end-best-equal" : "end-best", { result: resultText(best) });
}

/** The final order of several players, with the points of both climbers, and how ties were settled. */
function finalOrder(view: View): TemplateResult {
  const ranked = ranking(view);
  const tie = tieText(ranked);
  return html`<table class="final-order">
      <thead>
        <tr>
          <th scope="col"><span class="visually-hidden">${words("end-place")}</span></th>
          <th scope="col"><span class="visually-hidden">${words("end-player")}</span></th>
          ${[0, 1].map((climber) => html`<th scope="col" aria-label=${words("climber-alone", { letter: letter(climber) })}>${letter(climber)}</th>`)}
          <th scope="col">${words("end-total")}</th>
        </tr>
      </thead>
      <tbody>
        ${ranked.map(
          ({ seat, place, name, climbers, total }) => html`<tr class=${place === 1 ? "winner" : ""}>
            <td class="place">${place}</td>
            <th scope="row"><span class="order-name"><span aria-hidden="true">${teamSymbol(teamOf(view, seat))}</span> <span>${name}</span></span></th>
            ${climbers.map((points, climber) => html`<td>${view.table.players[seat]?.climbers[climber]?.space === null ? cairnSymbol(teamOf(view, seat)) : nothing}${points}</td>`)}
            <td class="total">${total}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    ${tie ? html`<p class="tie quiet">${tie}</p>` : nothing}`;
}

function cairnSymbol(team: Team): TemplateResult {
  return html`<svg class="symbol cairn" viewBox="-26 -50 52 52" role="img" aria-label=${words("end-died")}>${cairn(team)}</svg>`;
}

/** Who came to the summit, and who did not come back. */
function story(view: View, alone: boolean, { story: told }: Expedition): TemplateResult {
  const summits = summitLines(view, alone, told);
  const deaths = deathLines(view, alone, told);
  return html`<ul class="story">
    ${summits.map((text, place) => {
      const { seat = 0, climber = 0 } = told.summits[place] ?? {};
      return html`<li><span aria-hidden="true">${climberSymbol(teamOf(view, seat), climber)}</span> ${text}</li>`;
    })}
    ${summits.length === 0 ? html`<li class="quiet">${words("end-nobody")}</li>` : nothing}
    ${deaths.map((text, place) => html`<li class="in-memory">${cairnSymbol(teamOf(view, told.deaths[place]?.seat ?? 0))} ${text}</li>`)}
    ${alone && deaths.length ? html`<li class="quiet">${words("death-ends-solo")}</li>` : nothing}
  </ul>`;
}

/** The days as a chart, with what its lines and signs mean; a ghost's climb dotted beside one's own. */
function chartFigure(view: View, expedition: Expedition, ghost: Ghost | undefined): TemplateResult {
  const other = ghost === undefined ? null : { team: ghostTeam(view), days: ghost.days };
  return html`<figure class="chart">
    <figcaption><h3>${words("end-chart")}</h3></figcaption>
    <svg viewBox="0 0 ${FRAME.width} ${FRAME.height}" role="img" aria-label=${words("end-chart")}>${climbChart(FRAME, expedition, other)}</svg>
    <ul class="chart-legend">
      ${view.table.players.map((_, seat) => legendOf(teamOf(view, seat), playerName(view, seat)))}
      ${ghost === undefined ? nothing : html`<li>${sample(ghostTeam(view), "1 5")} ${ghost.name || words("challenge-someone")}</li>`}
      ${(["clear", "wind", "snow", "storm"] as const).map((kind) => html`<li class="quiet">${boxed(weatherIcon(kind))} ${words(`chart-${kind}`)}</li>`)}
    </ul>
  </figure>`;
}

function legendOf(team: Team, name: string): TemplateResult {
  return html`<li>
    ${teamSymbol(team)} <span>${name}</span>
    ${["none", "6 4"].map((dashes, climber) => html`<span class="legend-climber">${letter(climber)} ${sample(team, dashes)}</span>`)}
  </li>`;
}

/** A piece of a line as the chart draws it. */
function sample(team: Team, dashes: string): TemplateResult {
  const { body, emblem } = TEAMS[team];
  return html`<svg class="legend-line" viewBox="0 0 30 8" aria-hidden="true">
    <path class="chart-line" d="M4 4H26" stroke=${emblem} stroke-width="5.5" opacity="0.9" />
    <path class="chart-line" d="M4 4H26" stroke=${body} stroke-width="3.2" stroke-dasharray=${dashes} />
  </svg>`;
}

import { html, nothing, type TemplateResult } from "lit";

import { explain, explainGroup } from "../../ui/explain/explain";
import { listText } from "../../ui/lists";
import { teamOf } from "../../ui/seat-names";
import { flagSymbol, teamSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";
import { cardFace } from "./card";
import { constants } from "./constants";
import { cardText, plain, signed, sumText } from "./describe";
import { letter } from "./letter";
import { note } from "./notes";
import { climberSymbol, groundSymbol, riskSymbol, shelterSymbol, skullSymbol, windSymbol } from "./symbols";
import type { Climber, Night, View } from "./types";
import { climberName, seatName } from "./who";

/** Every team with its climbers: level, marker, and tonight's sum. */
export function teams(view: View, left: readonly number[]): TemplateResult {
  return html`<ul class="teams" ${explainGroup(note("teams"))}>
    ${view.table.players.map((_, seat) => team(view, seat, left.includes(seat)))}
  </ul>`;
}

function team(view: View, seat: number, hasLeft: boolean): TemplateResult {
  const player = view.table.players[seat];
  if (player === undefined) return html``;
  const acting = view.to_act[0] === seat && view.outcome === null;
  return html`<li class="team ${acting ? "acting" : ""}" data-seat=${seat}>
    <div class="team-head">
      <span class="team-emblem" aria-hidden="true">${teamSymbol(teamOf(view, seat))}</span>
      <strong class="team-name">${seatName(view, seat)}</strong>
      ${view.table.players.length > 1 && view.table.starting === seat ? html`<span class="tag" ${explain(note("starts"))}>${words("team-starts")}</span>` : nothing}
      ${hasLeft ? html`<span class="tag">${words("team-left")}</span>` : nothing}
      ${player.rescue ? html`<span class="tag" ${explain(note("rescue"))}>${words("team-rescue")}</span>` : nothing}
      <span class="team-points" ${explain(note("total", { points: view.totals[seat] ?? 0 }))}>${flagSymbol()}<span>${view.totals[seat]}</span></span>
    </div>
    ${player.climbers.map((climber, index) => climberRow(view, seat, index, climber))}
    ${view.table.phase === "over" ? nothing : html`${handLeft(view, seat)} ${deckDetails(view, seat)}`}
  </li>`;
}

function climberRow(view: View, seat: number, index: number, climber: Climber): TemplateResult {
  const pending = view.table.pending.some(([of, which]) => of === seat && which === index);
  const night = view.nights[seat]?.[index] ?? null;
  if (climber.space === null && !pending) {
    return html`<div class="climber dead">
      <span class="climber-icon" aria-hidden="true">${climberSymbol(teamOf(view, seat), index)}</span>
      <span>${letter(index)}</span> <span ${explain(note("dead"))}>${words("team-dead")}</span>
      <span class="marker">${flagSymbol()}${climber.points}</span>
    </div>`;
  }
  return html`<div class="climber">
    <span class="climber-icon" aria-hidden="true">${climberSymbol(teamOf(view, seat), index)}</span>
    <span class="climber-letter">${letter(index)}</span>
    ${levelPips(climber.level)}
    <span class="marker" role="img" aria-label=${words("team-marker", { points: climber.points })} ${explain(note("marker", { points: climber.points }))}>${flagSymbol()}${climber.points}</span>
    ${night === null || view.table.phase === "over" ? nothing : tonight(night)}
  </div>`;
}

/** The level as six pips, and as a number for whoever cannot see them. */
export function levelPips(level: number): TemplateResult {
  const shown = Math.max(6, level);
  return html`<span class="pips" role="img" aria-label=${words("team-level", { level })} ${explain(note("level", { level }))}>
    ${Array.from({ length: shown }, (_, pip) => html`<i class="${pip < level ? "full" : ""} ${pip >= 6 ? "over" : ""}"></i>`)}
    <b aria-hidden="true">${level}</b>
  </span>`;
}

/** Tonight's sum, spelled out; a comma stands before what is added to it, for whoever hears it. */
export function tonight(night: Night): TemplateResult {
  return html`<span class="tonight ${night.dies ? "dies" : ""}" ${explain(note("tonight"))}>
    ${sumText(night)}${isCapped(night) ? words("tonight-capped", { result: night.result }) : nothing}${
      night.dies ? html`${COMMA}<strong>${words("tonight-dies")}</strong>` : nothing
    }${night.unpaid ? html`${COMMA}<em>${words("tonight-unpaid", { count: night.unpaid })}</em>` : nothing}
  </span>`;
}

const COMMA = html`<span class="heard-comma">, </span>`;

/** Tonight's sum in signs, for where there is little room; the words are there for whoever cannot see them. */
export function tonightSigns(night: Night): TemplateResult {
  const { level, ground, tent, weather, risk, total, dies } = night;
  const part = (amount: number, symbol: TemplateResult): TemplateResult | typeof nothing =>
    amount ? html`<span class="sign ${amount < 0 ? "loss" : "gain"}">${signed(amount)}${symbol}</span>` : nothing;
  const text = [sumText(night), dies ? words("tonight-dies") : ""].filter(Boolean).join(", ");
  return html`<span class="tonight signs ${dies ? "dies" : ""}" ${explain(() => `${text}. ${note("tonight")()}`)}>
    <span class="visually-hidden">${text}</span>
    <span aria-hidden="true">
      ☾ ${plain(level)} ${part(ground, groundSymbol())} ${part(tent, shelterSymbol())} ${part(weather, windSymbol())} ${part(risk, riskSymbol(null))}
      ${ground || tent || weather || risk ? html`= <b>${plain(total)}</b>` : nothing} ${isCapped(night) ? html`→ <b>${night.result}</b>` : nothing}
      ${dies ? skullSymbol() : nothing}
    </span>
  </span>`;
}

/** Whether the level would be higher if there were no highest one. */
export function isCapped({ dies, result, total }: Night): boolean {
  return !dies && result !== total;
}

/** The cards one still holds while today's three are being played. */
function handLeft(view: View, seat: number): TemplateResult | typeof nothing {
  const hand = view.table.players[seat]?.hand;
  if (!hand?.length || view.table.phase === "select") return nothing;
  return html`<p class="mini-cards" aria-label=${words("select-hand")}>
    <small class="quiet">${words("select-hand")}</small> ${small(hand)}
  </p>`;
}

/** Cards in small, each named in full for whoever cannot see them. */
function small(cards: readonly string[]): TemplateResult[] {
  return cards.map((card) => html`<span class="mini-card" role="img" aria-label=${cardText(card)}>${cardFace(card)}</span>`);
}

/** The risk tokens that lie open, and what is left in the bag. */
export function riskTokens(view: View): TemplateResult {
  const { tokens, hidden_tokens: hidden } = view.table;
  const count = (value: number): number => hidden.filter((token) => token === value).length;
  return html`<div class="risk-row" role="group" aria-label=${words("risk-tokens")} ${explainGroup(note("tokens"))}>
    <span class="risk-open" role="img" aria-label=${words("risk-open", { list: listText(tokens.map(String)) })}>
      ${tokens.map((value) => riskSymbol(value))}
    </span>
    <span class="quiet" ${explain(note("bag"))}>${words("risk-left", { zero: count(0), one: count(1), two: count(2) })}</span>
  </div>`;
}

function deckDetails(view: View, seat: number): TemplateResult {
  const player = view.table.players[seat];
  if (player === undefined || (player.unseen.length === 0 && player.played.length === 0)) return html``;
  const unseen = player.hand === null && player.hand_size > 0 ? "unseen-hand" : "unseen";
  return html`<details class="deck">
    <summary ${explain(note(unseen))}>${words(`team-${unseen}`)} (${player.unseen.length})</summary>
    <p class="mini-cards">${small(player.unseen)}</p>
    ${
      player.played.length
        ? html`<p>${words("team-played")}</p>
          <p class="mini-cards">${small(player.played)}</p>`
        : nothing
    }
  </details>`;
}

/** The point track with everybody's markers, the summit on top. */
export function pointTrack(view: View): TemplateResult {
  const boxes = [...constants.boards[view.table.config.board].track].reverse();
  return html`<div class="track" role="img" aria-label=${trackText(view)} ${explainGroup(note("track"))}>
    ${boxes.map((points) => {
      const markers = view.table.players.flatMap((player, seat) =>
        player.climbers.flatMap((climber, index) =>
          climber.points === points && climber.space !== null
            ? [html`<span class="track-marker">${climberSymbol(teamOf(view, seat), index)}</span>`]
            : [],
        ),
      );
      return html`<span class="track-step ${markers.length > 2 ? "many" : ""}"><b>${points}</b><span class="track-markers">${markers}</span></span>`;
    })}
  </div>`;
}

/** Everybody's markers in words. */
function trackText(view: View): string {
  const markers = view.table.players.flatMap((player, seat) =>
    player.climbers.map(({ points }, index) => words("track-marker", { who: climberName(view, seat, index), points })),
  );
  return words("track-title", { list: listText(markers) });
}

import { html, nothing, type TemplateResult } from "lit";

import { explain } from "../../ui/explain/explain";
import { playerName, teamOf } from "../../ui/seat-names";
import { words } from "../../ui/words";
import { cardFace } from "./card";
import { constants } from "./constants";
import { cardFacts, cardText, letter, placeText, sumText } from "./describe";
import { note } from "./notes";
import { climberSymbol, riskSymbol, tentSymbol } from "./symbols";
import { levelPips, tonight } from "./teams";
import type { Goal, Plan, View } from "./types";

/** What the person is about to do. */
export interface Intent {
  /** Places in the hand that are lifted. */
  readonly picks: readonly number[];
  /** The risk sum of the lifted cards. */
  readonly sum: number;
  readonly climber: number | null;
  readonly card: string | null;
  /** The climber that the card was dropped on; null while either may get it. */
  readonly receiver: number | null;
  readonly goal: Goal | null;
  readonly plans: readonly Plan[];
  readonly plan: number;
  /** A space touched once in a rescue; touching it again decides. */
  readonly rescue: number | null;
}

export const NO_INTENT: Intent = { picks: [], sum: 0, climber: null, card: null, receiver: null, goal: null, plans: [], plan: 0, rescue: null };

export interface TrayActions {
  readonly pick: (place: number) => void;
  readonly chooseClimber: (climber: number) => void;
  readonly chooseCard: (card: string) => void;
  /** A pointer has gone down on a card that may be given. */
  readonly grip: (event: PointerEvent, card: string) => void;
  /** Play it if it is legal, else say why not. */
  readonly attempt: (action: string) => void;
  readonly aim: (goal: Goal) => void;
  readonly accept: () => void;
  readonly otherPlan: () => void;
  readonly drop: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly end: () => void;
}

/** The part of the screen where decisions are made, by phase. */
export function tray(view: View, intent: Intent, actions: TrayActions): TemplateResult {
  switch (view.table.phase) {
    case "select":
      return selection(view, intent, actions);
    case "token":
      return risk(view, actions);
    case "turn":
      return turn(view, intent, actions);
    case "rescue":
      return rescue(view, intent, actions);
    case "over":
      return html``;
  }
}

function selection(view: View, intent: Intent, actions: TrayActions): TemplateResult {
  const seat = view.to_act[0] ?? 0;
  const hand = view.table.players[seat]?.hand ?? [];
  const chosen = intent.picks.map((place) => hand[place] ?? "");
  const forced = hand.length === constants.picks;
  const missing = constants.picks - chosen.length;
  return html`<section class="tray-select" aria-label=${words("phase-select")}>
    <p class="prompt">${forced ? words("select-forced") : words("select-prompt", { name: playerName(view, seat) })}</p>
    <div class="hand" role="group" aria-label=${words("select-hand")}>
      ${hand.map(
        (card, place) =>
          html`<button
            type="button"
            class="card"
            aria-pressed=${String(intent.picks.includes(place))}
            aria-label=${cardText(card)}
            @click=${() => actions.pick(place)}
          >
            ${cardFace(card)}
          </button>`,
      )}
    </div>
    <div class="buttons">
      <output class="risk-sum" tabindex="0" ${explain(note(view.table.players.length === 1 ? "risk-sum-solo" : "risk-sum"))}>${words("select-sum", { sum: intent.sum })}</output>
      <button
        type="button"
        class="primary"
        data-action="select"
        ?disabled=${missing !== 0}
        @click=${() => actions.attempt(["select", ...inOrder(view, chosen)].join(" "))}
      >
        ${missing === 0 ? words("select-go") : words("select-more", { count: missing })}
      </button>
    </div>
  </section>`;
}

/** The legal pick that holds these cards, whatever order they were lifted in. */
function inOrder(view: View, chosen: readonly string[]): string[] {
  const key = [...chosen].sort().join(" ");
  const picks = view.legal.map((action) => action.split(" ").slice(1));
  return picks.find((cards) => [...cards].sort().join(" ") === key) ?? [...chosen];
}

function risk(view: View, actions: TrayActions): TemplateResult {
  const seat = view.to_act[0] ?? 0;
  const solo = view.table.players.length === 1;
  const count = (value: number): number => view.table.hidden_tokens.filter((token) => token === value).length;
  return html`<section class="tray-risk" aria-label=${words("phase-token")}>
    <p class="prompt">${solo ? words("risk-solo") : words("risk-taker", { name: playerName(view, seat) })}</p>
    ${solo ? nothing : revealed(view)}
    <div class="tokens" role="group" aria-label=${words("phase-token")}>
      ${view.table.tokens.map(
        (value) =>
          html`<button
            type="button"
            class="token"
            data-action="take"
            aria-label=${words("risk-token", { value })}
            @click=${() => actions.attempt(`take ${value}`)}
          >
            ${riskSymbol(value)}
          </button>`,
      )}
    </div>
    <p class="quiet">${words("risk-left", { zero: count(0), one: count(1), two: count(2) })}</p>
  </section>`;
}

/** All revealed triples side by side with their sums. */
function revealed(view: View): TemplateResult {
  return html`<ul class="revealed">
    ${view.table.players.map((player, seat) =>
      player.picks?.length
        ? html`<li class=${view.to_act[0] === seat ? "highest" : ""}>
            <span>${playerName(view, seat)}</span>
            <span class="mini-cards">${player.picks.map(cardFace)}</span>
            <b ${explain(note("risk-sum"))}>${view.risk_sums[seat]}</b>
          </li>`
        : nothing,
    )}
  </ul>`;
}

function turn(view: View, intent: Intent, actions: TrayActions): TemplateResult {
  const seat = view.to_act[0] ?? 0;
  const now = view.table.turn;
  if (now === null) return html``;
  const label = words("turn-of", { name: playerName(view, seat) });
  if (intent.goal !== null) return html`<section aria-label=${label}>${planPanel(view, intent, actions)}</section>`;
  if (intent.card !== null) return html`<section aria-label=${label}>${giving(view, intent.card, intent.receiver, actions)}</section>`;
  return html`<section class="tray-turn" aria-label=${label}>
    <div class="climber-choice" role="group">
      ${[0, 1].map((climber) => climberPanel(view, intent, climber, actions))}
    </div>
    <div class="hand" role="group" aria-label=${words("turn-cards")}>
      ${now.cards.map(
        (card) =>
          html`<button
            type="button"
            class="card"
            data-card=${card}
            aria-label=${cardText(card)}
            @pointerdown=${(event: PointerEvent) => actions.grip(event, card)}
            @click=${() => actions.chooseCard(card)}
          >
            ${cardFace(card)}
          </button>`,
      )}
    </div>
    <div class="buttons">
      ${now.unpaid ? unpaid(view, now.unpaid, actions) : nothing}
      <button type="button" class="icon-button" data-action="undo" aria-label=${words("turn-undo")} ?disabled=${!view.undo} @click=${actions.undo}>
        ↶
      </button>
      <button type="button" class="icon-button" data-action="redo" aria-label=${words("turn-redo")} ?disabled=${!view.redo} @click=${actions.redo}>
        ↷
      </button>
      <button
        type="button"
        class="primary"
        data-action="end"
        aria-disabled=${String(!view.legal.includes("end"))}
        @click=${actions.end}
      >
        ${words("turn-end")}
      </button>
    </div>
  </section>`;
}

/** The risk still to be paid, and the way to pay it. */
function unpaid(view: View, count: number, actions: TrayActions): TemplateResult {
  const token = view.table.players[view.to_act[0] ?? 0]?.token ?? null;
  const label = `${words("risk-unpaid", { count })}. ${words("turn-pay")}`;
  return html`<button
    type="button"
    class="unpaid"
    data-action="settle"
    aria-label=${label}
    title=${label}
    @click=${() => actions.aim({ kind: "settle" })}
  >
    ${riskSymbol(token)}<span>${words("turn-pay-count", { count })}</span>
  </button>`;
}

function climberPanel(view: View, intent: Intent, climber: number, actions: TrayActions): TemplateResult {
  const seat = view.to_act[0] ?? 0;
  const now = view.table.players[seat]?.climbers[climber];
  const purse = view.table.turn?.purses[climber];
  const night = view.nights[seat]?.[climber] ?? null;
  if (now === undefined || purse === undefined || now.space === null) return html``;
  const name = letter(climber);
  const points = [
    purse.points ? words("turn-points", { points: purse.points }) : "",
    purse.down ? words("turn-down", { points: purse.down }) : "",
  ].filter(Boolean);
  const cost = view.costs[now.space] ?? 0;
  const tent = words("turn-tent-label", { letter: name, cost });
  return html`<div class="climber-panel ${intent.climber === climber ? "chosen" : ""}">
    <button
      type="button"
      class="climber-button"
      data-climber=${name}
      aria-pressed=${String(intent.climber === climber)}
      @click=${() => actions.chooseClimber(climber)}
    >
      <span class="climber-icon" aria-hidden="true">${climberSymbol(teamOf(view, seat), climber)}</span>
      <span class="climber-letter">${name}</span>
      ${levelPips(now.level)}
      <span class="points" ${explain(note("purse"))}>${points.length ? points.join(", ") : words("turn-no-points")}</span>
      ${night === null ? nothing : tonight({ ...night, unpaid: 0 })}
    </button>
    ${
      now.tent === null
        ? html`<button
          type="button"
          class="tent-button"
          data-action="tent-${name}"
          aria-label=${tent}
          ${explain(note("tent-button", { cost }))}
          @click=${() => actions.aim({ kind: "camp", climber, space: null })}
        >
          ${tentSymbol(teamOf(view, seat), climber)}<b>${cost}</b>
        </button>`
        : nothing
    }
  </div>`;
}

/** Who gets the card, and how a rope is used; what is not legal says why when asked. */
function giving(view: View, card: string, receiver: number | null, actions: TrayActions): TemplateResult {
  const { kind, up, down, level } = cardFacts(card);
  const uses = kind === "rope" ? ["up", "down"] : [""];
  const seat = view.to_act[0] ?? 0;
  return html`<div class="giving" role="group" aria-label=${words("turn-give-to", { card: cardText(card) })}>
    <span>${words("turn-give-to", { card: cardText(card) })}</span>
    ${(receiver === null ? [0, 1] : [receiver]).flatMap((climber) =>
      view.table.players[seat]?.climbers[climber]?.space == null
        ? []
        : uses.map((use) => {
            const name = letter(climber);
            const label =
              kind === "move"
                ? words("turn-give-move", { letter: name, up })
                : kind === "rope"
                  ? words(`turn-give-${use}`, { letter: name, up, down })
                  : words("turn-give-level", { letter: name, level });
            const action = ["give", card, name, use].filter(Boolean).join(" ");
            return html`<button
              type="button"
              class="small"
              data-give=${action}
              aria-disabled=${String(!view.legal.includes(action))}
              @click=${() => actions.attempt(action)}
            >
              ${label}
            </button>`;
          }),
    )}
    <button type="button" class="small" data-action="drop" @click=${actions.drop}>${words("cancel")}</button>
  </div>`;
}

/** The plan the engine proposes: what it costs, what it wastes, and the night it leads to. */
function planPanel(view: View, intent: Intent, actions: TrayActions): TemplateResult {
  const plan = intent.plans[intent.plan];
  const goal = intent.goal;
  if (plan === undefined || goal === null) return html``;
  const board = view.table.config.board;
  const climber = "climber" in goal ? goal.climber : null;
  const seat = view.to_act[0] ?? 0;
  const here = climber === null ? null : (view.table.players[seat]?.climbers[climber]?.space ?? null);
  const there = "space" in goal ? (goal.space ?? here) : null;
  const title =
    climber === null || there === null
      ? words("risk-unpaid", { count: view.table.turn?.unpaid ?? 0 })
      : words(goal.kind === "camp" ? "plan-camp" : "plan-to", { letter: letter(climber), place: placeText(board, there) });
  const night = climber === null ? null : plan.nights[climber];
  return html`<div class="plan" role="group" aria-label=${title}>
    <p class="plan-title">
      <strong>${title}</strong>
      <span>${words("plan-cost", { cost: plan.cost, wasted: plan.wasted })}</span>
    </p>
    <p class="plan-cards">${plan.actions.map(planStep)}</p>
    ${goal.kind === "settle" ? payByHand(view, actions) : nothing}
    ${night ? html`<p class="tonight ${night.dies ? "dies" : ""}">${words("tonight-title")}: ${sumText(night)}</p>` : nothing}
    <div class="buttons">
      <button type="button" data-action="drop" @click=${actions.drop}>${words("plan-cancel")}</button>
      ${
        intent.plans.length > 1
          ? html`<button type="button" data-action="other-plan" @click=${actions.otherPlan}>
            ${words("plan-other", { index: intent.plan + 1, count: intent.plans.length })}
          </button>`
          : nothing
      }
      ${
        goal.kind === "be_there"
          ? html`<button
            type="button"
            data-action="with-tent"
            @click=${() => actions.aim({ kind: "camp", climber: goal.climber, space: goal.space })}
          >
            ${words("plan-with-tent")}
          </button>`
          : nothing
      }
      <button type="button" class="primary" data-action="accept" @click=${actions.accept}>${words("plan-accept")}</button>
    </div>
  </div>`;
}

/** Each risk point can also be paid from where one likes. */
function payByHand(view: View, actions: TrayActions): TemplateResult {
  const ways = view.legal.filter((action) => action.startsWith("pay "));
  return html`<div class="paying" role="group" aria-label=${words("plan-pay-by-hand")}>
    <span>${words("plan-pay-by-hand")}</span>
    ${ways.map((action) => {
      const [, name = "", from = "move"] = action.split(" ");
      return html`<button type="button" class="small" data-pay=${action} @click=${() => actions.attempt(action)}>
        ${words(`turn-pay-${from}`, { letter: name })}
      </button>`;
    })}
  </div>`;
}

/** The cards of a plan; its steps are drawn on the mountain. */
function planStep(action: string): TemplateResult | typeof nothing {
  const [verb, subject = "", third, fourth] = action.split(" ");
  if (verb === "give") {
    return html`<span class="plan-card" data-card=${subject}>${cardFace(subject)}<small>${third} ${fourth === "down" ? "↓" : ""}</small></span>`;
  }
  if (verb === "pay") {
    return html`<span class="plan-card">${words(`turn-pay-${third ?? "move"}`, { letter: subject })}</span>`;
  }
  return nothing;
}

function rescue(view: View, intent: Intent, actions: TrayActions): TemplateResult {
  const [seat = 0, climber = 0] = view.table.pending[0] ?? [];
  const name = letter(climber);
  return html`<section class="tray-rescue" aria-label=${words("phase-rescue")}>
    <p class="prompt">${words("rescue-prompt", { name: playerName(view, seat), letter: name })}</p>
    <p class="quiet">${words("rescue-about")}</p>
    <div class="buttons">
      <button type="button" data-action="decline" @click=${() => actions.attempt(`decline ${name}`)}>
        ${words("rescue-decline", { letter: name })}
      </button>
      ${
        intent.rescue === null
          ? nothing
          : html`<button
            type="button"
            class="primary"
            data-action="rescue"
            @click=${() => actions.attempt(`rescue ${name} ${intent.rescue}`)}
          >
            ${placeText(view.table.config.board, intent.rescue)}
          </button>`
      }
    </div>
  </section>`;
}

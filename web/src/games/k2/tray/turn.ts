import { html, nothing, type TemplateResult } from "lit";

import { explain } from "../../../ui/explain/explain";
import { teamOf } from "../../../ui/seat-names";
import { words } from "../../../ui/words";
import { cardFace } from "../card";
import { cardFacts, cardText } from "../describe";
import { letter } from "../letter";
import { note } from "../notes";
import { climberSymbol, riskSymbol, tentSymbol } from "../symbols";
import { levelPips, tonightSigns } from "../teams";
import type { View } from "../types";
import { spokenTo } from "../who";
import type { TrayParts } from "./frame";
import { hintPanel, type TrayHint } from "./hint";
import { goalOf, type Intent, type TrayActions } from "./intent";
import { panelButtons } from "./panel";
import { payPanel } from "./pay";
import { planPanel } from "./plan";

/** Both climbers, the cards to give, and what is being decided over them. */
export function turn(view: View, intent: Intent, actions: TrayActions, hint: TrayHint): TrayParts {
  const seat = view.to_act[0] ?? 0;
  const label = words("turn-of", spokenTo(view, seat));
  const over = panel(view, intent, actions, hint);
  return {
    seat,
    label,
    prompt: label,
    kind: "tray-turn",
    stage: html`<div class="climber-choice" role="group">${[0, 1].map((climber) => climberPanel(view, intent, climber, actions))}</div>
      <div class="hand" role="group" aria-label=${words("turn-cards")}>${view.table.turn?.cards.map((card) => cardButton(card, actions))}</div>`,
    panel: over,
    beside: html`${undoButtons(view, actions)} ${payButton(view, intent, actions)}`,
    main: endButton(view, over !== null, hint.sketch?.ends === true, actions),
  };
}

function panel(view: View, intent: Intent, actions: TrayActions, hint: TrayHint): TemplateResult | null {
  if (hint.sketch !== null) return hintPanel(view, hint.sketch, hint, actions);
  const goal = goalOf(intent);
  if (goal?.kind === "settle") return payPanel(view, intent, actions);
  if (goal !== null) return planPanel(view, intent, actions);
  return intent.card === null ? null : giving(view, intent.card, intent.receiver, actions);
}

function cardButton(card: string, actions: TrayActions): TemplateResult {
  return html`<button
    type="button"
    class="card"
    data-card=${card}
    aria-label=${cardText(card)}
    @pointerdown=${(event: PointerEvent) => actions.grip(event, card)}
    @click=${() => actions.chooseCard(card)}
  >
    ${cardFace(card)}
  </button>`;
}

function undoButtons(view: View, actions: TrayActions): TemplateResult {
  return html`<button
      type="button"
      class="icon-button"
      data-action="undo"
      data-repeatable
      aria-label=${words("turn-undo")}
      ?disabled=${!view.undo}
      @click=${actions.undo}
    >
      ↶
    </button>
    <button
      type="button"
      class="icon-button"
      data-action="redo"
      data-repeatable
      aria-label=${words("turn-redo")}
      ?disabled=${!view.redo}
      @click=${actions.redo}
    >
      ↷
    </button>`;
}

/** The risk still to be paid, and the way to pay it. */
function payButton(view: View, intent: Intent, actions: TrayActions): TemplateResult | typeof nothing {
  const count = view.table.turn?.unpaid ?? 0;
  if (!count) return nothing;
  const open = goalOf(intent)?.kind === "settle";
  const label = `${words("turn-pay-count", { count })}: ${words("risk-unpaid", { count })}`;
  return html`<button
    type="button"
    class="unpaid"
    data-action="settle"
    aria-label=${label}
    aria-expanded=${String(open)}
    ${explain(note("unpaid", { count }))}
    @click=${() => (open ? actions.drop() : actions.aim({ kind: "settle" }))}
  >
    ${riskSymbol(view.table.players[view.to_act[0] ?? 0]?.token ?? null)}<span>${words("turn-pay-count", { count })}</span>
  </button>`;
}

/**
 * Calm while nothing was done, since resting is a choice and seldom meant by mistake; also while something else is being decided, or
 * cards are left to be used. If a hint proposes to end the turn, this accepts it.
 */
function endButton(view: View, deciding: boolean, hinted: boolean, actions: TrayActions): TemplateResult {
  const { ending } = view;
  const calm = !hinted && (deciding || ending?.rests || ending?.cards.length);
  const kind = ending === null ? "" : ending.deaths.length && (hinted || !deciding) ? "danger" : calm ? "" : "primary";
  const looks = hinted ? `${kind} hinted` : kind;
  const press = hinted ? actions.accept : actions.end;
  return html`<button type="button" class=${looks} data-action="end" aria-disabled=${String(ending === null)} @click=${press}>
    ${ending?.rests ? words("turn-rest") : words("turn-end")}
  </button>`;
}

function climberPanel(view: View, intent: Intent, climber: number, actions: TrayActions): TemplateResult {
  const seat = view.to_act[0] ?? 0;
  const now = view.table.players[seat]?.climbers[climber];
  const purse = view.table.turn?.purses[climber];
  const night = view.nights[seat]?.[climber] ?? null;
  if (now === undefined || purse === undefined || now.space === null) return html`<div></div>`;
  const name = letter(climber);
  const points = [
    purse.points ? words("turn-points", { points: purse.points }) : "",
    purse.down ? words("turn-down", { points: purse.down }) : "",
  ].filter(Boolean);
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
      <span class="points" ${explain(note("purse"))}>${points.length ? points.join(", ") : nothing}</span>
      ${night === null ? nothing : tonightSigns(night)}
    </button>
    ${now.tent === null ? tentButton(view, seat, climber, view.costs[now.space] ?? 0, actions) : nothing}
  </div>`;
}

function tentButton(view: View, seat: number, climber: number, cost: number, actions: TrayActions): TemplateResult {
  const name = letter(climber);
  const label = words("turn-tent-label", { letter: name, cost });
  return html`<button
    type="button"
    class="tent-button"
    data-action="tent-${name}"
    aria-label=${label}
    ${explain(note("tent-button", { cost }))}
    @click=${() => actions.aim({ kind: "camp", climber, space: null })}
  >
    ${tentSymbol(teamOf(view, seat), climber)}<b aria-hidden="true">${cost}</b>
  </button>`;
}

/** Who gets the card, and how a rope is used; what is not legal says why when asked. */
function giving(view: View, card: string, receiver: number | null, actions: TrayActions): TemplateResult {
  const { kind, up, down, level } = cardFacts(card);
  const uses = kind === "rope" ? ["up", "down"] : [""];
  const seat = view.to_act[0] ?? 0;
  const title = words("turn-give-to", { card: cardText(card) });
  return html`<div class="giving" role="group" aria-label=${title}>
    <p class="plan-title"><strong>${title}</strong></p>
    <div class="gifts">
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
                data-give=${action}
                aria-disabled=${String(!view.legal.includes(action))}
                @click=${() => actions.attempt(action)}
              >
                ${label}
              </button>`;
            }),
      )}
    </div>
    ${panelButtons(nothing, actions, null)}
  </div>`;
}

import { html, nothing, type TemplateResult } from "lit";

import { explain } from "../../../ui/explain/explain";
import { listText } from "../../../ui/lists";
import { sentences } from "../../../ui/sentences";
import { words } from "../../../ui/words";
import { cardFace } from "../card";
import { constants } from "../constants";
import { cardText, placeText, sumText } from "../describe";
import { letter } from "../letter";
import { note } from "../notes";
import { skullSymbol } from "../symbols";
import type { Goal, Night, Plan, View } from "../types";
import { isCapped } from "../teams";
import { type Intent, planOf, type TrayActions } from "./intent";
import { panelButtons } from "./panel";

type WalkGoal = Exclude<Goal, { kind: "settle" | "raise" }>;

/** The plan that is proposed: what it costs with the risk, what it wastes, the night it leads to, and the other ways. */
export function planPanel(view: View, intent: Intent, actions: TrayActions): TemplateResult | null {
  const goal = intent.options[intent.option]?.goal;
  const plan = planOf(intent);
  if (plan === null || goal === undefined || goal.kind === "settle" || goal.kind === "raise") return null;
  const title = titleText(view, goal);
  return html`<div class="plan" role="group" aria-label=${title}>
    <p class="plan-title"><strong>${title}</strong> <span ${explain(note("plan-cost"))}>${costText(goal, plan)}</span></p>
    ${plan.nights.map((night, climber) => (night && (climber === goal.climber || night.dies) ? nightLine(plan, climber, night) : nothing))}
    ${cards(intent, actions)}
    ${panelButtons(goals(intent, actions), actions, { label: words("plan-accept"), deadly: plan.deadly })}
  </div>`;
}

/** The proposed plan in words, for whoever listens: what it does, what it costs, and the nights. */
export function planText(view: View, intent: Intent): string {
  const goal = intent.options[intent.option]?.goal;
  const plan = planOf(intent);
  if (plan === null || goal === undefined) return "";
  if (goal.kind === "settle" || goal.kind === "raise") return words("risk-unpaid", { count: view.table.turn?.unpaid ?? 0 });
  const nights = plan.nights.flatMap((night, climber) => {
    if (night === null || (climber !== goal.climber && !night.dies)) return [];
    const fate = !night.dies ? "" : `, ${words(plan.deadly ? "plan-deadly" : "plan-careful")}`;
    return [words("plan-tonight", { letter: letter(climber), sum: sumText(night) }) + fate];
  });
  const gifts = giftsText(plan);
  const used = words("pair", { label: words("plan-cards"), text: gifts });
  return sentences([titleText(view, goal), costText(goal, plan), used, ...nights]);
}

function titleText(view: View, goal: WalkGoal): string {
  const { board } = view.table.config;
  const climber = view.table.players[view.to_act[0] ?? 0]?.climbers[goal.climber];
  const space = goal.space ?? climber?.space ?? 0;
  const points = constants.boards[board].spaces[space]?.points ?? 0;
  const values = { letter: letter(goal.climber), place: placeText(board, space), points };
  if (goal.kind === "camp") return words("plan-camp", values);
  if (goal.kind === "be_there") return words("plan-to", values);
  return words(points > (climber?.points ?? 0) ? "plan-touch-gain" : "plan-touch", values);
}

/** "move 4 + risk 1 = 5, nothing wasted"; where too few points are left for the token, what it takes instead. */
function costText(goal: WalkGoal, { cost, wasted, way, levels, risk_points: risk, spare_card: card }: Plan): string {
  const what = words(goal.kind !== "camp" ? "plan-walk" : way.length ? "plan-walk-tent" : "plan-tent", { cost });
  const whole = risk ? words("plan-with-risk", { what, risk, sum: cost + risk }) : what;
  const instead = card ? "yes" : "no";
  return `${whole}, ${levels ? words("plan-risk-level", { levels, card: instead }) : words("plan-wasted", { wasted })}`;
}

function nightLine(plan: Plan, climber: number, night: Night): TemplateResult {
  const fate = !night.dies ? "" : plan.deadly ? words("plan-deadly") : words("plan-careful");
  return html`<p class="tonight ${night.dies ? "dies" : ""}" ${explain(note("tonight"))}>
    ${words("plan-tonight", { letter: letter(climber), sum: sumText(night) })}${isCapped(night) ? words("tonight-capped", { result: night.result }) : nothing}
    ${fate ? html`<strong>${fate}</strong>` : nothing}
  </p>`;
}

const NAMES: Record<WalkGoal["kind"], (goal: Goal) => string> = {
  be_there: () => "no-tent",
  camp: () => "with-tent",
  touch: (goal) => ("back" in goal && goal.back ? "touch-back" : "touch-on"),
};

/** With or without the tent; touching a full space and coming back, or going on. */
function goals(intent: Intent, actions: TrayActions): TemplateResult | typeof nothing {
  if (intent.options.length < 2) return nothing;
  return html`<div class="plan-goals" role="group">
    ${intent.options.map(({ goal, plans }, index) => {
      if (goal.kind === "settle" || goal.kind === "raise") return nothing;
      const name = NAMES[goal.kind](goal);
      return html`<button
        type="button"
        class="small"
        data-action=${name}
        aria-pressed=${String(index === intent.option)}
        @click=${() => actions.show(index, 0)}
      >
        ${words(`plan-${name}`)} <b>${plans[0]?.cost}</b>
      </button>`;
    })}
  </div>`;
}

/** The cards that each plan gives: those of the best one first. */
function cards(intent: Intent, actions: TrayActions): TemplateResult {
  const plans = intent.options[intent.option]?.plans ?? [];
  return html`<div class="plan-cards" role="group" aria-label=${words("plan-cards")}>
    ${plans.map((plan, index) => {
      const gifts = giftsOf(plan);
      return html`<button
        type="button"
        class="small plan-choice"
        data-plan=${index}
        aria-label=${giftsText(plan)}
        aria-pressed=${String(index === intent.plan)}
        @click=${() => actions.show(intent.option, index)}
      >
        ${gifts.length ? gifts.map(({ card, down }) => html`${cardFace(card)}${down ? html`<span aria-hidden="true">↓</span>` : nothing}`) : words("plan-no-card")}
        ${plan.deadly ? skullSymbol() : nothing}
      </button>`;
    })}
  </div>`;
}

function giftsText(plan: Plan): string {
  const gifts = giftsOf(plan).map(({ card, to }) => words("plan-gift", { card: cardText(card), letter: to }));
  return gifts.length ? listText(gifts) : words("plan-no-card");
}

/** The cards that a plan gives, and to whom. */
export function giftsOf(plan: Plan): { card: string; to: string; down: boolean }[] {
  return plan.actions.flatMap((action) => {
    const [verb, card = "", to = "", use] = action.split(" ");
    return verb === "give" ? [{ card, to, down: use === "down" }] : [];
  });
}

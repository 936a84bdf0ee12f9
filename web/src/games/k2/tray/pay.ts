import { html, nothing, type TemplateResult } from "lit";

import { explain } from "../../../ui/explain/explain";
import { teamOf } from "../../../ui/seat-names";
import { words } from "../../../ui/words";
import { cardFace } from "../card";
import { cardText } from "../describe";
import { letter } from "../letter";
import { note } from "../notes";
import { climberSymbol, lungsSymbol, skullSymbol, stepSymbol } from "../symbols";
import type { Coin, View } from "../types";
import { type Intent, planOf, type TrayActions } from "./intent";
import { panelButtons } from "./panel";
import { giftsOf } from "./plan";

/** The points that can be paid for risk, as coins in one row: a tap pays one. Those of the best plan are marked, and paid by one button. */
export function payPanel(view: View, intent: Intent, actions: TrayActions): TemplateResult {
  const plan = planOf(intent);
  const count = view.table.turn?.unpaid ?? 0;
  const proposed = plan?.actions.filter((action) => action.startsWith("pay ")) ?? [];
  const title = words("risk-unpaid", { count });
  return html`<div class="plan paying" role="group" aria-label=${title}>
    <p class="plan-title"><strong>${title}</strong> <span>${words("pay-about")}</span></p>
    <div class="coins" role="group" aria-label=${words("plan-pay-by-hand")}>
      ${plan === null ? nothing : giftsOf(plan).map((gift) => cardCoin(gift, actions))}
      ${view.coins.map((coin) => coinButton(view, coin, proposed.filter((action) => action === coin.action).length, actions))}
    </div>
    ${panelButtons(nothing, actions, plan === null ? null : { label: words("pay-proposed"), deadly: plan.deadly })}
  </div>`;
}

/** A card that is not given yet and would pay best: given first, it pays by the points it brings. */
function cardCoin({ card, to, down }: ReturnType<typeof giftsOf>[number], actions: TrayActions): TemplateResult {
  const label = words("pay-card", { card: cardText(card), letter: to });
  return html`<button type="button" class="coin proposed" data-coin="card" aria-label=${label} ${explain(note("coin-card"))} @click=${actions.accept}>
    <span class="coin-face">${cardFace(card)}</span>
    <small>${to}${down ? " ↓" : ""}</small>
  </button>`;
}

function coinButton(view: View, { action, climber, loss, deadly }: Coin, times: number, actions: TrayActions): TemplateResult {
  const seat = view.to_act[0] ?? 0;
  const level = view.table.players[seat]?.climbers[climber]?.level ?? 0;
  const purse = view.table.turn?.purses[climber];
  const what = words(`turn-pay-${loss}`, { letter: letter(climber) });
  const label = deadly ? words("pay-deadly", { what }) : what;
  return html`<button
    type="button"
    class="coin ${times ? "proposed" : ""} ${deadly ? "deadly" : ""}"
    data-pay=${action}
    aria-label=${label}
    ${explain(note(`coin-${loss}`, { letter: letter(climber) }))}
    @click=${() => actions.attempt(action)}
  >
    <span class="coin-face" aria-hidden="true">
      ${climberSymbol(teamOf(view, seat), climber)}${loss === "move" ? stepSymbol() : lungsSymbol()}${deadly ? skullSymbol() : nothing}
    </span>
    <small>${loss === "move" ? words("pay-from-points", { points: (purse?.points ?? 0) + (purse?.down ?? 0) }) : words("pay-from-level", { level, left: String(level - 1).replace("-", "−") })}</small>
  </button>`;
}

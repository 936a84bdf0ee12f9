import { html } from "lit";

import { explain } from "../../../ui/explain/explain";
import { words } from "../../../ui/words";
import { cardFace } from "../card";
import { constants } from "../constants";
import { cardText } from "../describe";
import { note } from "../notes";
import type { Sketch, View } from "../types";
import { seatName } from "../who";
import type { TrayParts } from "./frame";
import type { Intent, TrayActions } from "./intent";

/** The hand, of which three cards are lifted. */
export function selection(view: View, intent: Intent, actions: TrayActions, hint: Sketch | null): TrayParts {
  const seat = view.to_act[0] ?? 0;
  const hand = view.table.players[seat]?.hand ?? [];
  const forced = hand.length === constants.picks;
  const missing = constants.picks - intent.picks.length;
  return {
    seat,
    label: words("phase-select"),
    prompt: words(forced ? "select-forced" : "select-prompt", { name: seatName(view, seat), players: view.table.players.length }),
    kind: "tray-select",
    stage: html`<div class="hand" role="group" aria-label=${words("select-hand")}>
      ${hand.map(
        (card, place) =>
          html`<button
            type="button"
            class="card ${hint !== null && intent.picks.includes(place) ? "hinted" : ""}"
            data-card=${card}
            aria-pressed=${String(intent.picks.includes(place))}
            aria-label=${cardText(card)}
            @click=${() => actions.pick(place)}
          >
            ${cardFace(card)}
          </button>`,
      )}
    </div>`,
    beside: html`<output class="risk-sum" tabindex="0" ${explain(note(view.table.players.length === 1 ? "risk-sum-solo" : "risk-sum"))}>${words("select-sum", { sum: intent.sum })}</output>`,
    main: html`<button
      type="button"
      class="primary"
      data-action="select"
      ?disabled=${missing !== 0}
      @click=${() => actions.attempt(selectAction(view, intent))}
    >
      ${missing === 0 ? words("select-go") : words("select-more", { count: missing })}
    </button>`,
  };
}

/** What chooses the lifted cards. */
export function selectAction(view: View, { picks }: Intent): string {
  const hand = view.table.players[view.to_act[0] ?? 0]?.hand ?? [];
  return [
    "select",
    ...inOrder(
      view,
      picks.map((place) => hand[place] ?? ""),
    ),
  ].join(" ");
}

/** The legal pick that holds these cards, whatever order they were lifted in. */
function inOrder(view: View, chosen: readonly string[]): string[] {
  const key = [...chosen].sort().join(" ");
  const picks = view.legal.map((action) => action.split(" ").slice(1));
  return picks.find((cards) => [...cards].sort().join(" ") === key) ?? [...chosen];
}

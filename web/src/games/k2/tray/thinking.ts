import { html } from "lit";

import { playerName } from "../../../ui/seat-names";
import { thinkingDots } from "../../../ui/thinking";
import { words } from "../../../ui/words";
import { cardFace } from "../card";
import type { View } from "../types";
import type { TrayParts } from "./frame";

/** A bot thinks. Whoever plays with it sees the own cards meanwhile. */
export function thinking(view: View, skip: () => void): TrayParts {
  const seat = view.to_act[0] ?? 0;
  const { viewer, players } = view.table;
  const hand = viewer === null ? [] : (players[viewer]?.hand ?? []);
  return {
    seat,
    label: words("bot-thinking", { name: playerName(view, seat) }),
    prompt: words("bot-thinking", { name: playerName(view, seat) }),
    kind: "tray-select",
    stage:
      hand.length === 0
        ? html``
        : html`<div class="hand thinking-hand" role="group" aria-label=${words("select-hand")}>
            ${hand.map((card) => html`<span class="card">${cardFace(card)}</span>`)}
          </div>`,
    beside: thinkingDots(),
    main: html`<button type="button" data-action="skip-bots" @click=${skip}>${words("bot-skip")}</button>`,
  };
}

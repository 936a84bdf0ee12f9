import { html, nothing, type TemplateResult } from "lit";

import { explain } from "../../ui/explain/explain";
import { playerName, teamOf } from "../../ui/seat-names";
import { teamSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";
import { axeIcon, cardFace, fannedCard } from "./art/cards";
import { goalSign } from "./art/goals";
import { constants } from "./constants";
import { shortSum } from "./panels";
import { cardOf, cardsText, effectText, howOf, movedText, pileText } from "./describe";
import { effectNote, note, pileNote } from "./notes";
import { touchesPile } from "./hint-view";
import type { Effect, Sketch, View } from "./types";

export interface ExpeditionActions {
  /** An expedition, or "new", was tapped. */
  onPile(pile: string): void;
  preview(effect: Effect | null): void;
  play(effect: Effect): void;
}

/** What the expeditions show beside the engine's view: the card that is to be placed, and the place a dragged one is over. */
export interface Pointing {
  readonly card: string | null;
  readonly over: string | null;
  /** What a hint proposes. */
  readonly hint?: Sketch | null;
}

/**
 * The expeditions of a seat as fans; of whoever is to act, each with what can be done with it. There are always as many places as
 * expeditions are allowed.
 */
export function expeditions(view: View, seat: number | null, { card, over, hint = null }: Pointing, actions: ExpeditionActions): TemplateResult {
  if (seat === null) return html`<section class="kk-piles"></section>`;
  const piles = view.table.players[seat]?.piles ?? [];
  const acting = view.to_act[0] === seat;
  const placing = acting && view.table.phase === "allot";
  const look = (pile: string): string => {
    const lit = acting && card !== null && view.legal.includes(`place ${card} ${pile}`);
    return `${lit ? "lit" : ""} ${over === pile ? "over" : ""} ${acting && touchesPile(hint, pile) ? "hinted" : ""}`;
  };
  const places = Array.from({ length: constants.piles }, (_, index) => {
    const pile = piles[index];
    if (pile !== undefined) return expedition(view, seat, pile, index, look(String(index + 1)), actions);
    if (index > piles.length || !placing) return html`<div class="kk-pile empty" aria-hidden="true"></div>`;
    return html`<div class="kk-pile empty">
      <button
        type="button"
        class="kk-new ${look("new")}"
        data-pile="new"
        aria-label=${words("karakorum-new-expedition")}
        ${explain(note("new"))}
        @click=${() => actions.onPile("new")}
      >
        +
      </button>
    </div>`;
  });
  return html`<section class="kk-piles" data-seat=${seat} aria-label=${words("karakorum-expeditions", { name: playerName(view, seat) })}>${places}</section>`;
}

function expedition(view: View, seat: number, pile: readonly string[], index: number, look: string, actions: ExpeditionActions): TemplateResult {
  const number = index + 1;
  const axes = view.axes[seat]?.[index] ?? 0;
  const sum = pileText(pile.length, axes);
  const label = words("karakorum-expedition", { number, cards: cardsText(pile), sum });
  const acting = view.to_act[0] === seat;
  const fresh = acting && (view.table.turn?.fresh.includes(number) ?? false);
  const effects = (acting ? view.effects : []).filter(({ action }) => action.split(" ")[1] === String(number));
  return html`<div class="kk-pile ${fresh ? "fresh" : ""}">
    <p class="kk-pile-head" aria-hidden="true">${teamSymbol(teamOf(view, seat))}<span class="kk-sum">${sum}</span>${shortSum(pile.length, axes)}</p>
    <button
      type="button"
      class="kk-fan ${look}"
      data-pile=${number}
      aria-label=${label}
      ${explain(pileNote(pile.length, axes))}
      @click=${() => actions.onPile(String(number))}
    >
      ${pile.map((one, place) => html`<span class="kk-fan-card" aria-hidden="true">${place === pile.length - 1 ? cardFace(cardOf(one)) : fannedCard(cardOf(one))}</span>`)}
    </button>
    ${effects.length ? html`<div class="kk-effects" data-count=${effects.length}>${effects.map((effect) => effectButton(effect, actions))}</div>` : nothing}
  </div>`;
}

/** A scoring or removal. Where it leads is shown to whoever points at it. */
function effectButton(effect: Effect, actions: ExpeditionActions): TemplateResult {
  const show = (): void => actions.preview(effect);
  const hide = (): void => actions.preview(null);
  const how = howOf(effect);
  const text = effectText(effect);
  return html`<button
    type="button"
    class="kk-effect ${how === "remove" ? "loss" : ""}"
    data-action=${effect.action}
    aria-label=${text}
    ${explain(effectNote(effect))}
    @pointerenter=${show}
    @pointerleave=${hide}
    @focus=${show}
    @blur=${hide}
    @click=${() => actions.play(effect)}
  >
    <span class="kk-effect-sign" aria-hidden="true">${how === "remove" ? "✕" : how === "axes" ? axeIcon() : goalSign(effect.colour, how)}</span>
    <b>${how === "remove" && effect.gain === 0 ? words("karakorum-do-remove-free") : movedText(effect.gain)}</b>
  </button>`;
}

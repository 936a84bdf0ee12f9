import { html, nothing, type TemplateResult } from "lit";

import { explain, explainGroup } from "../../ui/explain/explain";
import { listText } from "../../ui/lists";
import { playerName, teamOf } from "../../ui/seat-names";
import { teamSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";
import { axeIcon, cardBack, cardChip, cardFace, colourMark, pileChip } from "./art/cards";
import { goalFace } from "./art/goals";
import { type Colour, COLOURS, type PeaksLabels, type PeaksView } from "./art/types";
import { cardOf, cardsText, cardText, claimOf, fieldsOf, GOALS, goalsText, pileText } from "./describe";
import { cardNote, goalNote, note, pawnNote, pileNote } from "./notes";
import type { Effect, Sketch, View } from "./types";

/** The engine's view as the panorama draws it. */
export function peaksView(view: View, preview: Effect | null): PeaksView {
  const acting = view.to_act[0] ?? null;
  const over = view.outcome !== null;
  return {
    players: view.table.players.map(({ pawns }, seat) => ({ team: teamOf(view, seat), pawns })),
    preview: preview === null || acting === null ? null : { seat: acting, colour: preview.colour, field: preview.to },
    leaders: over ? leadersOf(view.comparison) : null,
    acting,
  };
}

/** The seats that lead each peak. */
export function leadersOf(comparison: View["comparison"]): Record<Colour, readonly number[]> {
  const of = (colour: Colour): number[] => comparison.flatMap(({ led }, seat) => (led.includes(colour) ? [seat] : []));
  return { R: of("R"), G: of("G"), Y: of("Y") };
}

export function peaksLabels(view: View): PeaksLabels {
  return {
    peaks: words("karakorum-peaks"),
    describePeak: (colour) => peakText(view, colour),
    explainTrack: note("track"),
    explainPawn: (seat, field) => pawnNote(playerName(view, seat), field)(),
  };
}

/** Where everybody's pawn of a colour stands. */
export function peakText(view: View, colour: Colour): string {
  const heights = view.table.players.map(({ pawns }, seat) => `${playerName(view, seat)} ${pawns[colour]}`);
  return words("karakorum-peak", { colour, pawns: listText(heights) });
}

/** All goals by colour; those already claimed are crossed out. Touching those of a colour shows what they ask for. */
export function goals(view: View, look: ((colour: Colour) => void) | null, hint: Sketch | null = null): TemplateResult {
  return html`<div class="kk-goals" role="group" aria-label=${words("karakorum-goals")}>
    ${COLOURS.map((colour) => {
      const open = GOALS.filter((goal) => view.table.goals[colour].includes(goal));
      const label = goalsText(view, colour);
      const faces = GOALS.map((goal) => {
        const claimable = look !== null && claimOf(view, colour, goal) !== null;
        const hinted = hint?.goals.some((claim) => claim.colour === colour && claim.goal === goal) ?? false;
        return html`<span
          class="kk-goal-face ${open.includes(goal) ? "" : "gone"} ${claimable ? "claimable" : ""} ${hinted ? "hinted" : ""}"
          data-goal="${colour} ${goal}"
          aria-hidden="true"
          ${explain(goalNote(view, colour, goal))}
          >${goalFace(colour, goal, fieldsOf(goal))}</span
        >`;
      });
      return look === null
        ? html`<div class="kk-goals-of" role="img" aria-label=${label}>${faces}</div>`
        : html`<button type="button" class="kk-goals-of" data-goals=${colour} aria-label=${label} ${explain(() => words("karakorum-goals-about"))} @click=${() => look(colour)}>${faces}</button>`;
    })}
  </div>`;
}

/** A card that lies open or is to be placed, as the row shows it. */
export interface RowCard {
  readonly card: string;
  readonly chosen: boolean;
  /** Whether nothing can be done with it now. */
  readonly useless: boolean;
  /** Whether it cannot be taken with those that are chosen. */
  readonly apart: boolean;
  /** Whether a hint proposes it. */
  readonly hinted?: boolean;
}

export interface RowActions {
  choose(place: number): void;
  grip(event: PointerEvent, place: number): void;
  /** The deck was tapped: a card is turned up where that is asked for, else all cards are looked at. */
  deck(): void;
  discard(): void;
}

/** The deck, a place for each card that can lie open, and the discard pile. In a turn the cards to be placed lie in the same places. */
export function row(view: View, cards: readonly RowCard[], actions: RowActions | null, word: Sketch["word"] = null): TemplateResult {
  const { table } = view;
  const deck = words("karakorum-deck", { count: table.unseen.length });
  const discard = words("karakorum-discard", { count: table.discard.length });
  const label = words(table.phase === "allot" ? "karakorum-taken" : "karakorum-display");
  const reveals = actions !== null && table.phase === "reveal" && view.legal.includes("reveal");
  return html`<section class="kk-display" aria-label=${label}>
    <button
      type="button"
      class="kk-deck ${reveals ? "lit" : ""} ${word === "reveal" ? "hinted" : ""}"
      data-action="deck"
      aria-label=${reveals ? words("karakorum-deck-reveal", { deck }) : deck}
      ${explain(note("deck", { count: table.unseen.length }))}
      ?disabled=${actions === null}
      @click=${() => actions?.deck()}
    >
      ${cardBack()}<b>${table.unseen.length}</b>
    </button>
    <div class="kk-row" role="group" aria-label=${label} data-limit=${table.limit}>
      ${cards.map(
        ({ card, chosen, useless, apart, hinted }, place) => html`<button
          type="button"
          class="kk-cardbutton ${useless ? "useless" : apart ? "apart" : ""} ${hinted ? "hinted" : ""}"
          data-card=${card}
          aria-label=${cardText(card)}
          aria-pressed=${String(chosen)}
          ${explain(cardNote(card))}
          ?disabled=${actions === null}
          @pointerdown=${(event: PointerEvent) => actions?.grip(event, place)}
          @click=${() => actions?.choose(place)}
        >
          ${cardFace(cardOf(card))}
        </button>`,
      )}
      ${Array.from({ length: Math.max(0, table.limit - cards.length) }, () => html`<span class="kk-gap" ${explain(note("gap", { limit: table.limit }))}></span>`)}
    </div>
    <button type="button" class="kk-discard" data-action="discard" aria-label=${discard} ${explain(note("discard"))} ?disabled=${actions === null} @click=${() => actions?.discard()}>
      <b>${table.discard.length}</b><small aria-hidden="true">${words("karakorum-discard-short")}</small>
    </button>
  </section>`;
}

/** Every player with pawns, cards still to be placed, and expeditions, each in a row of its own. */
export function players(view: View, left: readonly number[]): TemplateResult {
  return html`<ul class="teams kk-players" ${explainGroup(note("players"))}>
    ${view.table.players.map(
      (player, seat) => html`<li class="team ${view.to_act[0] === seat && view.outcome === null ? "acting" : ""}" data-seat=${seat}>
        <div class="team-head">
          <span class="team-emblem" aria-hidden="true">${teamSymbol(teamOf(view, seat))}</span>
          <strong class="team-name">${playerName(view, seat)}</strong>
          ${view.table.active === seat && view.outcome === null ? html`<span class="tag" ${explain(note("active"))}>${words("karakorum-active")}</span>` : nothing}
          ${left.includes(seat) ? html`<span class="tag">${words("team-left")}</span>` : nothing}
          <span class="kk-pawns" role="img" aria-label=${listText(COLOURS.map((colour) => words("karakorum-pawn", { colour, field: player.pawns[colour] })))}>
            ${COLOURS.map((colour) => html`<span ${explain(pawnNote(playerName(view, seat), player.pawns[colour]))}>${colourMark(colour)}<b>${player.pawns[colour]}</b></span>`)}
          </span>
        </div>
        ${player.taken.length ? html`<p class="kk-line kk-waiting">${chips(player.taken)}<small>${words("karakorum-taken")}</small></p>` : nothing}
        ${player.piles.map(
          (pile, index) =>
            html`<p class="kk-line" data-line=${index + 1} ${explain(pileNote(pile.length, view.axes[seat]?.[index] ?? 0))}>${chips(pile)}${pileSum(pile.length, view.axes[seat]?.[index] ?? 0)}</p>`,
        )}
      </li>`,
    )}
  </ul>`;
}

/** "3 cards, 5 axes"; where there is little room only the axes, for the cards are seen. */
function pileSum(cards: number, axes: number): TemplateResult {
  return html`<small><span class="kk-sum">${pileText(cards, axes)}</span>${shortSum(cards, axes)}</small>`;
}

/** "3 · 5" with the sign of an axe, shown only where there is little room. */
export function shortSum(cards: number, axes: number): TemplateResult {
  return html`<span class="kk-short-sum" aria-hidden="true"><span class="kk-short-cards">${cards} · </span>${axes}${axeIcon()}</span>`;
}

function chips(cards: readonly string[]): TemplateResult {
  return html`<span class="kk-chips" role="img" aria-label=${cardsText(cards)}>${cards.map((card) => cardChip(cardOf(card)))}</span>`;
}

/** Everybody's seat, clockwise from whoever is to act, but the one whose expeditions lie in large. */
function seatsInStrip({ table: { active, players: all }, to_act: [first = active] }: View, inLarge: number | null): readonly number[] {
  return all.map((_, place) => (first + place) % all.length).filter((seat) => seat !== inLarge);
}

/** The players' expeditions in one line, for small screens: of each the top card and how many cards it has. */
export function strip(view: View, inLarge: number | null, expanded: boolean, open: () => void): TemplateResult {
  const { players: all } = view.table;
  return html`<button
    type="button"
    class="kk-strip"
    data-action="teams"
    aria-expanded=${String(expanded)}
    aria-label=${words(inLarge === null ? "karakorum-players" : "karakorum-others")}
    @click=${open}
  >
    ${seatsInStrip(view, inLarge).map((seat) => {
      const { taken = [], piles = [] } = all[seat] ?? {};
      return html`<span class="kk-other ${inLarge !== null && view.to_act[0] === seat ? "acting" : ""}" data-seat=${seat} aria-hidden="true">
        <span class="kk-other-head"
          >${teamSymbol(teamOf(view, seat))}<span class="kk-other-name">${playerName(view, seat)}</span>${taken.map(
            (card) => html`<span class="kk-held" ${explain(cardNote(card))}>${cardChip(cardOf(card))}</span>`,
          )}</span
        >
        <span class="kk-other-piles">
          ${piles.map(
            (pile, index) =>
              html`<span data-line=${index + 1} ${explain(pileNote(pile.length, view.axes[seat]?.[index] ?? 0))}>${pileChip(cardOf(pile.at(-1) ?? ""), pile.length)}</span>`,
          )}
        </span>
      </span>`;
    })}
  </button>`;
}

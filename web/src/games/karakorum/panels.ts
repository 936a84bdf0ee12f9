import { html, nothing, type TemplateResult } from "lit";

import { explain, explainGroup } from "../../ui/explain/explain";
import { playerName, teamOf } from "../../ui/seat-names";
import { teamSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";
import { cardBack, cardFace, colourMark, miniCard } from "./art/cards";
import { goalFace } from "./art/goals";
import { type Colour, COLOURS, type GoalId, type PeaksLabels, type PeaksView } from "./art/types";
import { cardOf, cardText, colourText, fieldsOf, GOALS } from "./describe";
import { cardNote, goalNote, note, pawnNote, pileNote } from "./notes";
import type { Effect, View } from "./types";

/** The engine's view as the panorama draws it. */
export function peaksView(view: View, preview: Effect | null): PeaksView {
  const acting = view.to_act[0] ?? null;
  const over = view.outcome !== null;
  return {
    players: view.table.players.map(({ pawns }, seat) => ({ team: teamOf(view, seat), pawns })),
    preview: preview === null || acting === null ? null : { seat: acting, colour: preview.colour, field: preview.to },
    leaders: over ? leaders(view) : null,
    acting,
  };
}

function leaders(view: View): Record<Colour, readonly number[]> {
  const of = (colour: Colour): number[] => view.comparison.flatMap(({ led }, seat) => (led.includes(colour) ? [seat] : []));
  return { R: of("R"), G: of("G"), Y: of("Y") };
}

export function peaksLabels(view: View): PeaksLabels {
  return {
    peaks: words("karakorum-peaks"),
    describePeak: (colour) => {
      const heights = view.table.players.map(({ pawns }, seat) => `${playerName(view, seat)} ${pawns[colour]}`);
      return words("karakorum-peak", { colour: colourText(colour), pawns: heights.join(", ") });
    },
    explainTrack: note("track"),
    explainPawn: (seat, field) => pawnNote(playerName(view, seat), field)(),
  };
}

/** All goals by colour; those already claimed are crossed out. Touching one asks for it. */
export function goals(view: View, ask: ((colour: Colour, goal: GoalId) => void) | null): TemplateResult {
  return html`<div class="kk-goals" role="group" aria-label=${words("karakorum-goals")}>
    ${COLOURS.map(
      (colour) => html`<div class="kk-goals-of">
        ${GOALS.map((goal) => {
          const open = view.table.goals[colour].includes(goal);
          const label = words(open ? "karakorum-goal-open" : "karakorum-goal-gone", {
            colour: colourText(colour),
            goal: words(`karakorum-goal-${goal}`),
            fields: fieldsOf(goal),
          });
          return html`<button
            type="button"
            class="kk-goal-button ${open ? "" : "gone"}"
            data-goal="${colour} ${goal}"
            aria-label=${label}
            ${explain(goalNote(view, colour, goal))}
            ?disabled=${ask === null}
            @click=${() => ask?.(colour, goal)}
          >
            ${goalFace(colour, goal, fieldsOf(goal))}
          </button>`;
        })}
      </div>`,
    )}
  </div>`;
}

/** Deck, what is turned up, and the discard pile. */
export function display(view: View, chosen: readonly number[], choose: ((place: number) => void) | null, look: (() => void) | null): TemplateResult {
  const { table } = view;
  const deck = words("karakorum-deck", { count: table.unseen.length });
  const discard = words("karakorum-discard", { count: table.discard.length });
  return html`<section class="kk-display" aria-label=${words("karakorum-display")}>
    <span class="kk-deck" role="img" aria-label=${deck} tabindex="0" ${explain(note("deck", { count: table.unseen.length }))}>${cardBack()}<b>${table.unseen.length}</b></span>
    <div class="kk-row" role="group" aria-label=${words("karakorum-display")}>
      ${table.display.map(
        (card, place) => html`<button
          type="button"
          class="kk-cardbutton"
          data-card=${card}
          aria-label=${cardText(card)}
          aria-pressed=${String(chosen.includes(place))}
          ${explain(cardNote(card))}
          ?disabled=${choose === null}
          @click=${() => choose?.(place)}
        >
          ${cardFace(cardOf(card))}
        </button>`,
      )}
      ${Array.from({ length: Math.max(0, table.limit - table.display.length) }, () => html`<span class="kk-gap" ${explain(note("gap", { limit: table.limit }))}></span>`)}
    </div>
    <button type="button" class="kk-discard" data-action="discard" aria-label=${discard} ${explain(note("discard"))} ?disabled=${look === null} @click=${() => look?.()}>
      <b>${table.discard.length}</b><small>${words("karakorum-discard-short")}</small>
    </button>
  </section>`;
}

/** Every player with pawns and expeditions in small. */
export function players(view: View, left: readonly number[]): TemplateResult {
  return html`<ul class="teams kk-players" ${explainGroup(note("players"))}>
    ${view.table.players.map(
      (player, seat) => html`<li class="team ${view.to_act[0] === seat && view.outcome === null ? "acting" : ""}" data-seat=${seat}>
        <div class="team-head">
          <span class="team-emblem" aria-hidden="true">${teamSymbol(teamOf(view, seat))}</span>
          <strong class="team-name">${playerName(view, seat)}</strong>
          ${view.table.active === seat && view.outcome === null ? html`<span class="tag" ${explain(note("active"))}>${words("karakorum-active")}</span>` : nothing}
          ${left.includes(seat) ? html`<span class="tag">${words("team-left")}</span>` : nothing}
        </div>
        <p class="kk-pawns">
          ${COLOURS.map((colour) => html`<span ${explain(pawnNote(playerName(view, seat), player.pawns[colour]))}>${colourMark(colour)}<b>${player.pawns[colour]}</b></span>`)}
        </p>
        ${player.piles.map((pile) => html`<p class="kk-minipile" ${explain(pileNote(pile))}>${pile.map((card) => miniCard(cardOf(card)))}</p>`)}
      </li>`,
    )}
  </ul>`;
}

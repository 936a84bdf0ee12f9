import type { Explanation } from "../../ui/explain/explain";
import { playerName } from "../../ui/seat-names";
import { type Arguments, words } from "../../ui/words";
import type { Colour, GoalId } from "./art/types";
import { cardOf, fieldsOf } from "./describe";
import type { Effect, View } from "./types";

/** What things are, in one sentence each. */

/** The sentence of a name. */
export function note(name: string, values: Arguments = {}): Explanation {
  return () => words(`karakorum-explain-${name}`, values);
}

export function cardNote(card: string): Explanation {
  const { value, axes } = cardOf(card);
  return note("card", { value, axes });
}

export function pileNote(pile: readonly string[]): Explanation {
  const axes = pile.reduce((sum, card) => sum + cardOf(card).axes, 0);
  return note("pile", { cards: pile.length, axes });
}

export function pawnNote(name: string, field: number): Explanation {
  return note("pawn", { name, field });
}

export function effectNote({ action, gain }: Effect): Explanation {
  return note(action.startsWith("remove") ? "remove" : "score", { fields: Math.abs(gain) });
}

/** What a goal asks for, whether it can still be had, and how far whoever is to act has come. */
export function goalNote(view: View, colour: Colour, goal: GoalId): Explanation {
  return () => {
    const what = words(`karakorum-explain-goal-${goal}`, { fields: fieldsOf(goal) });
    if (!view.table.goals[colour].includes(goal)) return `${what} ${words("karakorum-explain-goal-gone")}`;
    return [what, words("karakorum-explain-goal-open"), progress(view, colour, goal)].join(" ").trim();
  };
}

function progress(view: View, colour: Colour, goal: GoalId): string {
  const seat = view.to_act[0];
  const player = seat === undefined ? undefined : view.table.players[seat];
  if (seat === undefined || player === undefined || view.outcome !== null) return "";
  const piles = player.piles.filter(([card]) => card !== undefined && cardOf(card).colour === colour);
  const name = playerName(view, seat);
  if (goal === "pair") {
    return words("karakorum-explain-progress-pair", { name, count: piles.filter((pile) => pile.length >= 3).length });
  }
  if (goal === "axes10") {
    const axes = piles.map((pile) => pile.reduce((sum, card) => sum + cardOf(card).axes, 0));
    return words("karakorum-explain-progress-axes", { name, count: Math.max(0, ...axes) });
  }
  return words("karakorum-explain-progress-cards", { name, count: Math.max(0, ...piles.map((pile) => pile.length)) });
}

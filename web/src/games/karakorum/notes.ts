import type { Explanation } from "../../ui/explain/explain";
import { playerName } from "../../ui/seat-names";
import { type Arguments, words } from "../../ui/words";
import type { Colour, GoalId } from "./art/types";
import { cardOf, fieldsOf, progressText } from "./describe";
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

export function pileNote(cards: number, axes: number): Explanation {
  return note("pile", { cards, axes });
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
  const have = seat === undefined ? undefined : view.progress[seat]?.[colour][goal];
  if (seat === undefined || have === undefined) return "";
  return `${words("pair", { label: playerName(view, seat), text: progressText(goal, have) })}.`;
}

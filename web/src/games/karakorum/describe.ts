import { listText } from "../../ui/lists";
import { playerName } from "../../ui/seat-names";
import { words } from "../../ui/words";
import type { Card, Colour, GoalId } from "./art/types";
import { constants } from "./constants";
import type { Effect, GameEvent, View } from "./types";

export const GOALS = Object.keys(constants.goals) as GoalId[];

export function cardOf(text: string): Card {
  return constants.cards[text] ?? { colour: "R", value: 0, axes: 0 };
}

export function colourText(colour: Colour): string {
  return words(`karakorum-colour-${colour}`);
}

export function cardText(text: string): string {
  const { colour, value, axes } = cardOf(text);
  return words("karakorum-card", { colour, value, axes });
}

export function cardsText(cards: readonly string[]): string {
  return listText(cards.map(cardText));
}

export function fieldsOf(goal: GoalId): number {
  return constants.goals[goal].fields;
}

/** "+5", "−3" or "±0" */
export function movedText(gain: number): string {
  return gain === 0 ? "±0" : gain < 0 ? `−${-gain}` : `+${gain}`;
}

/** "exactly 4 cards: 5 fields" */
export function goalText(goal: GoalId): string {
  return words("karakorum-goal-text", { goal: words(`karakorum-goal-${goal}`), fields: fieldsOf(goal) });
}

/** "2 of 4 cards" */
export function progressText(goal: GoalId, have: number): string {
  return words(`karakorum-progress-${goal}`, { have, need: constants.goals[goal].needs });
}

/** "3 cards, 5 axes" */
export function pileText(cards: number, axes: number): string {
  return words("karakorum-pile-sum", { cards, axes });
}

/** What an expedition is scored for, or that it is removed. */
export function howOf({ action }: Effect): "remove" | "axes" | GoalId {
  return action.startsWith("remove") ? "remove" : ((action.split(" ")[2] ?? "axes") as "axes" | GoalId);
}

/** What a scoring or removal is called on its button. */
export function effectText(effect: Effect): string {
  const how = howOf(effect);
  if (how === "remove" && effect.gain === 0) return words("karakorum-do-remove-free");
  return words(`karakorum-do-${how}`, { gain: movedText(effect.gain) });
}

/** The scoring that claims a goal now, if there is one. */
export function claimOf({ effects }: View, colour: Colour, goal: GoalId): Effect | null {
  return effects.find((effect) => effect.colour === colour && howOf(effect) === goal) ?? null;
}

/** The goals of a colour that nobody has claimed, and those among them that can be claimed now. */
export function goalsText(view: View, colour: Colour): string {
  const open = GOALS.filter((goal) => view.table.goals[colour].includes(goal));
  const list = open.length === 0 ? words("karakorum-goals-none") : listText(open.map(goalText));
  const goals = words("karakorum-goals-open", { colour, list });
  const now = open.filter((goal) => claimOf(view, colour, goal) !== null);
  return now.length === 0 ? goals : words("karakorum-goals-now", { goals, list: listText(now.map(goalText)) });
}

/** An event in words; several lines where several things happened at once. */
export function eventText(view: View, event: GameEvent): string[] {
  const name = "seat" in event ? playerName(view, event.seat) : "";
  switch (event.event) {
    case "round":
      return [words("karakorum-log-round", { name: playerName(view, event.active), count: event.deck })];
    case "revealed":
      return [words("karakorum-log-revealed", { name, card: cardText(event.card) })];
    case "stopped":
      return event.by === "choice" ? [words("karakorum-log-stopped", { name })] : [];
    case "took":
      return [words("karakorum-log-took", { name, cards: cardsText(event.cards) })];
    case "blocked":
      return [words("karakorum-log-blocked", { name })];
    case "passed":
      return [words("karakorum-log-passed", { name })];
    case "ended":
      return [words("log-ended", { name, alone: "no" })];
    case "discarded":
      return [words("karakorum-log-discarded", { cards: cardsText(event.cards) })];
    case "placed":
      return [words(event.new ? "karakorum-log-started" : "karakorum-log-placed", { name, card: cardText(event.card) })];
    case "removed":
      return [words("karakorum-log-removed", { name, colour: event.colour, gain: movedText(event.gain), to: event.to })];
    case "scored":
      return [
        words("karakorum-log-scored", {
          name,
          colour: event.colour,
          how: words(`karakorum-how-${event.how}`),
          gain: movedText(event.gain),
          to: event.to,
        }),
      ];
    case "final":
      return event.steps.map((step) =>
        words(`karakorum-log-final-${step.how}`, {
          name: playerName(view, step.seat),
          colour: step.colour,
          count: step.cards.length,
          from: step.from,
          to: step.to,
        }),
      );
    case "over":
      return [words("karakorum-log-over")];
  }
}

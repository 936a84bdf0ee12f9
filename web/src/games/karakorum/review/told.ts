import type { Line, Move, WeighedMove } from "../../../engine/bots/reviewer";
import { words } from "../../../ui/words";
import { cardsText, cardText, movedText } from "../describe";

/** What a lesson says of a choice. */
export function lessonText({ lesson }: WeighedMove): string {
  if (lesson === null) return words("review-nothing-better");
  const { code, cards, colour, goal, fields } = lesson;
  return words(`karakorum-review-better-${code}`, {
    colour,
    fields,
    cards: cardsText(cards),
    ...(goal === "" ? {} : { how: words(`karakorum-how-${goal}`) }),
  });
}

/** A line in words, one sentence for each move. */
export function lineTexts({ moves }: Line, name: string): readonly string[] {
  return moves.map((move) => moveText(move, name));
}

function moveText({ kind, cards, colour, how, gain, to }: Move, name: string): string {
  const [first = ""] = cards;
  switch (kind) {
    case "reveal":
      return words("karakorum-review-reveals", { name });
    case "stop":
      return words("karakorum-log-stopped", { name });
    case "take":
      return words("karakorum-log-took", { name, cards: cardsText(cards) });
    case "nothing":
      return words("karakorum-log-passed", { name });
    case "start":
      return words("karakorum-log-started", { name, card: cardText(first) });
    case "place":
      return words("karakorum-log-placed", { name, card: cardText(first) });
    case "remove":
      return words("karakorum-log-removed", { name, colour, gain: movedText(gain), to });
    case "score":
      return words("karakorum-log-scored", { name, colour, how: words(`karakorum-how-${how}`), gain: movedText(gain), to });
  }
}

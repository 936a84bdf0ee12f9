import { playerName } from "../../ui/seat-names";
import { sentences } from "../../ui/sentences";
import { words } from "../../ui/words";
import { COLOURS } from "./art/types";
import { cardsText, cardText, effectText, goalsText, pileText } from "./describe";
import { peakText } from "./panels";
import type { Offer, Sketch, View } from "./types";

/** What is answered to a question about the table. */
export function answerTo(view: View, question: string): string {
  switch (question) {
    case "where":
      return sentences(COLOURS.map((colour) => peakText(view, colour)));
    case "goals":
      return sentences(COLOURS.map((colour) => goalsText(view, colour)));
    case "expeditions":
      return view.table.players.map((_, seat) => expeditionsText(view, seat)).join(" ");
    case "cards":
      return lying(view);
    default:
      return sentences([...turnText(view), words("karakorum-deck", { count: view.table.unseen.length }), lying(view)]);
  }
}

function turnText(view: View): string[] {
  const [seat] = view.to_act;
  if (seat === undefined) return [words("karakorum-log-over")];
  return [words("turn-of", { name: playerName(view, seat), alone: "no" }), words(`karakorum-phase-${view.table.phase}`)];
}

/** The open cards, or those that are to be placed, each with the number by which it is named. */
function lying(view: View): string {
  const [seat] = view.to_act;
  const allot = view.table.phase === "allot" && seat !== undefined;
  const cards = allot ? (view.table.players[seat]?.taken ?? []) : view.table.display;
  if (cards.length === 0) return words("command-no-cards");
  // The places of cards that are placed would be others after each.
  const list = cards.map((card, place) => (allot ? cardText(card) : words("pair", { label: String(place + 1), text: cardText(card) }))).join("; ");
  return words("pair", { label: words(allot ? "karakorum-taken" : "karakorum-display"), text: list });
}

/** Everybody's expeditions, with the numbers by which they are named. */
export function expeditionsText(view: View, seat: number): string {
  const piles = view.table.players[seat]?.piles ?? [];
  const name = words("karakorum-expeditions", { name: playerName(view, seat) });
  if (piles.length === 0) return words("pair", { label: name, text: words("command-none") });
  const list = piles.map((pile, index) =>
    words("karakorum-expedition", { number: index + 1, cards: cardsText(pile), sum: pileText(pile.length, view.axes[seat]?.[index] ?? 0) }),
  );
  return sentences([words("pair", { label: name, text: list.join("; ") })]);
}

/** What a command does that is understood now. */
export function aboutOffer(view: View, { say, kind, cards, pile }: Offer): string {
  switch (kind) {
    case "reveal":
      return words("karakorum-reveal");
    case "stop":
      return words("karakorum-stop");
    case "take":
      return cardsText(cards);
    case "none":
      return words("karakorum-none");
    case "pass":
      return words("karakorum-pass");
    case "place":
      return words("command-place", { card: cardsText(cards), number: pile ?? 0 });
    case "start":
      return words("pair", { label: words("karakorum-new-expedition"), text: cardsText(cards) });
    case "score":
    case "remove": {
      const effect = view.effects.find(({ action }) => action === say);
      return effect === undefined ? "" : effectText(effect);
    }
    case "end":
      return words("turn-end");
  }
}

/** A choice that is proposed, in the words of the buttons that would do it. */
export function choiceText({ actions }: Sketch): string {
  return sentences(actions.map(actionText));
}

function actionText(action: string): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  switch (verb) {
    case "take":
      return words("pair", { label: words("command-take"), text: cardsText(action.split(" ").slice(1)) });
    case "place":
      return second === "new"
        ? words("pair", { label: words("karakorum-new-expedition"), text: cardText(first) })
        : words("command-place", { card: cardText(first), number: Number(second) });
    case "score":
      return words("command-score", { number: Number(first), how: words(`karakorum-how-${second}`) });
    case "remove":
      return words("command-remove", { number: Number(first) });
    default:
      return words(verb === "done" ? "turn-end" : `karakorum-${verb}`);
  }
}

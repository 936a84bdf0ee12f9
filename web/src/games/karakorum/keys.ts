import { pressButton, type Shortcut } from "../../play/shortcuts";
import { words } from "../../ui/words";

/** What can be chosen now: open cards, expeditions a card may go to, and scorings. */
const POSSIBLE = ".kk-cardbutton:not(.useless, .apart), .kk-deck.lit, .kk-fan.lit, .kk-new.lit, .kk-effect";

/** The keys of Karakorum: cards by their places, the goals, everybody's expeditions. */
export function karakorumKeys(table: HTMLElement, tell: (question: string) => void): readonly Shortcut[] {
  return [
    { keys: ["k"], shown: "K", about: words("keys-cards"), act: () => tell("cards") },
    { keys: ["o"], shown: "O", about: words("karakorum-goals"), act: () => tell("goals") },
    { keys: ["p"], shown: "P", about: words("keys-expeditions"), act: () => tell("expeditions") },
    {
      keys: Array.from({ length: 9 }, (_, place) => String(place + 1)),
      shown: "1–9",
      about: words("keys-card"),
      act: (key) => pressButton(table, ".kk-row .kk-cardbutton", Number(key) - 1),
    },
    { keys: ["j"], shown: "J", about: words("keys-reach"), act: () => focusNext(table) },
  ];
}

/** From one thing that can be chosen to the next. */
function focusNext(table: HTMLElement): void {
  const all = [...table.querySelectorAll<HTMLElement>(POSSIBLE)];
  all[(all.findIndex((one) => one === document.activeElement) + 1) % all.length]?.focus();
}

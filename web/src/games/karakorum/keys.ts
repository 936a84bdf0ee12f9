import { type GameKeys, pressButton } from "../../play/shortcuts";
import { karakorumKeyGroup } from "./key-actions";

/** What can be chosen now: open cards, expeditions a card may go to, and scorings. */
const POSSIBLE = ".kk-cardbutton:not(.useless, .apart), .kk-deck.lit, .kk-fan.lit, .kk-new.lit, .kk-effect";

/** What the keys of Karakorum do. */
export function karakorumKeys(table: HTMLElement, tell: (question: string) => void): GameKeys {
  return {
    group: karakorumKeyGroup,
    acts: {
      cards: () => tell("cards"),
      goals: () => tell("goals"),
      expeditions: () => tell("expeditions"),
      reach: () => focusNext(table),
    },
    choose: (place) => pressButton(table, ".kk-row .kk-cardbutton", place),
  };
}

/** From one thing that can be chosen to the next. */
function focusNext(table: HTMLElement): void {
  const all = [...table.querySelectorAll<HTMLElement>(POSSIBLE)];
  all[(all.findIndex((one) => one === document.activeElement) + 1) % all.length]?.focus();
}

import { pressButton, type Shortcut } from "../../play/shortcuts";
import { words } from "../../ui/words";
import { constants } from "./constants";

/** The keys of K2: cards by their places, climbers by their letters, tonight's sums, the forecast. */
export function k2Keys(table: HTMLElement, tell: (question: string) => void): readonly Shortcut[] {
  const climber = (letter: string): Shortcut => ({
    keys: [letter.toLowerCase()],
    shown: letter,
    about: words("keys-climber", { letter }),
    act: () => pressButton(table, `.tray [data-climber=${letter}]`),
  });
  return [
    { keys: ["n"], shown: "N", about: words("keys-night"), act: () => tell("night") },
    { keys: ["f"], shown: "F", about: words("forecast-title"), act: () => tell("forecast") },
    { keys: ["k"], shown: "K", about: words("keys-cards"), act: () => tell("cards") },
    {
      keys: Array.from({ length: constants.hand_size }, (_, place) => String(place + 1)),
      shown: `1–${constants.hand_size}`,
      about: words("keys-card"),
      act: (key) => pressButton(table, ".tray .hand .card, .tray .token", Number(key) - 1),
    },
    climber("A"),
    climber("B"),
    { keys: ["j"], shown: "J", about: words("keys-reach"), act: () => focusNext(table) },
    { keys: ["p"], shown: "P", about: words("keys-pay"), act: () => pressButton(table, "[data-action=settle]") },
  ];
}

/** What lies in the tray to be chosen: cards of a hand, or tokens. */
const IN_TRAY = ".tray-select .card, .tray-risk .token";

/** From one thing that can be chosen to the next, in the tray or on the mountain. */
function focusNext(table: HTMLElement): void {
  const all = [...table.querySelectorAll<HTMLElement>(IN_TRAY)];
  if (all.length === 0) table.querySelector("k2-board")?.focusNextLit();
  else all[(all.findIndex((one) => one === document.activeElement) + 1) % all.length]?.focus();
}

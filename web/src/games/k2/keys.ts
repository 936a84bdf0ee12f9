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
    { keys: ["j"], shown: "J", about: words("keys-reach"), act: () => table.querySelector("k2-board")?.focusNextLit() },
    { keys: ["p"], shown: "P", about: words("keys-pay"), act: () => pressButton(table, "[data-action=settle]") },
  ];
}

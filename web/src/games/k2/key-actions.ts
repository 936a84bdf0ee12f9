import type { KeyAction, KeyGroup } from "../../ui/single-keys";
import { words } from "../../ui/words";
import { constants } from "./constants";

const climber = (letter: string): KeyAction => ({
  name: `climber-${letter.toLowerCase()}`,
  key: letter.toLowerCase(),
  about: () => words("keys-climber", { letter }),
});

/** The keys of K2: climbers by their letters, tonight's sums, the forecast; cards by their places. */
export const k2KeyGroup: KeyGroup = {
  title: () => words("app-title"),
  actions: [
    climber("A"),
    climber("B"),
    { name: "night", key: "n", about: () => words("keys-night") },
    { name: "forecast", key: "f", about: () => words("forecast-title") },
    { name: "cards", key: "k", about: () => words("keys-cards") },
    { name: "reach", key: "j", about: () => words("keys-reach") },
    { name: "pay", key: "p", about: () => words("keys-pay") },
  ],
  row: { shown: `1–${constants.hand_size}`, about: () => words("keys-card") },
};

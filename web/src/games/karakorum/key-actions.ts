import type { KeyGroup } from "../../ui/single-keys";
import { words } from "../../ui/words";

/** The keys of Karakorum: the goals, everybody's expeditions; cards by their places. */
export const karakorumKeyGroup: KeyGroup = {
  title: () => words("karakorum-title"),
  actions: [
    { name: "cards", key: "k", about: () => words("keys-cards") },
    { name: "goals", key: "o", about: () => words("karakorum-goals") },
    { name: "expeditions", key: "p", about: () => words("keys-expeditions") },
    { name: "reach", key: "j", about: () => words("keys-reach") },
  ],
  row: { shown: "1–9", about: () => words("keys-card") },
};

import { expect, test } from "vitest";

import { goalsText } from "../../../src/games/karakorum/describe";
import { KARAKORUM_WORDS } from "../../../src/games/karakorum/karakorum-words";
import type { View } from "../../../src/games/karakorum/types";
import { learn } from "../../../src/ui/words";

await learn(KARAKORUM_WORDS);

const view = (red: readonly string[], effects: readonly object[] = []): View =>
  ({ table: { goals: { R: red, G: [], Y: [] } }, effects }) as unknown as View;

test("goals are told by what they ask for, those that can be claimed now once more, and that all are claimed", () => {
  const open = view(["four", "axes10"]);
  expect(goalsText(open, "R")).toBe("Red goal cards: exactly 4 cards: 5 fields and at least 10 ice axes: 15 fields");
  const claimable = view(["four", "axes10"], [{ action: "score 1 four", colour: "R", gain: 5 }]);
  expect(goalsText(claimable, "R")).toBe(`${goalsText(open, "R")}. Can be claimed now: exactly 4 cards: 5 fields`);
  expect(goalsText(open, "G")).toBe("Green goal cards: all claimed");
});

import { expect, test } from "vitest";

import { matchOf } from "../../../src/games/karakorum/matches";

const PAWNS = { R: 3, G: 2, Y: 1 };
const STANDING = { pawns: PAWNS, led: ["R"], aside: "R", sum: 3 } as const;
const VERDICT = {
  config: { players: 3, seed: "s", start: 0 },
  names: ["Anna", "*hiker", "Ben"],
  outcome: { winners: [0], totals: [3, 3, 3], reason: "comparison", comparison: [STANDING, STANDING, STANDING] },
} as const;

test("a record names whoever sat on a seat at last", () => {
  expect(matchOf("#x", 1, VERDICT)?.names).toEqual(["Anna", "*hiker", "Ben"]);
  const handed = matchOf("#x", 1, VERDICT, { bots: { 0: "alpinist", 1: null, 2: null } });
  expect(handed?.names).toEqual(["*alpinist", "", "Ben"]);
  expect(handed?.bots).toEqual({ 0: "alpinist", 1: null, 2: null });
});

test("a record says whether there were hints, and nothing of what was not", () => {
  expect(matchOf("#x", 1, VERDICT, { hinted: true })?.hinted).toBe(true);
  expect(Object.keys(matchOf("#x", 1, VERDICT, {}) ?? {})).not.toContain("hinted");
  expect(Object.keys(matchOf("#x", 1, VERDICT, {}) ?? {})).not.toContain("bots");
});

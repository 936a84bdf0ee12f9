import { expect, test } from "vitest";

import { seatInLarge } from "../../../src/games/karakorum/whose";

test("whoever acts sees the own expeditions", () => {
  expect(seatInLarge(2, 4, [0, 2])).toBe(2);
});

test("while a bot acts, the person who was last to act keeps seeing the own ones", () => {
  expect(seatInLarge(1, 2, [0])).toBe(0);
  expect(seatInLarge(3, 4, [0, 2])).toBe(2);
  expect(seatInLarge(0, 4, [1, 2])).toBe(2);
});

test("among bots alone the one who acts is looked at", () => {
  expect(seatInLarge(1, 3, [])).toBe(1);
});

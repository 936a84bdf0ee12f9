import { expect, test } from "vitest";

import { inOrder } from "../../../src/games/karakorum/standing-table";
import type { Outcome, Standing } from "../../../src/games/karakorum/types";

function standing(sum: number | null): Standing {
  return { pawns: { R: 0, G: 0, Y: 0 }, led: [], aside: null, sum };
}

function outcome(winners: readonly number[], ...sums: readonly (number | null)[]): Outcome {
  return { winners, totals: sums.map((sum) => sum ?? 0), reason: "comparison", comparison: sums.map(standing) };
}

test("winners come first, then by sum, then who is out of the running", () => {
  expect(inOrder(outcome([2], null, 7, 17, 14))).toEqual([2, 3, 1, 0]);
});

test("a winner by summits stands before a higher sum, and nobody out before a sum of 0", () => {
  expect(inOrder(outcome([1], 40, 35))).toEqual([1, 0]);
  expect(inOrder(outcome([0], 3, null, 0))).toEqual([0, 2, 1]);
});

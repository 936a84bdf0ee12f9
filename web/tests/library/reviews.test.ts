import { expect, test } from "vitest";

import { readReview } from "../../src/library/reviews";

const TAKEN = { moves: [{ kind: "take", cards: ["R2"] }], cards: ["R2"], piles: [], scored: [], removed: [], goals: [] };
const FINE = { day: 1, phase: "take", moment: 0, expected: 500, lost: 0, lesson: null, better: [], did: TAKEN, should: null };

function withChoice(choice: unknown): unknown {
  return {
    0: { seat: 0, found: [choice], of: 1, done: true, points: 3, lost: 0, praise: "good", turning_points: [], curve: [{ day: 1, expected: 500 }] },
  };
}

test("a choice with nothing better tells what was done, or nothing as older ones do", () => {
  for (const choice of [FINE, { ...FINE, did: null }]) expect(readReview(withChoice(choice))).toEqual(withChoice(choice));
});

test("a choice that is broken leaves its seat out", () => {
  for (const broken of [{ did: {} }, { did: { ...TAKEN, moves: [7] } }, { should: TAKEN }, { lesson: {} }]) {
    expect(readReview(withChoice({ ...FINE, ...broken }))).toEqual({});
  }
});

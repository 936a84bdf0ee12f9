import { expect, test } from "vitest";

import type { Review, WeighedChoice } from "../../src/engine/bots/reviewer";
import { apart, daysDone, daysOf, dropOf, turningPoints } from "../../src/review/figures";
import { seatsInOrder } from "../../src/review/review-page";

function choice(day: number, phase: WeighedChoice["phase"], moment: number, expected: number, lost: number): WeighedChoice {
  return { day, phase, moment, expected, lost, lesson: lost ? "go_on" : null, climber: "A", better: [], did: [], should: [] };
}

const REVIEW: Review<WeighedChoice> = {
  seat: 0,
  found: [choice(1, "select", 0, 140, 6), choice(1, "turn", 2, 134, 20), choice(2, "turn", 8, 115, 0)],
  of: 4,
  done: false,
  points: 9,
  lost: 26,
  praise: "good",
  turning_points: [0, 2],
  curve: [
    { day: 1, expected: 140 },
    { day: 2, expected: 115 },
    { day: 3, expected: 90 },
  ],
};

test("each day has its choices and what they have cost; what came of it is no day", () => {
  const days = daysOf(REVIEW);
  expect(days.map(({ day, lost }) => [day, lost])).toEqual([
    [1, 26],
    [2, 0],
  ]);
  expect(days.map(({ choices }) => choices.map(({ moment }) => moment))).toEqual([[0, 2], [8]]);
});

test("a day counts as done when a later one is looked at, or all are", () => {
  expect(daysDone(REVIEW)).toBe(1);
  expect(daysDone({ ...REVIEW, of: 3 })).toBe(2);
  expect(daysDone({ ...REVIEW, found: [] })).toBe(0);
});

test("the curve falls from where the choice before has left it", () => {
  const [cards, turn] = turningPoints(REVIEW);
  expect(cards && dropOf(REVIEW, cards)).toEqual({ from: 140, to: 134 });
  expect(turn && dropOf(REVIEW, turn)).toEqual({ from: 134, to: 114 });
});

test("numbers stand where they belong, but never on each other or outside", () => {
  expect(apart([10, 100, 200], 24, 300)).toEqual([10, 100, 200]);
  expect(apart([100, 100], 24, 300)).toEqual([88, 112]);
  expect(apart([100, 110, 115], 24, 300)).toEqual([100, 124, 148]);
  expect(apart([290, 298, 299], 24, 300)).toEqual([252, 276, 300]);
  expect(apart([], 24, 300)).toEqual([]);
});

test("people are looked at before bots", () => {
  expect(seatsInOrder(["*hiker", "Anna", "*alpinist", ""], 4)).toEqual([1, 3, 0, 2]);
});

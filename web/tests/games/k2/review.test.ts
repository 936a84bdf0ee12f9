import { expect, test } from "vitest";

import type { PlayerReview, WeighedChoice } from "../../../src/engine/bots/reviewer";
import { seatsInOrder } from "../../../src/games/k2/review/detail";
import { cardsOf, daysDone, daysOf, dropOf, numberText, turningPoints, waysOf } from "../../../src/games/k2/review/figures";

function choice(day: number, phase: WeighedChoice["phase"], moment: number, expected: number, lost: number): WeighedChoice {
  return { day, phase, moment, expected, lost, lesson: lost ? "go_on" : null, climber: "A", better: [], did: [], should: [] };
}

const REVIEW: PlayerReview = {
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
  expect(days[0]?.select?.moment).toBe(0);
  expect(days[1]?.select).toBeNull();
});

test("a day counts as done when a later one is looked at, or all are", () => {
  expect(daysDone(REVIEW)).toBe(1);
  expect(daysDone({ ...REVIEW, of: 3 })).toBe(2);
  expect(daysDone({ ...REVIEW, found: [] })).toBe(0);
});

test("the curve falls from where the choice before has left it", () => {
  const [cards, turn] = turningPoints(REVIEW);
  expect(cards && dropOf(REVIEW, cards)).toEqual({ from: 140, to: 134, aside: -1 });
  expect(turn && dropOf(REVIEW, turn)).toEqual({ from: 134, to: 114, aside: 1 });
  const alone = { ...REVIEW, turning_points: [2] };
  expect(turn && dropOf(alone, turn).aside).toBe(0);
});

test("the better line is a way for each climber that walks", () => {
  const better = ["give m2 A", "give m1 B", "step A 7", "step B 3", "step A 8", "tent A", "end"];
  expect(waysOf(better, [6, 2])).toEqual([
    [6, 7, 8],
    [2, 3],
  ]);
  expect(waysOf(better, [6, null])).toEqual([[6, 7, 8]]);
  expect(waysOf(["end"], [6, 2])).toEqual([]);
});

test("a selection names its cards, and nothing else does", () => {
  expect(cardsOf("select m1 r12 a0")).toEqual(["m1", "r12", "a0"]);
  expect(cardsOf("end")).toEqual([]);
  expect(cardsOf(undefined)).toEqual([]);
});

test("numbers have one digit after the point", () => {
  expect([numberText(23), numberText(20), numberText(0)]).toEqual(["2.3", "2.0", "0.0"]);
});

test("people are looked at before bots", () => {
  expect(seatsInOrder(["*hiker", "Anna", "*alpinist", ""], 4)).toEqual([1, 3, 0, 2]);
});

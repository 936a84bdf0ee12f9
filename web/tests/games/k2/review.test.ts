import { expect, test } from "vitest";

import { cardsOf, numberText, waysOf } from "../../../src/games/k2/review/figures";

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

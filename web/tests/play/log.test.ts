import { expect, test } from "vitest";

import { grouped } from "../../src/play/log";

const isDay = (event: string): boolean => event === "day";

test("the log is cut where a day begins", () => {
  expect(grouped(["day", "a", "b", "day", "c"], isDay)).toEqual([
    ["day", "a", "b"],
    ["day", "c"],
  ]);
});

test("what comes before the first day is not lost", () => {
  expect(grouped(["a", "day", "b"], isDay)).toEqual([["a"], ["day", "b"]]);
  expect(grouped([], isDay)).toEqual([]);
});

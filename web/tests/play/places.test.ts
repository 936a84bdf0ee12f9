import { expect, test } from "vitest";

import { placesOf } from "../../src/play/places";

test("each card has a place of its own, in the order of the places", () => {
  expect(placesOf(["m1", "m2", "m1", "a0"], ["m1", "a0", "m1"])).toEqual([0, 2, 3]);
  expect(placesOf(["m1"], ["m1", "m1"])).toEqual([0]);
  expect(placesOf([], [])).toEqual([]);
});

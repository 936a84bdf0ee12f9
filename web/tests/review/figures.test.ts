import { expect, test } from "vitest";

import { daysOf } from "../../src/review/figures";

test("the rounds that are asked for besides those with a choice stand among them", () => {
  const review = { found: [], curve: [1, 2, 3].map((day) => ({ day, expected: 500 })) } as unknown as Parameters<typeof daysOf>[0];
  expect(daysOf(review, new Set([2])).map(({ day, lost }) => [day, lost])).toEqual([[2, 0]]);
});

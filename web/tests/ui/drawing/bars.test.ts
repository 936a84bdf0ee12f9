import { describe, expect, it } from "vitest";

import { scale } from "../../../src/ui/drawing/bars";

describe("the scale of a chart", () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [4, [0, 1, 2, 3, 4]],
    [7, [0, 2, 4, 6, 8]],
    [20, [0, 5, 10, 15, 20]],
    [23, [0, 10, 20, 30]],
  ])("for at most %i", (most, ticks) => {
    expect(scale(most)).toEqual(ticks);
  });
});

import { describe, expect, test } from "vitest";

import { fit, marked } from "../../../src/games/karakorum/choice";

describe("marking open cards", () => {
  // Two red cards may be taken together, or the green one; the second red card is there twice.
  const open = { display: ["R3x1", "G2x1", "R5x2", "R5x2"], takes: [["R3x1"], ["R5x2"], ["R3x1", "R5x2"], ["G2x1"]] };

  test("adds what can be taken together", () => {
    expect(marked(open, [], 0)).toEqual([0]);
    expect(marked(open, [0], 2)).toEqual([0, 2]);
  });

  test("lets go of what cannot", () => {
    expect(marked(open, [0, 2], 1)).toEqual([1]);
    expect(marked(open, [1], 0)).toEqual([0]);
  });

  test("keeps the latest of those that go with the new one", () => {
    expect(marked(open, [0, 2], 3)).toEqual([0, 3]);
    expect(fit(open, [2, 3])).toBe(false);
  });

  test("takes a mark away", () => {
    expect(marked(open, [0, 2], 0)).toEqual([2]);
  });

  test("marks nothing that can be taken in no way", () => {
    expect(marked({ display: ["R1x1", "G2x1"], takes: [["G2x1"]] }, [1], 0)).toBeNull();
  });
});

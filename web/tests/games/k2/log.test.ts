import { expect, test } from "vitest";

import { direction } from "../../../src/games/k2/log";

test("a walk leads up, down, back to where it began, or along to a space of the same height", () => {
  expect(direction("easy", 0, 27)).toBe("up");
  expect(direction("easy", 27, 0)).toBe("down");
  expect(direction("easy", 1, 1)).toBe("back");
  expect(direction("easy", 0, 2)).toBe("along");
});

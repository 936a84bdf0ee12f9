import { describe, expect, test } from "vitest";

import { FEET_Y, LAYOUTS, SHEET } from "../../../src/games/k2/board/layout";
import { markPoints } from "../../../src/games/k2/board/marks";

describe.each(["easy", "hard"] as const)("the marks of lit spaces on the %s side", (board) => {
  const layout = LAYOUTS[board];
  const marks = markPoints(layout).flatMap(({ left, right }, space) => {
    const { x = 0, y = 0 } = layout.spaces[space] ?? {};
    return [left, right].map((point) => ({ space, x: x + point.x, y: y + point.y, low: point.y }));
  });

  test("never cover each other by more than their edges", () => {
    for (const [index, one] of marks.entries()) {
      for (const other of marks.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y), `spaces ${one.space} and ${other.space}`).toBeGreaterThan(32);
      }
    }
  });

  test("stand on the sheet, and below the feet of whoever stands on the space", () => {
    for (const { space, x, low } of marks) {
      expect(x, `space ${space}`).toBeGreaterThanOrEqual(20);
      expect(x, `space ${space}`).toBeLessThanOrEqual(SHEET.width - 20);
      expect(low - 20, `space ${space}`).toBeGreaterThan(FEET_Y - 0.01);
    }
  });
});

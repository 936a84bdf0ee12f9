import { describe, expect, test } from "vitest";

import { markKey, markPlaces } from "../../../src/games/k2/board/nightfall";
import { LAYOUTS } from "../../../src/games/k2/board/layout";
import { climberKey, stands } from "../../../src/games/k2/board/pieces";
import type { BoardView, ClimberView, NightMark } from "../../../src/games/k2/board/types";
import { emptyMountain } from "../../../src/games/k2/board-view";

/** Climbers of as many seats as needed, all on one space. */
function crowd(board: "easy" | "hard", space: number, size: number): BoardView {
  const climbers = Array.from({ length: size }, (_, index): ClimberView => {
    const seat = Math.floor(index / 2);
    return { seat, climber: index % 2 ? "B" : "A", team: 0, space, level: 3, selected: false, acting: false };
  });
  return { ...emptyMountain(board, "summer"), climbers };
}

describe.each(["easy", "hard"] as const)("the night's numbers on the %s side", (board) => {
  const layout = LAYOUTS[board];
  test.each([1, 2, 3, 4, 5, 10])("of %i climbers on one space stand apart and on the sheet", (size) => {
    // Only the base camp has room for more than five.
    const spaces = size > 5 ? [0] : [...layout.spaces.keys()];
    for (const space of spaces) {
      const view = crowd(board, space, size);
      const placed = stands(view, layout);
      const marks = view.climbers.map(({ seat, climber }): NightMark => ({ seat, climber, kind: "sum", amount: -2 }));
      const stand = (mark: NightMark) => placed.get(climberKey(mark)) ?? { x: 0, y: 0, scale: 1 };
      const places = markPlaces(marks, stand, 1000);
      const boxes = marks.map((mark) => {
        const { x, y, scale } = places.get(markKey(mark)) ?? { x: NaN, y: NaN, scale: NaN };
        return { left: x - 37 * scale, right: x + 37 * scale, top: y - 29 * scale, bottom: y + 29 * scale };
      });
      for (const [index, one] of boxes.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0);
        expect(one.right).toBeLessThanOrEqual(1000);
        expect(one.top).toBeGreaterThanOrEqual(0);
        for (const other of boxes.slice(index + 1)) {
          const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          expect(apart, `space ${space}: ${JSON.stringify([one, other])}`).toBe(true);
        }
      }
    }
  });
});

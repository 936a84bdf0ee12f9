import { describe, expect, test } from "vitest";

import { BADGE, LAYOUTS, SHEET } from "../../../src/games/k2/board/layout";
import { stands } from "../../../src/games/k2/board/pieces";
import type { BoardView } from "../../../src/games/k2/board/types";

/** The two climbers of so many players, all on one space. */
function gathered(board: "easy" | "hard", players: number, space = 0): BoardView {
  const climbers = Array.from({ length: players }, (_, seat) =>
    (["A", "B"] as const).map((climber) => ({ seat, climber, space, ghost: false })),
  ).flat();
  return { board, spaces: [{ id: space }], climbers, tents: [] } as unknown as BoardView;
}

describe.each(["easy", "hard"] as const)("climbers in the base camp on the %s side", (board) => {
  test.each([3, 4, 5])("none of %i players’ stand before another", (players) => {
    const places = [...stands(gathered(board, players), LAYOUTS[board]).values()];
    expect(places).toHaveLength(2 * players);
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        expect(Math.abs(one.x - other.x) >= 50 || Math.abs(one.y - other.y) >= 72).toBe(true);
      }
    }
  });

  test.each([1, 2, 3, 4, 5])("those of %i players stand on the sheet and clear of the other spaces", (players) => {
    for (const { x, y } of stands(gathered(board, players), LAYOUTS[board]).values()) {
      expect(x).toBeLessThanOrEqual(SHEET.width - 24);
      for (const space of LAYOUTS[board].spaces.slice(1)) {
        const beside = Math.abs(x - space.x) >= 14 + BADGE.right;
        const apart = y <= space.y - BADGE.top || y - 66 >= space.y + BADGE.bottom;
        expect(beside || apart, `${x}, ${y} and ${space.x}, ${space.y}`).toBe(true);
      }
    }
  });
});

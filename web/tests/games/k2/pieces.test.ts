import { describe, expect, test } from "vitest";

import { BADGE, LAYOUTS, SHEET } from "../../../src/games/k2/board/layout";
import { stands } from "../../../src/games/k2/board/pieces";
import { hiddenBy } from "../../../src/games/k2/board/room";
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

/** So many climbers of different players on one space. */
function standing(board: "easy" | "hard", space: number, count: number): BoardView {
  const climbers = Array.from({ length: count }, (_, seat) => ({ seat, climber: "A", space, ghost: false }));
  return { board, spaces: [{ id: space }], climbers, tents: [] } as unknown as BoardView;
}

/** What a climber fills, level and all, at the size of one who stands alone. */
const WHOLE = 47 * 63 * 1.12 ** 2;

describe.each(["easy", "hard"] as const)("climbers on the spaces of the %s side", (board) => {
  const layout = LAYOUTS[board];

  test.each([1, 2, 3])("the badges above hide little of %i", (count) => {
    for (const space of layout.spaces.keys()) {
      for (const feet of stands(standing(board, space, count), layout).values()) {
        const hidden = layout.spaces.reduce((sum, badge, other) => sum + (other === space ? 0 : hiddenBy(badge, feet, feet.scale)), 0);
        expect(hidden / WHOLE, `on space ${space}`).toBeLessThan(count === 1 ? 0.06 : 0.25);
      }
    }
  });

  test("on the summit they stand on the sheet, with the pointer over the one that is chosen", () => {
    const summit = layout.spaces.length - 1;
    for (const { y, scale } of stands(standing(board, summit, 2), layout).values()) expect(y - 88 * scale).toBeGreaterThanOrEqual(-3);
  });
});

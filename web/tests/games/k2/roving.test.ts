import { describe, expect, it } from "vitest";

import { alongRopes, type RopeStop } from "../../../src/games/k2/board/roving";

const ROPES = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
] as const;
const STOPS: readonly RopeStop[] = [
  { key: "climber-0-A", space: 1, x: -50, y: 60 },
  { key: "space-0", space: 0, x: 0, y: 200 },
  { key: "space-1", space: 1, x: -60, y: 100 },
  { key: "space-2", space: 2, x: 40, y: 100 },
  { key: "space-3", space: 3, x: 0, y: 0 },
];

function from(key: string, arrow: string): string | null {
  const here = STOPS.find((stop) => stop.key === key);
  return here === undefined ? null : (alongRopes(STOPS, ROPES, here, arrow)?.key ?? null);
}

describe("the arrow keys on the mountain", () => {
  it("go up and down along ropes only, the most upright one first", () => {
    expect(from("space-0", "ArrowUp")).toBe("space-2");
    expect(from("space-3", "ArrowDown")).toBe("space-2");
    expect(from("space-3", "ArrowUp")).toBeNull();
    expect(from("climber-0-A", "ArrowUp")).toBe("space-3");
  });

  it("go left and right along the spaces that the same ropes lead to, and by whoever stands there", () => {
    expect(from("space-1", "ArrowRight")).toBe("climber-0-A");
    expect(from("climber-0-A", "ArrowRight")).toBe("space-2");
    expect(from("space-2", "ArrowLeft")).toBe("climber-0-A");
    expect(from("space-2", "ArrowRight")).toBeNull();
  });
});

import { expect, test } from "vitest";

import { lanes } from "../../../src/games/k2/board/routes";
import type { RouteView } from "../../../src/games/k2/board/types";

function route(seat: number, ...ropes: readonly (readonly [number, number])[]): RouteView {
  return { seat, climber: "A", team: 0, ropes };
}

test("a rope that was used up and down has one line", () => {
  expect(lanes([route(0, [1, 3], [3, 1])])).toMatchObject([{ low: 1, high: 3, lines: [{ route: 0, aside: 0 }] }]);
});

test("lines on the same rope lie beside each other, in the middle of the rope together", () => {
  const [rope] = lanes([route(0, [1, 3]), route(1, [1, 3]), route(2, [3, 1])]);
  const aside = rope?.lines.map((line) => line.aside) ?? [];
  expect(aside).toHaveLength(3);
  expect(aside.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0);
  const [widest = 0] = rope?.lines.map((line) => line.width) ?? [];
  expect((aside[1] ?? 0) - (aside[0] ?? 0)).toBeGreaterThan(widest);
});

test("ten lines are no broader than a badge", () => {
  const [rope] = lanes(Array.from({ length: 10 }, (_, seat) => route(seat, [1, 3])));
  const aside = rope?.lines.map((line) => line.aside) ?? [];
  expect(Math.max(...aside) - Math.min(...aside)).toBeLessThan(48);
});

import { describe, expect, test } from "vitest";

import { anchorOf, GAP, MARGIN, placeNote } from "../../src/ui/explain/place";

const SCREEN = { width: 360, height: 640 };
const NOTE = { width: 200, height: 60 };
const square = (left: number, top: number, size = 40) => ({ left, top, width: size, height: size });

describe("the note", () => {
  test("stands above what it explains, in its middle", () => {
    expect(placeNote(square(160, 300), NOTE, SCREEN)).toEqual({ x: 80, y: 300 - GAP - 60 });
  });

  test("stands below where there is no room above", () => {
    expect(placeNote(square(160, 20), NOTE, SCREEN)).toEqual({ x: 80, y: 60 + GAP });
  });

  test("stands beside what fills the height", () => {
    expect(placeNote({ left: 0, top: 0, width: 70, height: 640 }, NOTE, SCREEN)).toEqual({ x: 70 + GAP, y: 290 });
    expect(placeNote({ left: 290, top: 0, width: 70, height: 640 }, NOTE, SCREEN)).toEqual({ x: 290 - GAP - 200, y: 290 });
  });

  test("stays on the screen wherever the thing is", () => {
    for (let left = -80; left <= 400; left += 20) {
      for (let top = -80; top <= 680; top += 20) {
        for (const size of [10, 90, 340]) {
          const { x, y } = placeNote(square(left, top, size), NOTE, SCREEN);
          expect(x, `${left} ${top} ${size}`).toBeGreaterThanOrEqual(MARGIN);
          expect(y, `${left} ${top} ${size}`).toBeGreaterThanOrEqual(MARGIN);
          expect(x + NOTE.width, `${left} ${top} ${size}`).toBeLessThanOrEqual(SCREEN.width - MARGIN);
          expect(y + NOTE.height, `${left} ${top} ${size}`).toBeLessThanOrEqual(SCREEN.height - MARGIN);
        }
      }
    }
  });

  test("never lies on a small thing that has room round it", () => {
    for (let top = 0; top <= 600; top += 10) {
      const { y } = placeNote(square(160, top), NOTE, SCREEN);
      expect(y + NOTE.height <= top || y >= top + 40, `${top}`).toBe(true);
    }
  });
});

test("a large thing is explained where the pointer is", () => {
  const rope = { left: 0, top: 0, width: 900, height: 700 };
  expect(anchorOf(rope, { x: 500, y: 300 })).toEqual({ left: 500 - GAP, top: 300 - GAP, width: 2 * GAP, height: 2 * GAP });
  expect(anchorOf(rope, null)).toBe(rope);
  expect(anchorOf(square(10, 10), { x: 20, y: 20 })).toEqual(square(10, 10));
});

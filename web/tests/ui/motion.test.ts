import { describe, expect, test } from "vitest";

import { boxOf, over } from "../../src/ui/motion";

/** An element whose box has its numbers where a browser's has them: not on the box itself. */
function element(width: number, height: number): Element {
  const box = Object.create({ left: 10, top: 20, width, height }) as DOMRect;
  return { getBoundingClientRect: () => box } as unknown as Element;
}

describe("boxOf", () => {
  test("a box can be copied with another place", () => {
    const box = boxOf(element(30, 40));
    if (box === null) throw new Error("it is drawn");
    expect(over(box, { ...box, left: 15 })).toBe("translate(5.0px, 0.0px) scale(1.000)");
  });

  test("what is not drawn has no box", () => {
    expect(boxOf(element(0, 0))).toBeNull();
    expect(boxOf(undefined)).toBeNull();
  });
});

import { expect, test } from "vitest";

import { Mover } from "../../src/ui/explain/mover";

test("a person moves the focus with Tab and the arrow keys, as long as they are down", () => {
  const mover = new Mover();
  expect(mover.isPerson).toBe(false);
  for (const key of ["Tab", "ArrowRight", "ArrowUp"]) {
    mover.down(key);
    expect(mover.isPerson, key).toBe(true);
    mover.up(key);
    expect(mover.isPerson, key).toBe(false);
  }
});

test("any other key, a press or another window ends that: then the program moves the focus", () => {
  const mover = new Mover();
  for (const key of ["Escape", "Enter", "?", "g"]) {
    mover.down("Tab");
    mover.down(key);
    expect(mover.isPerson, key).toBe(false);
  }
  mover.down("Tab");
  mover.leave();
  expect(mover.isPerson).toBe(false);
  mover.down("Tab");
  mover.up("Shift"); // let go first, after Shift and Tab
  expect(mover.isPerson).toBe(true);
});

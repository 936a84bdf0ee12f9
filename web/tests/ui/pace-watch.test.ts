import { describe, expect, test } from "vitest";

import { PaceWatch, type Verdict } from "../../src/ui/pace-watch";

/** One look at so many frames, each as long as `took` says. */
function look(watch: PaceWatch, frames: number, took: (number: number) => number): Verdict {
  watch.begin();
  let now = 1000;
  watch.frame(now);
  for (let number = 0; number < frames; number++) watch.frame((now += took(number)));
  return watch.end();
}

describe("PaceWatch", () => {
  test("sixty frames a second are fine", () => {
    expect(look(new PaceWatch(), 120, () => 1000 / 60)).toBe("fine");
  });

  test("thirty frames a second are too slow at the third look in a row", () => {
    const watch = new PaceWatch();
    expect([1, 2, 3].map(() => look(watch, 60, () => 1000 / 30))).toEqual(["slow", "slow", "too-slow"]);
  });

  test("a good look between slow ones starts the count again", () => {
    const watch = new PaceWatch();
    const paces = [33, 33, 16, 33, 33];
    expect(paces.map((took) => look(watch, 60, () => took))).toEqual(["slow", "slow", "fine", "slow", "slow"]);
  });

  test("three frames a second are too slow as well", () => {
    const watch = new PaceWatch();
    expect([1, 2, 3].map(() => look(watch, 6, () => 330))).toEqual(["slow", "slow", "too-slow"]);
  });

  test("a few late frames among many are no reason", () => {
    expect(look(new PaceWatch(), 100, (number) => (number % 3 === 0 ? 60 : 16))).toBe("fine");
  });

  test("a page that was hidden tells nothing", () => {
    const watch = new PaceWatch();
    expect(look(watch, 3, () => 33)).toBe("unknown");
    expect(look(watch, 100, () => 5000)).toBe("unknown");
    expect(look(watch, 100, (number) => (number === 50 ? 60_000 : 16))).toBe("fine");
  });

  test("a look that tells nothing changes nothing", () => {
    const watch = new PaceWatch();
    look(watch, 60, () => 33);
    look(watch, 60, () => 33);
    expect(look(watch, 3, () => 33)).toBe("unknown");
    expect(look(watch, 60, () => 33)).toBe("too-slow");
  });
});

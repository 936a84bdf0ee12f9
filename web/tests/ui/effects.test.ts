import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { EffectsKeeper } from "../../src/ui/effects";

/** A page whose frames take as long as the test says. */
let took = 16;
let reduced = false;
let visible = true;
const root = { dataset: {} as Record<string, string> };

beforeEach(() => {
  vi.useFakeTimers();
  took = 16;
  reduced = false;
  visible = true;
  root.dataset = {};
  let now = 0;
  vi.stubGlobal("document", {
    documentElement: root,
    get visibilityState() {
      return visible ? "visible" : "hidden";
    },
  });
  vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  vi.stubGlobal("requestAnimationFrame", (draw: (at: number) => void) => setTimeout(() => draw((now += took)), took));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const MINUTE = 60_000;

test("a device that keeps up keeps everything", () => {
  new EffectsKeeper().set("auto");
  vi.advanceTimersByTime(MINUTE);
  expect(root.dataset["effects"]).toBe("full");
});

test("a device that cannot keep up gets less, and for the whole visit", () => {
  const keeper = new EffectsKeeper();
  keeper.set("auto");
  took = 40;
  vi.advanceTimersByTime(MINUTE);
  expect(root.dataset["effects"]).toBe("low");
  took = 16;
  vi.advanceTimersByTime(5 * MINUTE);
  expect(root.dataset["effects"]).toBe("low");
  expect(vi.getTimerCount()).toBe(0);
});

test("whoever has chosen gets what was chosen, and nothing is watched", () => {
  const keeper = new EffectsKeeper();
  keeper.set("full");
  took = 40;
  vi.advanceTimersByTime(MINUTE);
  expect(root.dataset["effects"]).toBe("full");
  keeper.set("low");
  expect(root.dataset["effects"]).toBe("low");
  expect(vi.getTimerCount()).toBe(0);
});

test("nothing is watched where motion is not wanted, or nobody sees it", () => {
  reduced = true;
  new EffectsKeeper().set("auto");
  expect(vi.getTimerCount()).toBe(0);
  reduced = false;
  visible = false;
  took = 40;
  new EffectsKeeper().set("auto");
  vi.advanceTimersByTime(MINUTE);
  expect(root.dataset["effects"]).toBe("full");
});

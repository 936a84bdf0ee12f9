import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { GRACE, NEXT, NoteTiming, REST, SLIP } from "../../src/ui/explain/timing";

const CARD = { name: "card" };
const TOKEN = { name: "token" };
const HERE = { x: 100, y: 100 };

let seen: string[];
let timing: NoteTiming<{ name: string }>;

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
  timing = new NoteTiming({ show: ({ name }, how) => seen.push(`${how} ${name}`), hide: () => seen.push("hide") });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a mouse that only passes shows nothing", () => {
  timing.hover(CARD);
  vi.advanceTimersByTime(REST - 1);
  timing.hover(null);
  vi.advanceTimersByTime(10 * REST);
  expect(seen).toEqual([]);
});

test("a mouse that rests shows the note, and leaving takes it away", () => {
  timing.hover(CARD);
  vi.advanceTimersByTime(REST);
  expect(seen).toEqual(["hover card"]);
  vi.advanceTimersByTime(60_000);
  expect(seen).toEqual(["hover card"]);
  timing.hover(null);
  vi.advanceTimersByTime(GRACE);
  expect(seen).toEqual(["hover card", "hide"]);
});

test("the mouse may go onto the note and stay there", () => {
  timing.hover(CARD);
  vi.advanceTimersByTime(REST);
  timing.hover(null);
  vi.advanceTimersByTime(GRACE - 1);
  timing.hold();
  vi.advanceTimersByTime(60_000);
  expect(timing.shown).toBe(CARD);
  timing.hover(null);
  vi.advanceTimersByTime(GRACE);
  expect(timing.shown).toBeNull();
});

test("from one thing to the next it goes faster", () => {
  timing.hover(CARD);
  vi.advanceTimersByTime(REST);
  timing.hover(TOKEN);
  vi.advanceTimersByTime(NEXT);
  expect(seen).toEqual(["hover card", "hover token"]);
});

test("what was dismissed stays away until the mouse comes back", () => {
  timing.hover(CARD);
  vi.advanceTimersByTime(REST);
  expect(timing.dismiss()).toBe(true);
  timing.hover(CARD);
  vi.advanceTimersByTime(10 * REST);
  expect(timing.dismiss()).toBe(false);
  expect(seen).toEqual(["hover card", "hide"]);
  timing.hover(null);
  timing.hover(CARD);
  vi.advanceTimersByTime(REST);
  expect(timing.shown).toBe(CARD);
});

test("the keyboard shows the note as long as the focus stays", () => {
  timing.focus(CARD);
  vi.advanceTimersByTime(REST);
  expect(seen).toEqual(["focus card"]);
  timing.focus(null);
  timing.focus(TOKEN);
  vi.advanceTimersByTime(REST);
  expect(seen).toEqual(["focus card", "hide", "focus token"]);
});

test("a tap shows nothing, and is no long press", () => {
  timing.press(CARD, HERE);
  vi.advanceTimersByTime(REST - 1);
  expect(timing.release()).toBe(false);
  vi.advanceTimersByTime(10 * REST);
  expect(seen).toEqual([]);
});

test("a long press shows the note until the screen is touched again", () => {
  timing.press(CARD, HERE);
  vi.advanceTimersByTime(REST);
  expect(timing.release()).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(timing.shown).toBe(CARD);
  timing.press(null, HERE);
  expect(timing.shown).toBeNull();
  expect(timing.release()).toBe(false);
});

test("a finger that drags does not ask, also after the note has come", () => {
  timing.press(CARD, HERE);
  timing.move({ x: HERE.x + SLIP + 1, y: HERE.y });
  vi.advanceTimersByTime(REST);
  expect(seen).toEqual([]);
  timing.press(CARD, HERE);
  vi.advanceTimersByTime(REST);
  timing.move({ x: HERE.x, y: HERE.y + SLIP });
  expect(timing.shown).toBe(CARD);
  timing.move({ x: HERE.x, y: HERE.y + SLIP + 1 });
  expect(timing.shown).toBeNull();
  expect(timing.release()).toBe(false);
});

test("what somebody asks for is shown at once, and goes with the focus", () => {
  timing.focus(null);
  timing.ask(CARD);
  expect(seen).toEqual(["focus card"]);
  timing.focus(null);
  expect(seen).toEqual(["focus card", "hide"]);
});

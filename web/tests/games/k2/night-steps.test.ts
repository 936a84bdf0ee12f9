import { expect, test } from "vitest";

import { nightState, nightSteps, skipTo, stay } from "../../../src/games/k2/night-steps";
import type { GameEvent } from "../../../src/games/k2/types";

const CLEAR = { loss: 0, surcharge: 0, zones: [] };

function sleeper(seat: number, climber: number, level: number, ground: number, tent: number, weather: number) {
  const total = level + ground + tent + weather;
  return { seat, climber, level, ground, tent, weather, risk: 0, unpaid: 0, total, result: total < 1 ? 0 : Math.min(6, total), dies: total < 1 };
}

const DYING = sleeper(0, 0, 3, -1, 0, -2);
const TENTED = sleeper(0, 1, 3, -1, 1, -2);
const RESTED = sleeper(1, 0, 2, 0, 0, 0);

const ENDED: GameEvent = { event: "ended", seat: 1 };
const NIGHT: GameEvent = { event: "night", day: 7, nights: [DYING, TENTED, RESTED] };
const QUIET: GameEvent = { event: "night", day: 7, nights: [TENTED, RESTED] };
const FELL: GameEvent = { event: "fell", seat: 0, climber: 0, awaiting: false };
const MORNING: GameEvent = { event: "morning", day: 8, starting: 0, weather: CLEAR };

const kinds = (news: readonly GameEvent[], manner: "moving" | "still" | "off"): string[] => nightSteps(news, manner).map(({ kind }) => kind);

test("a night in motion: dusk, every number of those who live, then of those who die, the death, a pause, dawn", () => {
  const steps = nightSteps([ENDED, NIGHT, FELL, MORNING], "moving");
  expect(steps.map((step) => (step.kind === "part" ? `${step.of.climber} ${step.part.kind} ${step.level}` : step.kind))).toEqual([
    "dusk",
    "1 ground 2",
    "1 tent 3",
    "1 weather 1",
    "0 ground 2",
    "0 weather 0",
    "fate",
    "wait",
    "dawn",
  ]);
});

test("where nothing moves all the sums stand at once", () => {
  expect(kinds([ENDED, QUIET, MORNING], "still")).toEqual(["sums", "dawn"]);
  expect(kinds([ENDED, NIGHT, FELL, MORNING], "still")).toEqual(["sums", "fate", "wait", "dawn"]);
});

test("switched off, a night is not shown, but a death still is", () => {
  expect(kinds([ENDED, QUIET, MORNING], "off")).toEqual([]);
  expect(kinds([ENDED, NIGHT, FELL, MORNING], "off")).toEqual(["sums", "fate", "wait"]);
});

test("somebody in danger is told of before the rescue is decided, and lost afterwards", () => {
  const awaiting: GameEvent = { event: "fell", seat: 0, climber: 0, awaiting: true };
  expect(kinds([ENDED, NIGHT, awaiting], "moving").slice(-2)).toEqual(["fate", "wait"]);
  const news: GameEvent[] = [{ event: "declined", seat: 0, climber: 0 }, { event: "died", seat: 0, climber: 0 }, MORNING];
  expect(kinds(news, "moving")).toEqual(["fate", "fate", "wait", "dawn"]);
});

test("several nights of absent players wait for each of their deaths", () => {
  const steps = nightSteps([ENDED, NIGHT, FELL, MORNING, ENDED, NIGHT, FELL, MORNING], "moving");
  const waits = steps.flatMap(({ kind }, index) => (kind === "wait" ? [index] : []));
  expect(waits).toHaveLength(2);
  expect(skipTo(steps, 0)).toBe(waits[0]);
  expect(skipTo(steps, waits[0] ?? 0)).toBe((waits[0] ?? 0) + 1);
  expect(skipTo(steps, (waits[0] ?? 0) + 1)).toBe(waits[1]);
});

test("one tap skips a night without a death", () => {
  const steps = nightSteps([ENDED, QUIET, MORNING], "moving");
  expect(skipTo(steps, 0)).toBe(steps.length);
});

test("a death stays at every speed, everything else passes", () => {
  for (const speed of ["calm", "quick", "off"] as const) {
    const steps = nightSteps([ENDED, NIGHT, FELL, MORNING], speed === "off" ? "off" : "moving");
    const times = steps.map((_, index) => stay(steps, index, speed));
    expect(times.filter((time) => time === null)).toHaveLength(1);
    expect(times.indexOf(null)).toBe(steps.findIndex(({ kind }) => kind === "wait"));
  }
});

test("quick is quicker than calm, and ten climbers do not take all evening", () => {
  const nights = Array.from({ length: 10 }, (_, index) => sleeper(Math.floor(index / 2), index % 2, 4, -1, 1, -2));
  const steps = nightSteps([{ event: "night", day: 3, nights }, MORNING], "moving");
  const whole = (speed: "calm" | "quick"): number => steps.reduce((sum, _, index) => sum + (stay(steps, index, speed) ?? 0), 0);
  expect(whole("calm")).toBeLessThan(12_000);
  expect(whole("quick")).toBeLessThan(whole("calm") / 2);
});

test("all the sums of a night stay long enough to be read, in motion and as a still picture", () => {
  const nights = Array.from({ length: 10 }, (_, index) => sleeper(Math.floor(index / 2), index % 2, 4, -1, 1, -2));
  const events: GameEvent[] = [{ event: "night", day: 3, nights }, MORNING];
  const still = nightSteps(events, "still");
  expect(stay(still, 0, "calm")).toBeGreaterThanOrEqual(nights.length * 600);
  const moving = nightSteps(events, "moving");
  const last = moving.findLastIndex(({ kind }) => kind === "part");
  expect(stay(moving, last, "calm")).toBeGreaterThan(1500);
  expect(stay(moving, last - 1, "calm")).toBeLessThan(700);
});

test("levels move number by number", () => {
  const steps = nightSteps([NIGHT, FELL, MORNING], "moving");
  expect(nightState(steps, 0).levels.size).toBe(0);
  expect(nightState(steps, 2).levels.get("0-1")).toBe(3);
  expect(nightState(steps, 2).summed.has("0-1")).toBe(false);
  expect(nightState(steps, 3).summed.has("0-1")).toBe(true);
  expect(nightState(steps, 3).now?.part).toEqual({ kind: "weather", amount: -2 });
  expect(nightState(steps, 7)).toMatchObject({ waits: true, fates: [FELL], dawn: null });
  expect(nightState(steps, 8)).toMatchObject({ waits: false, dawn: 8 });
});

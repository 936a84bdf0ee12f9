import { expect, test } from "vitest";

import type { ClimbRecord } from "../../../src/games/k2/climbs";
import { streak } from "../../../src/games/k2/streak";

/** A climb of the mountain of a day, finished at noon of another day or of the same. */
function climbed(daily: string | null, on = daily ?? "2026-03-01"): ClimbRecord {
  return { daily, when: Date.parse(`${on}T12:00:00Z`) } as ClimbRecord;
}

test("nobody who has not climbed has a streak", () => {
  expect(streak([], "2026-03-02")).toBe(0);
});

test("days in a row count, in whatever order they are listed, across the end of a month", () => {
  const climbs = [climbed("2026-03-01"), climbed("2026-02-27"), climbed("2026-02-28")];
  expect(streak(climbs, "2026-03-01")).toBe(3);
});

test("a streak lasts until the day after is over", () => {
  const climbs = [climbed("2026-02-28"), climbed("2026-03-01")];
  expect(streak(climbs, "2026-03-02")).toBe(2);
  expect(streak(climbs, "2026-03-03")).toBe(0);
});

test("a day that was left out ends a streak", () => {
  expect(streak([climbed("2026-03-01"), climbed("2026-02-27")], "2026-03-01")).toBe(1);
});

test("two climbs of one day count once", () => {
  expect(streak([climbed("2026-03-01"), climbed("2026-03-01")], "2026-03-01")).toBe(1);
});

test("the mountain of a day counts only on its day", () => {
  expect(streak([climbed("2026-03-01", "2026-03-02")], "2026-03-02")).toBe(0);
});

test("other mountains do not count", () => {
  expect(streak([climbed(null)], "2026-03-01")).toBe(0);
});

test("the last second of a day in UTC still belongs to it", () => {
  const last = { daily: "2026-03-01", when: Date.parse("2026-03-01T23:59:59Z") } as ClimbRecord;
  const late = { daily: "2026-03-01", when: Date.parse("2026-03-02T00:00:00Z") } as ClimbRecord;
  expect(streak([last], "2026-03-01")).toBe(1);
  expect(streak([late], "2026-03-01")).toBe(0);
});

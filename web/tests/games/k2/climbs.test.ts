import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import { Climbs } from "../../../src/games/k2/climbs";
import type { Climb } from "../../../src/games/k2/types";
import { Database } from "../../../src/library/database";

const DAY = "2026-03-01";

let climbs: Climbs;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  climbs = new Climbs(new Database(Climbs.STORES));
});

/** A link as the engine writes it. */
function linkOf(name: string): string {
  return `#k2/game/${name.slice(1)}`;
}

function climb(link: string, daily: string | null = DAY): Climb {
  const mountain = { board: "easy", weather: "summer", seed: "here" } as const;
  return { ...mountain, link: linkOf(link), daily, points: 2, rank: "tourist", profile: "", summits: 0, deaths: 0 };
}

/** Whether the climb of a link counts as the first try of its day. */
async function isFirst(link: string): Promise<boolean | undefined> {
  return (await climbs.list()).find((record) => record.link === linkOf(link))?.first;
}

test("the first game that was begun on a day is its first try, whichever is finished first", async () => {
  await climbs.begun(DAY, "first");
  await climbs.begun(DAY, "second");
  await climbs.finished("second", climb("#second"));
  await climbs.finished("first", climb("#first"));
  expect(await isFirst("#first")).toBe(true);
  expect(await isFirst("#second")).toBe(false);
});

test("a first try is still known after a reload", async () => {
  await climbs.begun(DAY, "first");
  climbs = new Climbs(new Database(Climbs.STORES));
  await climbs.begun(DAY, "second");
  await climbs.finished("second", climb("#second"));
  expect(await isFirst("#second")).toBe(false);
});

test("every day has a first try of its own", async () => {
  await climbs.begun(DAY, "first");
  await climbs.begun("2026-03-02", "next");
  await climbs.finished("next", climb("#next", "2026-03-02"));
  expect(await isFirst("#next")).toBe(true);
});

test("a mountain of no day has no first try", async () => {
  await climbs.finished("a", climb("#a", null));
  expect(await isFirst("#a")).toBe(false);
});

test("the same choices are the same record", async () => {
  await climbs.finished("a", climb("#a"));
  await climbs.finished("b", climb("#a"));
  expect(await climbs.list()).toHaveLength(1);
});

test("where nothing can be stored, first tries last as long as the page", async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException("no", "SecurityError");
    },
  } as unknown as IDBFactory;
  climbs = new Climbs(new Database(Climbs.STORES));
  await climbs.begun(DAY, "first");
  await climbs.begun(DAY, "second");
  await climbs.finished("first", climb("#first"));
  await climbs.finished("second", climb("#second"));
  expect(await isFirst("#first")).toBe(true);
  expect(await isFirst("#second")).toBe(false);
});

test("a climb with hints says so, also when it is written into a file", async () => {
  await climbs.finished("a", climb("#a"), true);
  await climbs.finished("b", climb("#b"));
  const hinted = Object.fromEntries((await climbs.exported()).map((entry) => [entry.link, entry.hinted]));
  expect(hinted).toEqual({ "#k2/game/a": true, "#k2/game/b": undefined });
});

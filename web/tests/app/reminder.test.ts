import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { canRemind, remind, remindNoMore } from "../../src/app/reminder";
import { newestDaily } from "../../src/games/k2/climbs";
import type { Climb } from "../../src/games/k2/types";

/** What is kept for the worker, and what the icon shows. */
let kept: Map<string, Map<string, string>>;
let marked: boolean;
let registered: Set<string>;

const caches = {
  open: async (name: string) => {
    const store = kept.get(name) ?? new Map<string, string>();
    kept.set(name, store);
    return { put: async (key: string, answer: Response) => store.set(key, await answer.text()) };
  },
  delete: async (name: string) => kept.delete(name),
  match: async (key: string, { cacheName }: { readonly cacheName: string }) => {
    const text = kept.get(cacheName)?.get(key);
    return text === undefined ? undefined : new Response(text);
  },
};

const browser = () => ({
  setAppBadge: async () => void (marked = true),
  clearAppBadge: async () => void (marked = false),
  serviceWorker: {
    getRegistration: async () => ({
      periodicSync: { register: async (tag: string) => registered.add(tag), unregister: async (tag: string) => registered.delete(tag) },
    }),
  },
});

/** Wakes the worker at a time, as the browser does while no page is open. */
async function wake(now: number): Promise<void> {
  vi.setSystemTime(now);
  let done: Promise<void> = Promise.resolve();
  hears({ tag: "daily", waitUntil: (work: Promise<void>) => (done = work) });
  await done;
}

let hears: (event: unknown) => void = () => {};

beforeAll(async () => {
  vi.stubGlobal("addEventListener", (_: string, listener: typeof hears) => (hears = listener));
  await import.meta.glob("../../src/stored/reminder.js")["../../src/stored/reminder.js"]?.();
});

const NOON = Date.parse("2026-03-05T12:00:00Z");
const DAY = 86_400_000;

beforeEach(() => {
  kept = new Map();
  marked = false;
  registered = new Set();
  vi.stubGlobal("navigator", browser());
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("ServiceWorkerRegistration", { prototype: { periodicSync: null } });
  vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the icon is marked until today's mountain is climbed, and again on the next day while no page is open", async () => {
  expect(canRemind()).toBe(true);
  await remind("2026-03-04");
  expect(marked).toBe(true);
  expect(registered).toEqual(new Set(["daily"]));
  await remind("2026-03-05");
  expect(marked).toBe(false);
  await wake(NOON);
  expect(marked).toBe(false);
  await wake(NOON + DAY);
  expect(marked).toBe(true);
});

test("whoever has never climbed one is reminded too", async () => {
  await remind(null);
  expect(marked).toBe(true);
  marked = false;
  await wake(NOON);
  expect(marked).toBe(true);
});

test("nothing is marked any more when it is switched off", async () => {
  await remind(null);
  await remindNoMore();
  expect(marked).toBe(false);
  expect(registered.size).toBe(0);
  await wake(NOON);
  expect(marked).toBe(false);
});

test("a browser that cannot do it is left alone", async () => {
  vi.stubGlobal("navigator", {});
  expect(canRemind()).toBe(false);
  await remind(null);
  await remindNoMore();
  expect(marked).toBe(false);
});

test("the newest mountain of a day counts, whenever it was climbed", () => {
  const climbs = [{ daily: null }, { daily: "2026-03-01" }, { daily: "2026-03-04" }, { daily: "2026-02-28" }] as Climb[];
  expect(newestDaily(climbs)).toBe("2026-03-04");
  expect(newestDaily([])).toBeNull();
});

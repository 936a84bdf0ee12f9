import { beforeEach, expect, test, vi } from "vitest";

import type { FoundPar } from "../../../src/engine/bots/bots";
import { ParFinder } from "../../../src/games/k2/par/finder";
import { dailyPar, keepPar, keepReached, type KnownPar, readPar, UNKNOWN } from "../../../src/games/k2/par/pars";
import type { Mountain } from "../../../src/games/k2/types";
import dailies from "../../../src/games/k2/daily-par.json";

const HERE: Mountain = { board: "easy", weather: "summer", seed: "here" };
const THERE: Mountain = { board: "hard", weather: "summer", seed: "here" };

/** What a search comes to step by step: ready after two stages, over after three. */
const STEPS: readonly FoundPar[] = [
  { points: 16, done: 0, ready: false, over: false },
  { points: 16, done: 1, ready: false, over: false },
  { points: 17, done: 2, ready: true, over: false },
  { points: 18, done: 3, ready: true, over: true },
];

interface Asked {
  readonly config: unknown;
  readonly points: number;
  readonly done: number;
}

/** Bots that go through the steps, and remember what they were asked. */
class FakeBots {
  readonly asked: Asked[] = [];
  steps = [...STEPS];

  lookForPar = async ({ config, points, done }: Asked): Promise<FoundPar | null> => {
    this.asked.push({ config, points, done });
    return this.steps.shift() ?? null;
  };
}

/** Storage as a browser has it. */
function storage(): Storage {
  const map = new Map<string, string>();
  return { getItem: (key: string) => map.get(key) ?? null, setItem: (key: string, value: string) => void map.set(key, value) } as unknown as Storage;
}

beforeEach(() => vi.stubGlobal("localStorage", storage()));

/** Lets a finder work for some steps; from then on nothing is idle any more. */
function finderFor(bots: Pick<FakeBots, "lookForPar">, steps: number): ParFinder {
  let left = steps;
  return new ParFinder(bots, () => (left-- > 0 ? Promise.resolve() : new Promise(() => {})));
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}

test("a par is kept by its mountain and never falls", () => {
  const par: KnownPar = { points: 17, done: 2, ready: true, over: false };
  expect(readPar(HERE)).toEqual(UNKNOWN);
  keepPar(HERE, par);
  expect(readPar(HERE)).toEqual(par);
  expect(readPar(THERE)).toEqual(UNKNOWN);
  keepPar(HERE, { ...par, points: 15, done: 3 });
  expect(readPar(HERE)).toEqual({ ...par, done: 3 });
  keepPar(HERE, { ...par, points: 19 });
  expect(readPar(HERE).points).toBe(19);
});

test("a score that was reached before par is known is where the search goes on from, and never lowers what is known", async () => {
  keepReached(HERE, 18);
  expect(readPar(HERE)).toEqual({ ...UNKNOWN, points: 18 });
  const bots = new FakeBots();
  finderFor(bots, 1).find({ mountain: HERE, until: "ready", tell: () => {} });
  await settled();
  expect(bots.asked.map(({ points }) => points)).toEqual([18]);
  keepReached(HERE, 17);
  expect(readPar(HERE).points).toBe(18);
});

test("the mountain that was looked at longest ago is forgotten first", () => {
  keepPar(HERE, { ...UNKNOWN, points: 12 });
  keepPar(THERE, { ...UNKNOWN, points: 13 });
  keepPar(HERE, { ...UNKNOWN, points: 14 });
  for (let number = 0; number < 199; number++) keepPar({ ...HERE, seed: `other-${number}` }, UNKNOWN);
  expect(readPar(HERE).points).toBe(14);
  expect(readPar(THERE).points).toBe(0);
});

test("what cannot be read counts as not known, and where nothing may be stored pars last as long as the page", () => {
  localStorage.setItem("k2:pars", '{"easy/summer/here":{"points":"many"}}');
  expect(readPar(HERE)).toEqual(UNKNOWN);
  localStorage.setItem("k2:pars", "[");
  expect(readPar({ ...HERE, seed: "nowhere" })).toEqual(UNKNOWN);
  const refused = (): never => {
    throw new Error("refused");
  };
  vi.stubGlobal("localStorage", { getItem: refused, setItem: refused });
  keepPar(HERE, { ...UNKNOWN, points: 15 });
  expect(readPar(HERE).points).toBe(15);
});

test("the pars of the days come with the page, for the mountain of the day alone", async () => {
  const mountain: Mountain = { board: "hard", weather: "summer", seed: "daily-2026-11-18" };
  const points = dailies["hard/summer"]["2026-11-18"];
  expect(points).toBeGreaterThan(2);
  expect(await dailyPar(mountain)).toBe(points);
  expect(await dailyPar({ ...mountain, board: "easy" })).toBe(0);
  expect(await dailyPar({ ...mountain, seed: "daily-2026-01-01" })).toBe(0);
  expect(await dailyPar({ ...mountain, seed: "2026-11-18" })).toBe(0);
});

test("a search tells par when it is ready, and ends there", async () => {
  const bots = new FakeBots();
  const told: (KnownPar | null)[] = [];
  finderFor(bots, 10).find({ mountain: HERE, until: "ready", tell: (par) => told.push(par) });
  await settled();
  expect(told.map((par) => par?.points)).toEqual([17]);
  expect(bots.asked.map(({ points, done }) => [points, done])).toEqual([
    [0, 0],
    [16, 0],
    [16, 1],
  ]);
  expect(bots.asked[0]?.config).toMatchObject({ players: 1, ...HERE });
  expect(readPar(HERE)).toEqual(STEPS[2]);
});

test("a search that goes on to its end tells each better par", async () => {
  const told: (KnownPar | null)[] = [];
  finderFor(new FakeBots(), 10).find({ mountain: HERE, until: "over", tell: (par) => told.push(par) });
  await settled();
  expect(told.map((par) => par?.points)).toEqual([17, 18]);
  expect(readPar(HERE).over).toBe(true);
});

test("a search goes on from what is kept", async () => {
  keepPar(HERE, { points: 16, done: 1, ready: false, over: false });
  const bots = new FakeBots();
  finderFor(bots, 1).find({ mountain: HERE, until: "ready", tell: () => {} });
  await settled();
  expect(bots.asked.map(({ points, done }) => [points, done])).toEqual([[16, 1]]);
});

test("the mountain that was wished for last comes first, and one that nobody wishes for any more is left", async () => {
  const bots = new FakeBots();
  const finder = finderFor(bots, 3);
  finder.find({ mountain: HERE, until: "over", tell: () => {} });
  const end = finder.find({ mountain: THERE, until: "over", tell: () => end() });
  await settled();
  expect(bots.asked.map(({ config }) => (config as Mountain).board)).toEqual(["hard", "hard", "hard"]);
});

test("when somebody waits for a bot the search waits too, and forgets nothing", async () => {
  const bots = new FakeBots();
  const told: (KnownPar | null)[] = [];
  const answers = [null, ...STEPS.slice(0, 2), null, ...STEPS.slice(2)];
  const asked = vi.fn(async () => answers.shift() ?? null);
  finderFor({ lookForPar: asked }, 10).find({ mountain: HERE, until: "ready", tell: (par) => told.push(par) });
  await settled();
  expect(told.map((par) => par?.points)).toEqual([17]);
  expect(asked).toHaveBeenCalledTimes(5);
  expect(bots.asked).toEqual([]);
});

test("a search that fails again and again gives up and says so", async () => {
  const told: (KnownPar | null)[] = [];
  const failing = vi.fn(async () => {
    throw new Error("no worker");
  });
  finderFor({ lookForPar: failing }, 10).find({ mountain: HERE, until: "ready", tell: (par) => told.push(par) });
  await settled();
  expect(failing).toHaveBeenCalledTimes(3);
  expect(told).toEqual([null]);
});

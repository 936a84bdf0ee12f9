import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Bots, type Limits, type Worker } from "../../src/engine/bots/bots";
import { botName, levelOf, LEVELS } from "../../src/engine/bots/levels";

const LIMITS: Limits = { thinking: 100, slack: 50, starting: 400, searching: 20 };
const QUESTION = { game: "k2", state: {}, seat: 1, level: "hiker", seed: "s" } as const;
const DECISION = { actions: ["select m1 m1 m2"], failed: false };

/** A worker that answers as it is told, and counts how often it is stopped. */
class FakeWorker implements Worker {
  stopped = 0;
  readonly requests: unknown[] = [];
  start: () => Promise<void> = async () => {};
  answer: () => Promise<string> = async () => JSON.stringify({ ok: DECISION });

  call(request: string): Promise<string> {
    this.requests.push(JSON.parse(request));
    return this.answer();
  }

  stop(): void {
    this.stopped += 1;
  }
}

const never = (): Promise<never> => new Promise(() => {});

let worker: FakeWorker;
let bots: Bots;

beforeEach(() => {
  vi.useFakeTimers();
  worker = new FakeWorker();
  bots = new Bots(worker, LIMITS);
});

afterEach(() => vi.useRealTimers());

/** What a question comes to, and after how many milliseconds. */
async function asked(): Promise<{ readonly decision: unknown; readonly after: number }> {
  const begun = Date.now();
  let after = -1;
  const decision = bots.decide(QUESTION).then((found) => {
    after = Date.now() - begun;
    return found;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  return { decision: await decision, after };
}

test("a bot is asked with the time it may think", async () => {
  expect((await asked()).decision).toEqual(DECISION);
  expect(worker.requests).toEqual([{ do: "decide", ...QUESTION, milliseconds: 100 }]);
  expect(worker.stopped).toBe(0);
});

test("a worker that is to be prepared comes up and thinks once, and whatever goes wrong then is not told", async () => {
  await bots.prepare(null);
  expect(worker.requests).toEqual([]);
  await bots.prepare(QUESTION);
  expect(worker.requests).toEqual([{ do: "decide", ...QUESTION, milliseconds: 100 }]);
  worker.start = async () => Promise.reject(new Error("offline"));
  await bots.prepare(QUESTION);
  expect(worker.requests).toHaveLength(1);
  expect(worker.stopped).toBe(0);
});

test("a bot on a slow device prepares in several rounds, until it is done or asked", async () => {
  worker.answer = () => new Promise((resolve) => setTimeout(() => resolve(JSON.stringify({ ok: DECISION })), 120));
  void bots.prepare(QUESTION);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(worker.requests).toHaveLength(4);
  bots = new Bots(worker, LIMITS);
  void bots.prepare(QUESTION);
  await vi.advanceTimersByTimeAsync(130);
  expect(worker.requests).toHaveLength(6);
  await asked();
  expect(worker.requests).toHaveLength(7);
});

test("nobody waits long for a worker that does not come up, and less each time", async () => {
  worker.start = never;
  expect(await asked()).toEqual({ decision: null, after: 400 });
  expect(await asked()).toEqual({ decision: null, after: 200 });
  for (let i = 0; i < 5; i++) await asked();
  expect(await asked()).toEqual({ decision: null, after: 50 });
  expect(worker.stopped).toBe(0); // one that is only slow is there later
  worker.start = async () => {};
  expect((await asked()).decision).toEqual(DECISION);
  worker.start = never;
  expect(await asked()).toEqual({ decision: null, after: 400 });
});

test("a worker that cannot start is not waited for", async () => {
  worker.start = () => Promise.reject(new Error("no network"));
  expect(await asked()).toEqual({ decision: null, after: 0 });
});

test("a worker that hangs is stopped after its thinking time, and another one takes its place", async () => {
  worker.answer = never;
  expect(await asked()).toEqual({ decision: null, after: 150 });
  expect(worker.stopped).toBe(1);
  expect(await asked()).toEqual({ decision: null, after: 200 }); // the next one may only be slow
  for (let i = 0; i < 5; i++) await asked();
  expect(await asked()).toEqual({ decision: null, after: 300 });
  worker.answer = async () => JSON.stringify({ ok: DECISION });
  expect((await asked()).decision).toEqual(DECISION);
});

test.each([
  ["dies", () => Promise.reject(new Error("the worker is gone"))],
  ["refuses", async () => JSON.stringify({ error: { code: "bad_value" } })],
  ["talks nonsense", async () => "nonsense"],
])("a worker that %s is replaced at once", async (_, answer) => {
  worker.answer = answer;
  expect(await asked()).toEqual({ decision: null, after: 0 });
  expect(worker.stopped).toBe(1);
});

test("the name of a bot tells its level, and no other name does", () => {
  for (const level of LEVELS) expect(levelOf(botName(level))).toBe(level);
  for (const name of [undefined, "", "hiker", "Anna", "*", "*expert"]) expect(levelOf(name)).toBeNull();
});

const PAR = { game: "k2", config: {}, points: 0, done: 0 } as const;
const FOUND = { points: 17, done: 1, ready: false, over: false };

test("par is looked for a moment at a time", async () => {
  worker.answer = async () => JSON.stringify({ ok: FOUND });
  expect(await bots.lookForPar(PAR)).toEqual(FOUND);
  expect(worker.requests).toEqual([{ do: "par", ...PAR, milliseconds: 20 }]);
});

test("whoever waits for a bot comes before par", async () => {
  worker.answer = never;
  const decision = bots.decide(QUESTION);
  await vi.advanceTimersByTimeAsync(10);
  expect(await bots.lookForPar(PAR)).toBeNull();
  expect(worker.requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await decision).toBeNull();
  worker.answer = async () => JSON.stringify({ ok: FOUND });
  expect(await bots.lookForPar(PAR)).toEqual(FOUND);
});

test("a worker that does not come back from looking for par is stopped", async () => {
  worker.answer = never;
  const search = expect(bots.lookForPar(PAR)).rejects.toThrow("no answer");
  await vi.advanceTimersByTimeAsync(10_000);
  await search;
  expect(worker.stopped).toBe(1);
});

test("a search that is refused says so and leaves the worker alone", async () => {
  worker.answer = async () => JSON.stringify({ error: { code: "bad_players" } });
  await expect(bots.lookForPar(PAR)).rejects.toThrow("bad_players");
  expect(worker.stopped).toBe(0);
});

test("a hint is asked for with the same time to think and more patience", async () => {
  const hint = { actions: ["end"], reasons: [{ code: "rests" }] };
  const question = { game: "k2", state: {}, seat: 0, seed: "s" } as const;
  worker.answer = async () => JSON.stringify({ ok: { hints: [hint] } });
  expect(await bots.propose(question)).toEqual([hint]);
  expect(worker.requests).toEqual([{ do: "propose", ...question, milliseconds: 100 }]);
  worker.answer = never;
  const late = bots.propose(question);
  await vi.advanceTimersByTimeAsync(100 + 4 * 50);
  expect(await late).toEqual([]);
  expect(worker.stopped).toBe(1);
  worker.start = () => Promise.reject(new Error("no network"));
  expect(await bots.propose(question)).toEqual([]);
});

test("whoever can wait is told when nobody waits for a bot", async () => {
  let tell: (answer: string) => void = () => {};
  worker.answer = () => new Promise((resolve) => (tell = resolve));
  let isFree = false;
  await bots.free(); // nobody waits
  const decision = bots.decide(QUESTION);
  const free = bots.free().then(() => (isFree = true));
  await vi.advanceTimersByTimeAsync(10);
  expect(isFree).toBe(false);
  tell(JSON.stringify({ ok: DECISION }));
  await Promise.all([decision, free]);
  expect(isFree).toBe(true);
});

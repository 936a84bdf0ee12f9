import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Worker } from "../../src/engine/bots/bots";
import { type AnyReview, Reviewer, ReviewFailed } from "../../src/engine/bots/reviewer";
import { Refused } from "../../src/engine/requests";

const LIMITS = { step: 100, slack: 50, starting: 400 };
const REPLAY = { game: "k2", rules: 1, config: { players: 1, seed: "s" }, names: [], actions: [] };

function after(count: number): AnyReview {
  const found = Array.from({ length: count }, (_, moment) => ({ moment })) as unknown as AnyReview["found"];
  return { seat: 0, found, of: 3, done: count === 3, points: 9, lost: 0, praise: "good", turning_points: [], curve: [] };
}

/** A worker that weighs one choice more each time it is asked. */
class FakeWorker implements Worker {
  stopped = 0;
  asked: number[] = [];
  answer: (count: number) => Promise<string> = async (count) => JSON.stringify({ ok: after(count + 1) });
  start: () => Promise<void> = async () => {};

  call(text: string): Promise<string> {
    const { found } = JSON.parse(text) as { found: unknown[] };
    this.asked.push(found.length);
    return this.answer(found.length);
  }

  stop(): void {
    this.stopped += 1;
  }
}

let worker: FakeWorker;
let free: Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  worker = new FakeWorker();
  free = Promise.resolve();
});

afterEach(() => vi.useRealTimers());

async function step(before: AnyReview | null): Promise<unknown> {
  const work = new Reviewer(worker, () => free, LIMITS).step(REPLAY, 0, before).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(10_000);
  return work;
}

test("a step goes on from what was found before", async () => {
  expect(await step(null)).toEqual(after(1));
  expect(await step(after(2))).toEqual(after(3));
  expect(worker.asked).toEqual([0, 2]);
});

test("it waits until nobody waits for a bot", async () => {
  let tell = (): void => {};
  free = new Promise((resolve) => (tell = resolve));
  const work = new Reviewer(worker, () => free, LIMITS).step(REPLAY, 0, null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(worker.asked).toEqual([]);
  tell();
  expect(await work).toEqual(after(1));
});

test("what was found before and is refused is forgotten", async () => {
  worker.answer = async () => JSON.stringify({ error: { code: "bad_value" } });
  expect(await step(after(2))).toBeNull();
});

test("a game that cannot be reviewed is refused", async () => {
  worker.answer = async () => JSON.stringify({ error: { code: "bad_value" } });
  expect(await step(null)).toBeInstanceOf(Refused);
});

test("a worker that is gone is replaced once, and nothing is lost", async () => {
  const plain = worker.answer;
  worker.answer = (count) => (worker.asked.length === 1 ? Promise.reject(new Error("gone")) : plain(count));
  expect(await step(after(1))).toEqual(after(2));
  expect(worker.asked).toEqual([1, 1]);
  expect(worker.stopped).toBe(1);
});

test("if no worker answers the review says so", async () => {
  worker.answer = () => new Promise(() => {});
  expect(await step(after(1))).toBeInstanceOf(ReviewFailed);
  expect(worker.stopped).toBe(2);
});

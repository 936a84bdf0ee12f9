import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Worker } from "../../src/engine/bots/bots";
import { type PlayerReview, Reviewer, ReviewFailed } from "../../src/engine/bots/reviewer";
import { Refused } from "../../src/engine/requests";

const LIMITS = { step: 100, slack: 50, starting: 400 };
const REPLAY = { game: "k2", rules: 1, config: { players: 1, seed: "s" }, names: [], actions: [] };

function after(count: number): PlayerReview {
  const found = Array.from({ length: count }, (_, moment) => ({ moment })) as unknown as PlayerReview["found"];
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
let told: number[];

beforeEach(() => {
  vi.useFakeTimers();
  worker = new FakeWorker();
  told = [];
});

afterEach(() => vi.useRealTimers());

async function run(before: PlayerReview | null, wanted: () => boolean = () => true): Promise<unknown> {
  const work = new Reviewer(worker, LIMITS)
    .review(REPLAY, 0, before, wanted, ({ found }) => told.push(found.length))
    .then(
      () => "done",
      (reason: unknown) => reason,
    );
  await vi.advanceTimersByTimeAsync(10_000);
  return work;
}

test("a review goes on step by step until it is done", async () => {
  expect(await run(null)).toBe("done");
  expect(worker.asked).toEqual([0, 1, 2]);
  expect(told).toEqual([1, 2, 3]);
});

test("it goes on from what was found before, and has nothing to do when all is there", async () => {
  await run(after(2));
  expect(worker.asked).toEqual([2]);
  await run(after(3));
  expect(worker.asked).toEqual([2]);
});

test("it stops as soon as nobody wants it any more, and then tells nothing", async () => {
  let wanted = true;
  worker.answer = async (count) => {
    wanted = count < 1;
    return JSON.stringify({ ok: after(count + 1) });
  };
  expect(await run(null, () => wanted)).toBe("done");
  expect(told).toEqual([1]);
});

test("what was found before and is refused is made again", async () => {
  worker.answer = async (count) => JSON.stringify(worker.asked.length === 1 ? { error: { code: "bad_value" } } : { ok: after(count + 1) });
  expect(await run(after(2))).toBe("done");
  expect(worker.asked).toEqual([2, 0, 1, 2]);
});

test("a game that cannot be reviewed is refused", async () => {
  worker.answer = async () => JSON.stringify({ error: { code: "bad_value" } });
  expect(await run(null)).toBeInstanceOf(Refused);
});

test("a worker that is gone is replaced once, and nothing is lost", async () => {
  const plain = worker.answer;
  worker.answer = (count) => (worker.asked.length === 2 ? Promise.reject(new Error("gone")) : plain(count));
  expect(await run(null)).toBe("done");
  expect(worker.asked).toEqual([0, 1, 1, 2]);
  expect(worker.stopped).toBe(1);
});

test("if no worker answers the review says so", async () => {
  worker.answer = () => new Promise(() => {});
  expect(await run(after(1))).toBeInstanceOf(ReviewFailed);
  expect(worker.stopped).toBe(2);
});

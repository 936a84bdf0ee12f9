import { beforeEach, expect, test } from "vitest";

import type { AnyReview } from "../../src/engine/bots/reviewer";
import { Refused } from "../../src/engine/requests";
import type { Replay } from "../../src/engine/types";
import type { Reviews } from "../../src/library/reviews";
import { ReviewRuns, type Run } from "../../src/review/runs";

const OF = 3;
const FIRST: Replay = replay("first");
const SECOND = replay("second");

function replay(seed: string): Replay {
  return { game: "k2", rules: 1, config: { players: 2, seed }, names: [], actions: [] };
}

function after(seat: number, count: number): AnyReview {
  const found = Array.from({ length: count }, (_, moment) => ({ moment })) as unknown as AnyReview["found"];
  return { seat, found, of: OF, done: count === OF, points: 9, lost: 0, praise: "good", turning_points: [], curve: [] };
}

/** Weighs one choice more whenever it is let. */
class FakeReviewer {
  asked: string[] = [];
  readonly #waiting: (() => void)[] = [];
  answer: (seat: number, before: number) => AnyReview | null = (seat, before) => after(seat, before + 1);

  async step({ config }: Replay, seat: number, before: AnyReview | null): Promise<AnyReview | null> {
    this.asked.push(`${config.seed} ${seat} ${before?.found.length ?? 0}`);
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.answer(seat, before?.found.length ?? 0);
  }

  /** Lets what is at work come to its end. */
  async let(steps = 1): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      await settled();
      this.#waiting.shift()?.();
    }
    await settled();
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let reviewer: FakeReviewer;
let kept: AnyReview[];
let store: Reviews;
let runs: ReviewRuns;

beforeEach(() => {
  reviewer = new FakeReviewer();
  kept = [];
  store = { put: async (_: Replay, review: AnyReview) => void kept.push(review) } as unknown as Reviews;
  runs = new ReviewRuns(async () => reviewer);
});

function workOf(of: Replay, seat = 0): Run["work"] | undefined {
  return runs.get(of, seat)?.work;
}

test("a review goes on to its end while nobody listens, and every choice is kept", async () => {
  runs.go(FIRST, 0, null, store);
  expect(workOf(FIRST)).toBe("starting");
  await reviewer.let(1);
  expect(workOf(FIRST)).toBe("running");
  await reviewer.let(2);
  expect(workOf(FIRST)).toBe("done");
  expect(kept.map(({ found }) => found.length)).toEqual([1, 2, 3]);
  expect(reviewer.asked).toHaveLength(OF);
});

test("a step that has found nothing yet is not kept again", async () => {
  reviewer.answer = (seat, before) => after(seat, before);
  runs.go(FIRST, 0, after(0, 1), store);
  await reviewer.let(3);
  expect(kept).toEqual([]);
});

test("whoever listens hears of every step, and of what was going on before", async () => {
  runs.go(FIRST, 0, null, store);
  await reviewer.let(1);
  const heard: number[] = [];
  const deaf = runs.listen(({ review }) => heard.push(review?.found.length ?? 0));
  expect(runs.get(FIRST, 0)?.review?.found).toHaveLength(1);
  await reviewer.let(1);
  deaf();
  await reviewer.let(1);
  expect(heard).toEqual([2]);
});

test("what is done is not asked again", async () => {
  runs.go(FIRST, 0, after(0, OF), store);
  await settled();
  expect([workOf(FIRST), reviewer.asked]).toEqual(["done", []]);
});

test("one goes on at a time, the one that was asked for last first", async () => {
  runs.go(FIRST, 0, null, store);
  await reviewer.let(1);
  runs.go(SECOND, 1, null, store);
  await reviewer.let(5);
  expect(reviewer.asked).toEqual(["first 0 0", "first 0 1", "second 1 0", "second 1 1", "second 1 2", "first 0 2"]);
  expect([workOf(FIRST), workOf(SECOND, 1)]).toEqual(["done", "done"]);
});

test("one that is stopped says so, drops what is at work, and goes on where it was", async () => {
  runs.go(FIRST, 0, null, store);
  await reviewer.let(1);
  runs.stop(FIRST, 0);
  await reviewer.let(1);
  expect([workOf(FIRST), kept.length, reviewer.asked.length]).toEqual(["stopped", 1, 2]);
  runs.go(FIRST, 0, null, store);
  await reviewer.let(2);
  expect(workOf(FIRST)).toBe("done");
  expect(reviewer.asked.slice(2)).toEqual(["first 0 1", "first 0 2"]);
});

test("what was found before and does not fit is found again", async () => {
  reviewer.answer = (seat, before) => (reviewer.asked.length === 1 ? null : after(seat, before + 1));
  runs.go(FIRST, 0, after(0, 2), store);
  await reviewer.let(4);
  expect(reviewer.asked).toEqual(["first 0 2", "first 0 0", "first 0 1", "first 0 2"]);
  expect(workOf(FIRST)).toBe("done");
});

test("one that fails says so and does not hold up the others", async () => {
  const plain = reviewer.answer;
  reviewer.answer = (seat, before) => {
    if (seat === 1) throw new Refused({ code: "bad_value" });
    return plain(seat, before);
  };
  runs.go(FIRST, 0, null, store);
  runs.go(SECOND, 1, null, store);
  await reviewer.let(5);
  expect([workOf(SECOND, 1), runs.get(SECOND, 1)?.refused?.reason.code]).toEqual(["failed", "bad_value"]);
  expect(workOf(FIRST)).toBe("done");
});

test("the reviews of a game that is removed are given up", async () => {
  runs.go(FIRST, 0, null, store);
  runs.go(FIRST, 1, null, store);
  runs.go(SECOND, 0, null, store);
  runs.forget(FIRST);
  await reviewer.let(4);
  expect(workOf(FIRST)).toBeUndefined();
  expect(workOf(SECOND)).toBe("done");
  expect(reviewer.asked.every((asked) => asked.startsWith("second"))).toBe(true);
});

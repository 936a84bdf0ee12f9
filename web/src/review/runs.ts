import type { AnyReview, Reviewer } from "../engine/bots/reviewer";
import { Refused } from "../engine/requests";
import type { Replay } from "../engine/types";
import { gameKey, type Reviews } from "../library/reviews";

export type Work = "starting" | "running" | "stopped" | "failed" | "done";

/** The review of one seat of a game, as far as it has come. */
export interface Run {
  readonly replay: Replay;
  readonly seat: number;
  readonly review: AnyReview | null;
  readonly work: Work;
  /** Why the engine has refused to go on. */
  readonly refused: Refused | null;
}

type Listener = (this: void, run: Run) => void;

/**
 * The reviews that somebody has asked for. They go on wherever one is on the page, one at a time, the one that was asked for last first,
 * and what is found is kept.
 */
export class ReviewRuns {
  readonly #load: () => Promise<Pick<Reviewer, "step">>;
  readonly #runs = new Map<string, Run>();
  readonly #stores = new Map<string, Reviews>();
  readonly #listeners = new Set<Listener>();
  /** What is to be worked on; the last first. */
  #wanted: readonly string[] = [];
  #working = false;

  constructor(load: () => Promise<Pick<Reviewer, "step">>) {
    this.#load = load;
  }

  /** What is known of a review here; undefined if nobody has asked for it since the page was loaded. */
  get(replay: Replay, seat: number): Run | undefined {
    return this.#runs.get(runKey(replay, seat));
  }

  /** Hears of every change until the answer is called. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Begins or goes on, from what is kept. */
  go(replay: Replay, seat: number, kept: AnyReview | null, store: Reviews): void {
    const key = runKey(replay, seat);
    const before = this.#runs.get(key)?.review ?? kept;
    this.#stores.set(key, store);
    this.#wanted = this.#wanted.filter((other) => other !== key);
    if (before?.done === true) {
      this.#set(key, { replay, seat, review: before, work: "done", refused: null });
      return;
    }
    this.#wanted = [...this.#wanted, key];
    this.#set(key, { replay, seat, review: before, work: "starting", refused: null });
    void this.#work();
  }

  stop(replay: Replay, seat: number): void {
    const key = runKey(replay, seat);
    const run = this.#runs.get(key);
    this.#wanted = this.#wanted.filter((other) => other !== key);
    if (run !== undefined && run.work !== "done") this.#set(key, { ...run, work: "stopped" });
  }

  /** Ends the reviews of a game that is removed, or of all. */
  forget(replay: Replay | null): void {
    for (const [key, run] of this.#runs) {
      if (replay !== null && gameKey(replay) !== gameKey(run.replay)) continue;
      this.#wanted = this.#wanted.filter((other) => other !== key);
      this.#runs.delete(key);
    }
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    for (;;) {
      const key = this.#wanted.at(-1);
      const run = key === undefined ? undefined : this.#runs.get(key);
      if (key === undefined || run === undefined) break;
      await this.#step(key, run);
    }
    this.#working = false;
  }

  async #step(key: string, run: Run): Promise<void> {
    try {
      const reviewer = await this.#load();
      if (!this.#wanted.includes(key)) return;
      const review = await reviewer.step(run.replay, run.seat, run.review);
      if (!this.#wanted.includes(key)) return;
      if (review?.done === true) this.#drop(key);
      if (review !== null && review.found.length !== run.review?.found.length) void this.#stores.get(key)?.put(run.replay, review);
      this.#set(key, { ...run, review, work: review === null ? "starting" : review.done ? "done" : "running" });
    } catch (reason) {
      if (!this.#wanted.includes(key)) return;
      this.#drop(key);
      this.#set(key, { ...run, work: "failed", refused: reason instanceof Refused ? reason : null });
    }
  }

  #drop(key: string): void {
    this.#wanted = this.#wanted.filter((other) => other !== key);
  }

  #set(key: string, run: Run): void {
    this.#runs.set(key, run);
    for (const listener of this.#listeners) listener(run);
  }
}

function runKey(replay: Replay, seat: number): string {
  return `${seat} ${gameKey(replay)}`;
}

/** The page's reviews. */
export const pageReviews = new ReviewRuns(async () => (await import("../engine/bots/page-bots")).pageReviewer);

import type { AskReview, PlayerReview } from "../../generated/wire-bots";
import { Refused } from "../requests";
import type { Reason, Replay } from "../types";
import { within, type Worker } from "./bots";

export type { Deed, Done, Lesson, PlayerReview, Praise, WeighedChoice } from "../../generated/wire-bots";

/** In milliseconds. */
export interface ReviewLimits {
  /** How long one step of a review is; one that comes to an end in the middle of a choice completes it. */
  readonly step: number;
  /** How much later the answer may come before the worker counts as lost. */
  readonly slack: number;
  /** How long a review waits for a worker that is coming up. */
  readonly starting: number;
}

export const REVIEW_LIMITS: ReviewLimits = { step: 600, slack: 20_000, starting: 60_000 };

/** How often a step is tried before the review gives up. */
const ATTEMPTS = 2;

/** The worker does not answer. What was found before is not lost. */
export class ReviewFailed extends Error {}

/** Reviews finished games in the worker where bots think, in short steps, so that bots are never kept waiting for long. */
export class Reviewer {
  readonly #worker: Worker;
  readonly #limits: ReviewLimits;

  constructor(worker: Worker, limits: ReviewLimits = REVIEW_LIMITS) {
    this.#worker = worker;
    this.#limits = limits;
  }

  /**
   * Goes on with the review of one seat from what was found before, until it is done or `wanted` says no; `tell` hears of every step.
   * What was found before and does not fit the game is forgotten.
   */
  async review(
    replay: Replay,
    seat: number,
    before: PlayerReview | null,
    wanted: () => boolean,
    tell: (review: PlayerReview) => void,
  ): Promise<void> {
    let found = before;
    while (wanted() && found?.done !== true) {
      const next = await this.#next(replay, seat, found);
      if (next === null) {
        found = null;
        continue;
      }
      found = next;
      if (wanted()) tell(next);
    }
  }

  /** One step further; null if what was found before is refused. */
  async #next(replay: Replay, seat: number, before: PlayerReview | null): Promise<PlayerReview | null> {
    const request: AskReview = { do: "review", replay, seat, found: before?.found ?? [], milliseconds: this.#limits.step, iterations: 0 };
    const text = await this.#ask(JSON.stringify(request));
    const answer = JSON.parse(text) as { readonly ok: PlayerReview } | { readonly error: Reason };
    if ("ok" in answer) return answer.ok;
    if (before === null) throw new Refused(answer.error);
    return null;
  }

  /** A worker that is silent is stopped, and another one is asked once more. */
  async #ask(request: string): Promise<string> {
    const { step, slack, starting } = this.#limits;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      try {
        await within(starting, this.#worker.start());
        return await within(step + slack, this.#worker.call(request));
      } catch {
        this.#worker.stop();
      }
    }
    throw new ReviewFailed();
  }
}

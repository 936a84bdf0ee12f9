import type { AnyChoice, AskReview, PlayerReview } from "../../generated/wire-bots";
import { Refused } from "../requests";
import type { Reason, Replay } from "../types";
import { within, type Worker } from "./bots";

export type {
  AnyChoice,
  Deed,
  Done,
  Lesson,
  Line,
  Move,
  PlayerReview as Review,
  Praise,
  Told,
  WeighedChoice,
  WeighedMove,
} from "../../generated/wire-bots";

/** The review of a player of whatever game. */
export type AnyReview = PlayerReview<AnyChoice>;

/** In milliseconds. */
export interface ReviewLimits {
  /** How long one step of a review is, but for one small piece of work: so long a bot that is asked meanwhile waits. */
  readonly step: number;
  /** How much later the answer may come before the worker counts as lost. */
  readonly slack: number;
  /** How long a review waits for a worker that is coming up. */
  readonly starting: number;
}

export const REVIEW_LIMITS: ReviewLimits = { step: 100, slack: 20_000, starting: 60_000 };

/** How often a step is tried before the review gives up. */
const ATTEMPTS = 2;

/** The worker does not answer. What was found before is not lost. */
export class ReviewFailed extends Error {}

/** Reviews finished games in the worker where bots think, in short steps, so that bots are never kept waiting for long. */
export class Reviewer {
  readonly #worker: Worker;
  readonly #free: () => Promise<void>;
  readonly #limits: ReviewLimits;

  /** `free` resolves when nobody waits for a bot. */
  constructor(worker: Worker, free: () => Promise<void> = async () => {}, limits: ReviewLimits = REVIEW_LIMITS) {
    this.#worker = worker;
    this.#free = free;
    this.#limits = limits;
  }

  /**
   * Goes one step on with the review of one seat, from what was found before. What was found before and does not fit the game is
   * forgotten: then the answer is null.
   */
  async step(replay: Replay, seat: number, before: AnyReview | null): Promise<AnyReview | null> {
    await this.#free();
    const request: AskReview = { do: "review", replay, seat, found: before?.found ?? [], milliseconds: this.#limits.step, iterations: 0 };
    const text = await this.#ask(JSON.stringify(request));
    const answer = JSON.parse(text) as { readonly ok: AnyReview } | { readonly error: Reason };
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

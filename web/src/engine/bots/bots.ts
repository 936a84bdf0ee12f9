import type { Decide, Decision, FindPar, FoundPar, Hint, Hints, Propose } from "../../generated/wire-bots";
import { SITE } from "../../site";
import { Refused } from "../requests";
import type { Reason } from "../types";

export type { Decision, FoundPar, Hint };

/** A worker that starts when it is told or first called, and again after it was stopped or has died. */
export interface Worker {
  start(): Promise<void>;
  call(request: string): Promise<string>;
  stop(): void;
}

/** Who is to decide, and what about. */
export type Question = Omit<Decide, "do" | "milliseconds">;

/** The User Timing measure of a decision. */
const DECISION = `${SITE}:decision`;

/** In milliseconds. */
export interface Limits {
  /** How long a bot may think; it answers with its best so far. */
  readonly thinking: number;
  /** How much later an answer may come before the bot counts as lost. */
  readonly slack: number;
  /** How long a decision waits for a worker that is coming up. */
  readonly starting: number;
  /** How long par is looked for at a time: whoever asks a bot meanwhile waits no longer than this. */
  readonly searching: number;
}

/** A bot hears of the end only between two steps of its thought, so that this is a little less than the second and a half that people wait. */
export const LIMITS: Limits = { thinking: 1300, slack: 3000, starting: 10_000, searching: 60 };

/** Of an answer to what nobody waits for: a worker that is silent for so much longer than the slack is lost. */
const UNHURRIED = 10;

/** Each further decision waits half as long for a worker that does not come up, but not less than this part. */
const LEAST = 1 / 8;

/** How often a bot is let think beforehand. */
const ROUNDS = 4;

/** A bot that was too late gets twice the slack the next time, up to this: it may have been busy with what it needs only once. */
const MOST_SLACK = 4;

/** A person who waits for a hint can stop waiting, so a hint may take so many times longer than a decision before it counts as lost. */
const HINT_PATIENCE = 4;

/** The bots of all games, in a worker of their own. Whatever happens to it, and whenever, every question is answered within a time. */
export class Bots {
  readonly #worker: Worker;
  readonly #limits: Limits;
  #patience = 1;
  #slack = 1;
  /** Whether somebody has waited for a decision. */
  #isAsked = false;
  /** How many questions wait for an answer. */
  #waiting = 0;
  /** Whom to tell when nobody waits any more. */
  readonly #whenFree: (() => void)[] = [];

  constructor(worker: Worker, limits: Limits = LIMITS) {
    this.#worker = worker;
    this.#limits = limits;
  }

  /**
   * Brings the worker up while nobody waits for it. With a question, a bot thinks about it until it knows what it needs for the whole game,
   * in short rounds, so that a decision has not long to wait; what the bot would do is thrown away.
   */
  async prepare(question: Question | null): Promise<void> {
    try {
      await this.#worker.start();
      if (question === null) return;
      for (let round = 0; !this.#isAsked && round < ROUNDS; round++) {
        const start = performance.now();
        await this.#worker.call(this.#request(question));
        if (performance.now() - start < this.#limits.thinking) return; // it was not cut short
      }
    } catch {
      // the first decision will tell
    }
  }

  /** What the bot does; null if it has failed. */
  async decide(question: Question): Promise<Decision | null> {
    this.#isAsked = true;
    return this.#first(async () => {
      if (!(await this.#isUp())) return null;
      const start = performance.now();
      const found = await this.#ask<Decision>(this.#request(question));
      if (found !== null) performance.measure(DECISION, { start, detail: question.level });
      return found;
    });
  }

  /** What the strongest bot would do in a person's place, the best first; none if it has failed. */
  async propose(question: Omit<Propose, "do" | "milliseconds">): Promise<readonly Hint[]> {
    return this.#first(async () => {
      if (!(await this.#isUp(HINT_PATIENCE))) return [];
      const request: Propose = { do: "propose", ...question, milliseconds: this.#limits.thinking };
      const found = await this.#ask<Hints>(JSON.stringify(request), HINT_PATIENCE);
      return found?.hints ?? [];
    });
  }

  /** Looks on for par for a moment. Null if somebody waits for a bot, who comes first; rejects if the worker does not come up or does not answer. */
  async lookForPar(question: Omit<FindPar, "do" | "milliseconds">): Promise<FoundPar | null> {
    await this.#worker.start();
    if (this.#waiting > 0) return null;
    const { searching, slack } = this.#limits;
    const request: FindPar = { do: "par", ...question, milliseconds: searching };
    let text: string;
    try {
      text = await within(searching + slack * UNHURRIED, this.#worker.call(JSON.stringify(request)));
    } catch (reason) {
      if (this.#waiting === 0) this.#worker.stop(); // otherwise whoever waits finds out
      throw reason;
    }
    const answer = JSON.parse(text) as { readonly ok: FoundPar } | { readonly error: Reason };
    if ("error" in answer) throw new Refused(answer.error);
    return answer.ok;
  }

  /** Resolves as soon as nobody waits for a bot. */
  async free(): Promise<void> {
    while (this.#waiting > 0) await new Promise<void>((resolve) => this.#whenFree.push(resolve));
  }

  /** While somebody waits for this, par and reviews wait too. */
  async #first<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    try {
      return await work();
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) for (const tell of this.#whenFree.splice(0)) tell();
    }
  }

  /** Whether the worker has come up in time. One that is only slow goes on starting, and is there for a later question. */
  async #isUp(times = 1): Promise<boolean> {
    try {
      await within(this.#limits.starting * this.#patience * times, this.#worker.start());
      this.#patience = 1;
      return true;
    } catch {
      this.#patience = Math.max(LEAST, this.#patience / 2);
      return false;
    }
  }

  /** A worker that is silent for too long is stopped, and the next question starts another one. */
  async #ask<T>(request: string, times = 1): Promise<T | null> {
    const { thinking, slack } = this.#limits;
    try {
      const text = await within(thinking + slack * this.#slack * times, this.#worker.call(request));
      const answer = JSON.parse(text) as { readonly ok: T } | { readonly error: Reason };
      if ("error" in answer) throw new Refused(answer.error);
      return answer.ok;
    } catch {
      this.#slack = Math.min(MOST_SLACK, this.#slack * 2);
      this.#worker.stop();
      return null;
    }
  }

  #request(question: Question): string {
    return JSON.stringify({ do: "decide", ...question, milliseconds: this.#limits.thinking } satisfies Decide);
  }
}

/** Rejects if it is not there in time. A worker that is terminated says nothing, so only the time tells. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

import type { Bots, Decision, Hint, Question } from "../engine/bots/bots";
import type { Level } from "../engine/bots/levels";
import type { AtPosition } from "../engine/types";

/** A seat on which a bot plays, and how well. */
export interface SeatedBot {
  readonly seat: number;
  readonly level: Level;
}

/** The bots as a session asks them. */
export type PageBots = Pick<Bots, "decide" | "prepare" | "propose">;

/** A position as a seat sees it. */
type Seen = (at: AtPosition, seat: number) => Promise<Pick<Question, "game" | "state">>;

/** Fetches something when it is first needed. */
export type Loading<T> = () => Promise<T>;

export const loadBots = async (): Promise<PageBots> => (await import("../engine/bots/page-bots")).pageBots;

/** Asks bots about positions, and tells them only what the seat sees. Their code is fetched with the first question. */
export class AskingBots {
  readonly #seen: Seen;
  readonly #bots: () => Promise<PageBots>;

  constructor(seen: Seen, bots: () => Promise<PageBots>) {
    this.#seen = seen;
    this.#bots = bots;
  }

  /** What a bot does; null if it fails. */
  async decide(at: AtPosition, bot: SeatedBot, seed: string): Promise<Decision | null> {
    const question = await this.#question(at, bot, seed);
    try {
      return await (await this.#bots()).decide(question);
    } catch {
      return null; // its code could not be fetched
    }
  }

  /** What the strongest bot would do on this seat, the best first; none if it fails. */
  async propose(at: AtPosition, seat: number, seed: string): Promise<readonly Hint[]> {
    const seen = await this.#seen(at, seat);
    try {
      return await (await this.#bots()).propose({ ...seen, seat, seed });
    } catch {
      return []; // its code could not be fetched
    }
  }

  /** Lets the worker come up, and a bot that is to act think beforehand. */
  async prepare(at: AtPosition, bot: SeatedBot | null, seed: string): Promise<void> {
    try {
      const question = bot === null ? null : await this.#question(at, bot, seed);
      await (await this.#bots()).prepare(question);
    } catch {
      // the first decision will tell
    }
  }

  async #question(at: AtPosition, { seat, level }: SeatedBot, seed: string): Promise<Question> {
    const { game, state } = await this.#seen(at, seat);
    return { game, state, seat, level, seed };
  }
}

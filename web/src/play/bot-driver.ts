import type { ReactiveController, ReactiveControllerHost } from "lit";

import { mayMove, paced, type Speed } from "../ui/motion";
import type { AnySession } from "./session";

/** After something has gone wrong the bot is asked again, but not at once. */
const AGAIN_AFTER = 1000;

export interface BotTable extends ReactiveControllerHost {
  readonly session: Pick<AnySession, "bot" | "thinking" | "letBotAct" | "prepareBots">;
  readonly settings: { readonly speed: Speed };
  /** How long what has happened last is to be seen before a bot acts, in milliseconds at a calm pace; null if it has to wait for somebody. */
  botPace(): number | null;
  failed(reason: unknown): void;
}

/** Lets bots act, one decision after the other, as long as their table is on the screen. They think while their last decision is being shown. */
export class BotDriver implements ReactiveController {
  readonly #table: BotTable;
  #skip: () => void = () => {};
  #skipping = false;
  #prepared = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(table: BotTable) {
    this.#table = table;
    table.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#again);
  }

  hostUpdated(): void {
    const { session } = this.#table;
    if (!this.#prepared) {
      this.#prepared = true;
      void session.prepareBots(); // nobody waits for it
    }
    if (session.bot === null) {
      this.#skipping = false;
      return;
    }
    const pace = session.thinking ? null : this.#table.botPace();
    if (pace === null) return;
    session.letBotAct(this.#shown(pace)).catch((reason: unknown) => {
      this.#table.failed(reason);
      this.#again = setTimeout(() => this.#table.requestUpdate(), AGAIN_AFTER);
    });
  }

  /** Bots do not wait any more, until a person has acted. */
  skip(): void {
    this.#skipping = true;
    this.#skip();
  }

  /** Resolves when the last moment has been seen, or somebody skips it. */
  #shown(pace: number): Promise<void> {
    const { speed } = this.#table.settings;
    const time = this.#skipping || !mayMove(speed) ? 0 : paced(speed, pace);
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

import { Session } from "../../play/session";
import { matchesOf, matchOf } from "./matches";
import type { EngineView, GameEvent } from "./types";

/** A game of Karakorum: all cards lie open except the deck. */
export class KarakorumSession extends Session<EngineView, GameEvent> {
  #seen: readonly GameEvent[] | null = null;

  /** The last pawns reach their fields before the result is laid over them. */
  override get unseen(): boolean {
    return this.news !== this.#seen && this.news.some(({ event }) => event === "over");
  }

  /** The end has been seen. */
  see(): void {
    this.#seen = this.news;
  }

  protected override viewerOf(): null {
    return null;
  }

  /** While a bot is to act, nothing is asked of people and no effect is shown. */
  protected override withoutChoices(view: EngineView): Partial<EngineView> {
    return { ...super.withoutChoices(view), request: null, effects: [] };
  }

  protected override async record(): Promise<void> {
    const { outcome, names } = this.view;
    const match = matchOf(await this.link(), Date.now(), { config: this.saved.replay.config, names, outcome }, this.saved);
    if (match !== null) await matchesOf(this.library).put(match);
  }
}

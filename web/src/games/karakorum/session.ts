import { matchOf } from "../../library/matches";
import { Session } from "../../play/session";
import type { EngineView, GameEvent } from "./types";

/** A game of Karakorum: all cards lie open but for the deck. */
export class KarakorumSession extends Session<EngineView, GameEvent> {
  protected override whoLooks(): null {
    return null;
  }

  protected override async record(): Promise<void> {
    const { outcome, names } = this.view;
    const match = matchOf(await this.link(), Date.now(), { config: this.saved.replay.config, names, outcome });
    if (match !== null) await this.store.matches.put(match);
  }
}

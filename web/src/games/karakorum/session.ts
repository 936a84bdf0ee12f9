import { Session } from "../../play/session";
import { matchesOf, matchOf } from "./matches";
import type { EngineView, GameEvent } from "./types";

/** A game of Karakorum: all cards lie open except the deck. */
export class KarakorumSession extends Session<EngineView, GameEvent> {
  protected override viewerOf(): null {
    return null;
  }

  protected override async record(): Promise<void> {
    const { outcome, names } = this.view;
    const match = matchOf(await this.link(), Date.now(), { config: this.saved.replay.config, names, outcome });
    if (match !== null) await matchesOf(this.library).put(match);
  }
}

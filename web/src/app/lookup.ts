import { type Engine, Refused } from "../engine/requests";
import type { Found, Replay } from "../engine/types";
import type { Library } from "../library/library";
import type { Settings } from "../library/settings";
import { ALL_TEAMS, type Team } from "../ui/teams";
import type { Route } from "./address";

/** A game that is looked at. */
export interface Watching {
  readonly replay: Replay;
  readonly teams: readonly Team[];
  /** Whether it is one of this browser's games. */
  readonly own: boolean;
  /** The moment to begin with. */
  readonly start: number;
  /** The address that a moment's number is added to. */
  readonly address: string;
  /** Where the way back leads. */
  readonly back: string;
}

/** Looks up what is shown without being played: what a link holds, or a saved game that is to be watched. */
export class Lookup {
  readonly #engine: Engine;
  readonly #library: Library;
  #found: Found | null = null;
  #watching: Watching | null = null;

  constructor(engine: Engine, library: Library) {
    this.#engine = engine;
    this.#library = library;
  }

  /** What the link holds; null until the engine has read it. */
  get found(): Found | null {
    return this.#found;
  }

  /** The game to be watched, unless what was found is to be shown in another way. */
  get watching(): Watching | null {
    return this.#watching;
  }

  /** Reads a link. `stillWanted` says whether its address is the current one when the answer is there. */
  async readLink(link: string, { teams }: Settings, stillWanted: () => boolean): Promise<void> {
    this.#found = null;
    this.#watching = null;
    const found = await this.#engine.read(link);
    if (!stillWanted()) return;
    this.#found = found;
    if (found.kind !== "game" || found.moment === null) return;
    const address = link.split("/").slice(0, 3).join("/");
    this.#watching = { replay: found.replay, teams, own: false, start: found.moment, address, back: address };
  }

  /** Takes a finished game to be looked back on. */
  async reviewed({ of }: Extract<Route, { kind: "review" }>, settings: Settings, stillWanted: () => boolean): Promise<void> {
    this.#watching = null;
    if ("id" in of) {
      if ((await this.#library.games.get(of.id))?.summary.over !== true) throw new Refused({ code: "unknown-address" });
      await this.watchSaved({ kind: "watch", id: of.id, at: 0 });
      return;
    }
    const found = await this.#engine.read(of.link);
    if (!stillWanted()) return;
    if (found.kind !== "game" || !found.verdict.finished) throw new Refused({ code: "unknown-address" });
    this.#watching = { replay: found.replay, teams: settings.teams, own: false, start: 0, address: of.link, back: of.link };
  }

  /** Takes one of this browser's games to be watched. */
  async watchSaved({ id, at }: Extract<Route, { kind: "watch" }>): Promise<void> {
    this.#watching = null;
    const saved = await this.#library.games.get(id);
    if (saved === undefined) throw new Refused({ code: "unknown-address" });
    const { replay, teams = ALL_TEAMS } = saved;
    this.#watching = { replay, teams, own: true, start: at, address: `#watch/${id}`, back: `#game/${id}` };
  }
}

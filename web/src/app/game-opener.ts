import { freshId } from "../engine/id";
import { type Engine, Refused } from "../engine/requests";
import type { AnyConfig, AnyView, Replay, Whole } from "../engine/types";
import { gameNamed } from "../games";
import type { GameModule, NewGame } from "../games/module";
import type { Library } from "../library/library";
import { newGame, type SavedGame } from "../library/saved-games";
import type { AnySession } from "../play/session";
import type { Team } from "../ui/teams";
import type { LazyParts } from "./lazy-parts";

/** A page of a later version can read these, so they stay where they are. */
const OF_LATER_PAGES: readonly string[] = ["newer_rules", "unknown_game", "unknown_format"];

/** Opens games: saved ones, new ones, and those that begin where another one was. */
export class GameOpener {
  readonly #engine: Engine;
  readonly #library: Library;
  readonly #parts: LazyParts;

  constructor(engine: Engine, library: Library, parts: LazyParts) {
    this.#engine = engine;
    this.#library = library;
    this.#parts = parts;
  }

  /** Opens a saved game from its actions. One that cannot be read is kept aside, and out of the list; one of a later version of the page stays in it. */
  async resume(id: string): Promise<AnySession> {
    const saved = await this.#library.games.get(id);
    if (saved === undefined) throw new Refused({ code: "unknown-address" });
    return this.#createSession(saved, await this.#open(saved));
  }

  async #open({ id, replay, steps }: SavedGame): Promise<Whole<AnyView, unknown>> {
    try {
      return await this.#engine.open(id, replay, firstViewer(replay.config), steps);
    } catch (reason) {
      if (reason instanceof Refused && !OF_LATER_PAGES.includes(reason.reason.code)) {
        const isKept = await this.#library.asides.put(JSON.stringify(replay), reason.reason.code);
        if (isKept) await this.#library.games.remove(id);
      }
      throw reason;
    }
  }

  /** Starts a new game, which is saved before it is shown. */
  async start({ name }: GameModule, { config, names = [], teams, ghost, answers, helped }: NewGame): Promise<AnySession> {
    const whole = await this.#engine.newGame(freshId(), name, config, names, firstViewer(config));
    const session = await this.#save(whole, teams, { ...(ghost && { ghost }), ...(answers && { answers }), ...(helped && { helped }) });
    // Nobody waits for it; only a dead worker could refuse, and the next one hears of the game when it is over.
    session.begun().catch(() => {});
    return session;
  }

  /** Starts a new game from a moment of another one; it counts for no record. `names` are those who play on. */
  async playOn(replay: Replay, at: number, names: readonly string[], teams: readonly Team[]): Promise<AnySession> {
    const begun = { ...replay, names, actions: replay.actions.slice(0, at) };
    return this.#save(await this.#engine.open(freshId(), begun, firstViewer(replay.config)), teams, { unranked: true });
  }

  async #save(whole: Whole<AnyView, unknown>, teams: readonly Team[] | undefined, more: Partial<SavedGame>): Promise<AnySession> {
    const { id, replay, view } = whole;
    const made = newGame(id, replay, this.#library.summarize(replay.game, view), teams);
    return this.#createSession(await this.#library.games.save({ ...made, ...more }, 0), whole);
  }

  async #createSession(saved: SavedGame, whole: Whole<AnyView, unknown>): Promise<AnySession> {
    const play = await this.#parts.load(moduleOf(saved.replay).play);
    const session = play.createSession(this.#engine, this.#library, saved, whole);
    await session.takeOver();
    return session;
  }
}

/** The game that a replay is of; the engine refuses unknown ones before. */
export function moduleOf({ game }: Replay): GameModule {
  const found = gameNamed(game);
  if (found === undefined) throw new Refused({ code: "unknown_game" });
  return found;
}

/** Who plays alone sees the hand at once; otherwise it turns out later who may look. */
function firstViewer({ players }: AnyConfig): number | null {
  return players === 1 ? 0 : null;
}

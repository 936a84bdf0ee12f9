import { type Engine, Refused } from "../engine/requests";
import type { AnyConfig, GameName, Replay } from "../engine/types";
import { K2Session } from "../games/k2/session";
import type { ChartDay, Config, K2Verdict, Mountain } from "../games/k2/types";
import type { Ghost, SavedGame } from "../library/database";
import { type AnySession, branchGame, resumeGame, type Seating, startGame } from "../play/open";
import type { Store } from "../play/session";
import type { Team } from "../ui/teams";

/** What a game alone is played with, but for its mountain. */
export const ALONE: Omit<Config, "seed"> = { players: 1, board: "easy", weather: "summer", family: false, crowded: false, start: null };

/** Brings games to the table: saved ones, new ones, and those that begin where another one was. */
export class Tables {
  readonly #engine: Engine;
  readonly #store: Store;

  constructor(engine: Engine, store: Store) {
    this.#engine = engine;
    this.#store = store;
  }

  /** A saved game by its name; one that cannot be read is kept aside, and out of the list. */
  async resume(id: string): Promise<AnySession> {
    const saved = await this.#store.games.get(id);
    if (saved === undefined) throw new Refused({ code: "unknown-address" });
    try {
      return await resumeGame(this.#engine, this.#store, saved);
    } catch (reason) {
      if (reason instanceof Refused) {
        await this.#store.games.putAside(JSON.stringify(saved.replay), reason.reason.code);
        await this.#store.games.remove(saved.id);
      }
      throw reason;
    }
  }

  async start(game: GameName, config: AnyConfig, seating: Seating): Promise<AnySession> {
    const session = await startGame(this.#engine, this.#store, game, config, seating);
    // Nobody waits for it; only a dead worker could refuse, and the next one hears of the game when it is over.
    if (session instanceof K2Session && session.solo) this.#noteFirstTry(session.id, config as Config).catch(() => {});
    return session;
  }

  /** The name of the running game on this mountain; a race, or a game played on from another, is something else. */
  async running(mountain: Mountain): Promise<string | undefined> {
    const games = await this.#store.games.list();
    return games.find((saved) => isRunningClimb(saved) && sameMountain(saved.replay.config as Config, mountain))?.id;
  }

  /** A new game from a moment of another one. */
  playOn(replay: Replay, at: number, teams: readonly Team[]): Promise<AnySession> {
    return branchGame(this.#engine, this.#store, { ...replay, actions: replay.actions.slice(0, at) }, teams);
  }

  /** Whoever climbed a mountain before, to be raced. */
  async ghostOf(replay: Replay, { names, points, rank }: K2Verdict): Promise<Ghost> {
    const { chart } = await this.#engine.watch<{ days: readonly ChartDay[] }>(replay);
    return { name: names[0] ?? "", points: points[0] ?? 0, rank, days: chart.days };
  }

  async #noteFirstTry(id: string, { board, weather, seed }: Mountain): Promise<void> {
    const found = await this.#engine.read(`#k2/solo/${board}/${weather}/${seed}`);
    if (found.kind === "solo" && found.challenge.daily !== null) await this.#store.climbs.begun(found.challenge.daily, id);
  }
}

function isRunningClimb({ summary, unranked, ghost, replay: { game, config } }: SavedGame): boolean {
  return game === "k2" && config.players === 1 && !summary.over && !unranked && ghost === undefined;
}

function sameMountain(config: Mountain, { board, weather, seed }: Mountain): boolean {
  return config.board === board && config.weather === weather && config.seed === seed;
}

import type { AnyView, Replay } from "../engine/types";
import { ALL_TEAMS, type Team } from "../ui/teams";
import { type Aside, database, type SavedGame } from "./database";
import { summaryOf } from "./summary";

/** Thrown when another tab has saved the same game meanwhile. */
export class Conflict extends Error {}

/**
 * The games of this browser. When storage is full or forbidden they live in memory for as long as the page does;
 * `onRefused` is then called once.
 */
export class Games {
  readonly #memory = new Map<string, SavedGame>();
  readonly #onRefused: () => void;
  #refused = false;

  constructor(onRefused: () => void) {
    this.#onRefused = onRefused;
  }

  get refused(): boolean {
    return this.#refused;
  }

  async list(): Promise<SavedGame[]> {
    const stored = await this.#try(async () => (await database()).getAllFromIndex("games", "updated"), []);
    const games = new Map(stored.map((game) => [game.id, game]));
    for (const game of this.#memory.values()) games.set(game.id, game);
    return [...games.values()].sort((a, b) => b.updated - a.updated);
  }

  async get(id: string): Promise<SavedGame | undefined> {
    return this.#memory.get(id) ?? (await this.#try(async () => (await database()).get("games", id), undefined));
  }

  /** Writes a game, if nobody else has written it since `known`; its revision goes up by one. */
  async save(game: SavedGame, known: number): Promise<SavedGame> {
    const next = { ...game, revision: known + 1, updated: Date.now() };
    try {
      const store = (await database()).transaction("games", "readwrite");
      const stored = await store.store.get(game.id);
      if (stored !== undefined && stored.revision > known) {
        store.abort();
        await store.done.catch(() => {});
        throw new Conflict();
      }
      await store.store.put(next);
      await store.done;
      this.#memory.delete(next.id);
    } catch (reason) {
      if (reason instanceof Conflict) throw reason;
      this.#memory.set(next.id, next);
      this.#sayRefused();
    }
    return next;
  }

  async remove(id: string): Promise<void> {
    this.#memory.delete(id);
    await this.#try(async () => (await database()).delete("games", id), undefined);
  }

  async asides(): Promise<Aside[]> {
    return this.#try(async () => (await database()).getAll("aside"), []);
  }

  /** Keeps what could not be read, so that it can be exported. */
  async putAside(content: string, code: string): Promise<void> {
    const aside = { id: crypto.randomUUID(), when: Date.now(), content, code };
    await this.#try(async () => (await database()).put("aside", aside), undefined);
  }

  /** Everything this site has stored. */
  async eraseAll(): Promise<void> {
    this.#memory.clear();
    await this.#try(async () => {
      const db = await database();
      await Promise.all([...db.objectStoreNames].map((store) => db.clear(store)));
    }, undefined);
    localStorage.clear();
  }

  async #try<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work();
    } catch {
      this.#sayRefused();
      return otherwise;
    }
  }

  #sayRefused(): void {
    if (this.#refused) return;
    this.#refused = true;
    this.#onRefused();
  }
}

export function newGame(replay: Replay, view: AnyView, teams: readonly Team[] = ALL_TEAMS): SavedGame {
  const now = Date.now();
  return { id: crypto.randomUUID(), replay, revision: 0, started: now, updated: now, summary: summaryOf(replay.game, view), left: [], teams };
}

import { type Level, levelOf } from "../engine/bots/levels";
import type { Replay } from "../engine/types";
import { ALL_TEAMS, type Team } from "../ui/teams";
import { Refused } from "../engine/requests";
import type { Aside } from "./asides";
import type { Database } from "./database";
import { asText, isFields, isTime } from "./readers";
import { allRows, type Row } from "./rows";
import type { SavedGame, Summary } from "./saved-game";
import { type GameReader, readSaved } from "./stored-games";

export type { SavedGame, Summary };

/** Thrown when another tab has saved the same game meanwhile. */
export class Conflict extends Error {}

/** Thrown when a save would make another game of a saved one. */
export class OtherGame extends Error {}

const STORE = "games";

/**
 * The games of this browser. What is stored is read like a stranger's. When storage is full or forbidden the games live in memory for as
 * long as the page does, and are stored as soon as that is possible again.
 */
export class SavedGames {
  readonly #database: Database;
  readonly #readerOf: (game: string) => GameReader | undefined;
  readonly #memory = new Map<string, SavedGame>();

  constructor(database: Database, readerOf: (game: string) => GameReader | undefined) {
    this.#database = database;
    this.#readerOf = readerOf;
  }

  /** Every game that can be shown, the latest first. */
  async list(): Promise<SavedGame[]> {
    const stored = (await this.#rows()).flatMap(({ value }) => this.#read(value) ?? []);
    const games = new Map(stored.map((game) => [game.id, game]));
    for (const game of this.#memory.values()) games.set(game.id, game);
    return [...games.values()].sort((a, b) => b.updated - a.updated);
  }

  /** What is stored as a game and cannot be shown as one. It stays where it is. */
  async unread(): Promise<readonly Aside[]> {
    return (await this.#rows()).flatMap(({ key, value }): Aside[] => {
      const read = readSaved(value, this.#readerOf);
      if (typeof read !== "string") return [];
      const when = isFields(value) && isTime(value["updated"]) ? value["updated"] : 0;
      return [{ id: `${STORE}/${asText(key)}`, when, content: asText(value), code: read, place: { store: STORE, key } }];
    });
  }

  /** A game by its id. Refused if it is there and cannot be read. */
  async get(id: string): Promise<SavedGame | undefined> {
    const inMemory = this.#memory.get(id);
    if (inMemory !== undefined) return inMemory;
    const { found, value } = await this.#stored(id);
    if (!found) return undefined;
    const read = readSaved(value, this.#readerOf);
    if (typeof read === "string") throw new Refused({ code: read });
    return read;
  }

  /**
   * Writes a game, if nobody else has written it since `known`; its revision goes up by one. A saved game stays the same game, with the
   * same options and seed: it can only be played on.
   */
  async save(game: SavedGame, known: number): Promise<SavedGame> {
    const next = { ...game, revision: known + 1, updated: Date.now() };
    checkSameGame(this.#memory.get(game.id), next);
    try {
      await this.#write(next, known);
    } catch (reason) {
      if (reason instanceof Conflict || reason instanceof OtherGame) throw reason;
      this.#memory.set(next.id, next);
      this.#database.troubles.set("refused", true);
      return next;
    }
    this.#memory.delete(next.id);
    if (this.#memory.size > 0) await this.#storeMemory();
    else this.#database.troubles.set("refused", false);
    return next;
  }

  /** Whether the database has the game as it stands here, as far as it can be read. */
  async isStored({ id, replay }: SavedGame): Promise<boolean> {
    try {
      const read = this.#read(await (await this.#database.open()).get(STORE, id));
      return JSON.stringify(read?.replay.actions) === JSON.stringify(replay.actions);
    } catch {
      return false;
    }
  }

  async remove(id: string): Promise<void> {
    this.#memory.delete(id);
    await this.#database
      .open()
      .then((db) => db.delete(STORE, id))
      .catch(() => {});
  }

  /** Forgets what is only in memory; the database is erased as a whole. */
  clear(): void {
    this.#memory.clear();
  }

  async #write(next: SavedGame, known: number): Promise<void> {
    const transaction = (await this.#database.open()).transaction(STORE, "readwrite");
    const stored = readSaved(await transaction.store.get(next.id), this.#readerOf);
    try {
      // What a later version of the page has written is none of this page's business; what is damaged is better replaced.
      if (stored === "newer_rules" || stored === "unknown_game") throw new Conflict();
      if (typeof stored !== "string") {
        checkSameGame(stored, next);
        if (stored.revision > known) throw new Conflict();
      }
    } catch (reason) {
      transaction.abort();
      await transaction.done.catch(() => {});
      throw reason;
    }
    await Promise.all([transaction.store.put(next), transaction.done]);
  }

  /** There is room again: stores what had to stay in memory. */
  async #storeMemory(): Promise<void> {
    try {
      for (const game of this.#memory.values()) {
        await this.#write(game, game.revision - 1).catch((reason: unknown) => {
          if (!(reason instanceof Conflict || reason instanceof OtherGame)) throw reason;
        });
        this.#memory.delete(game.id);
      }
      this.#database.troubles.set("refused", false);
    } catch {
      // There is less room than it seemed.
    }
  }

  #read(value: unknown): SavedGame | null {
    const read = readSaved(value, this.#readerOf);
    return typeof read === "string" ? null : read;
  }

  async #rows(): Promise<readonly Row[]> {
    return (await this.#reading(() => allRows(this.#database, STORE))) ?? [];
  }

  async #stored(id: string): Promise<{ readonly found: boolean; readonly value?: unknown }> {
    const value = await this.#reading<unknown>(async () => (await this.#database.open()).get(STORE, id) as Promise<unknown>);
    return { found: value !== undefined, value };
  }

  /** A database that cannot be opened stores nothing; one that can, and is not read, may still have everything. */
  async #reading<T>(work: () => Promise<T>): Promise<T | undefined> {
    const { troubles } = this.#database;
    try {
      const found = await work();
      troubles.set("unreadable", false);
      return found;
    } catch {
      const isOpen = await this.#database.open().then(
        () => true,
        () => false,
      );
      troubles.set(isOpen ? "unreadable" : "refused", true);
      return undefined;
    }
  }
}

/** A game that has not been saved yet, under the id that the engine has it open with. */
export function newGame(id: string, replay: Replay, summary: Summary, teams: readonly Team[] = ALL_TEAMS): SavedGame {
  const now = Date.now();
  return { id, replay, revision: 0, started: now, updated: now, summary, left: [], teams };
}

/** The level of the bot that plays on a seat; null if a person does. */
export function botOn({ replay, bots }: Pick<SavedGame, "replay" | "bots">, seat: number): Level | null {
  const instead = bots?.[seat];
  return instead === undefined ? levelOf(replay.names[seat]) : instead;
}

/** Whether several play a game that is not over: then it holds cards that not everybody may see. */
export function hasSecrets({ replay, summary }: Pick<SavedGame, "replay" | "summary">): boolean {
  return replay.config.players > 1 && !summary.over;
}

/** The seed of a game for the list; none as long as somebody could deal the same hands with it. */
export function shownSeed(saved: SavedGame): string {
  return hasSecrets(saved) ? "" : (saved.replay.config.seed ?? "");
}

function checkSameGame(stored: SavedGame | undefined, next: SavedGame): void {
  if (stored !== undefined && startOf(stored.replay) !== startOf(next.replay)) throw new OtherGame(`${next.id} would become another game`);
}

/** What a game begins with, as a text that is equal for equal games: its name, its options and its seed. */
export function startOf({ game, config }: Pick<Replay, "game" | "config">): string {
  return JSON.stringify([game, Object.entries(config).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

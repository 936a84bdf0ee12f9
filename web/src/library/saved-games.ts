import { freshId } from "../engine/id";
import { type Level, levelOf } from "../engine/bots/levels";
import type { Replay } from "../engine/types";
import { ALL_TEAMS, type Team } from "../ui/teams";
import type { Database } from "./database";

/** What the list of games shows without asking the engine; every game adds its own. */
export interface Summary {
  readonly over: boolean;
  readonly totals: readonly number[];
}

export interface SavedGame {
  readonly id: string;
  readonly replay: Replay;
  readonly revision: number;
  readonly started: number;
  readonly updated: number;
  readonly summary: Summary;
  /** How many actions each undo takes back, as the engine said; games saved before that have none. */
  readonly steps?: readonly number[];
  /** How many of the last actions have brought news that nobody has read yet, such as a night. */
  readonly unread?: number;
  /** Seats whose people have left the table; the engine acts for them. */
  readonly left: readonly number[];
  /** By seat who plays there now instead of whom the names say: a bot of this level, or with null a person. */
  readonly bots?: Readonly<Record<number, Level | null>>;
  /** The seat of the only person left, who has not come to the screen since another one has left it: the own cards wait behind a curtain. */
  readonly unmet?: number | undefined;
  /** Colour and emblem by seat; games saved before they could be chosen have none. */
  readonly teams?: readonly Team[];
  /** Played on from another game, so it counts for no record. */
  readonly unranked?: boolean;
  /** Whether somebody was given a hint; games saved before there were hints do not say. */
  readonly hinted?: boolean;
  /** Whether short hints stand by at first and fade by themselves, as after a lesson. */
  readonly helped?: boolean;
  /** Somebody else's game from the same start, shown beside one's own, in the form that this game gives it. */
  readonly ghost?: object;
  /** Who has sent the challenge that this game takes up, in the form that this game gives it. */
  readonly answers?: object;
}

/** Something that could not be read, kept so that it can be exported. */
export interface Aside {
  readonly id: string;
  readonly when: number;
  readonly content: string;
  readonly code: string;
}

/** Thrown when another tab has saved the same game meanwhile. */
export class Conflict extends Error {}

/** Thrown when a save would make another game of a saved one. */
export class OtherGame extends Error {}

/**
 * The games of this browser. When storage is full or forbidden they live in memory for as long as the page does;
 * `onRefused` is then called once.
 */
export class SavedGames {
  readonly #database: Database;
  readonly #memory = new Map<string, SavedGame>();
  readonly #onRefused: () => void;
  #refused = false;

  constructor(database: Database, onRefused: () => void) {
    this.#database = database;
    this.#onRefused = onRefused;
  }

  async list(): Promise<SavedGame[]> {
    const stored = await this.#try(async () => (await this.#database.open()).getAllFromIndex("games", "updated") as Promise<SavedGame[]>, []);
    const games = new Map(stored.map((game) => [game.id, game]));
    for (const game of this.#memory.values()) games.set(game.id, game);
    return [...games.values()].sort((a, b) => b.updated - a.updated);
  }

  async get(id: string): Promise<SavedGame | undefined> {
    return (
      this.#memory.get(id) ??
      (await this.#try(async () => (await this.#database.open()).get("games", id) as Promise<SavedGame | undefined>, undefined))
    );
  }

  /**
   * Writes a game, if nobody else has written it since `known`; its revision goes up by one. A saved game stays the same game, with the
   * same options and seed: it can only be played on.
   */
  async save(game: SavedGame, known: number): Promise<SavedGame> {
    const next = { ...game, revision: known + 1, updated: Date.now() };
    checkSameGame(this.#memory.get(game.id), next);
    try {
      const transaction = (await this.#database.open()).transaction("games", "readwrite");
      const stored = (await transaction.store.get(game.id)) as SavedGame | undefined;
      try {
        checkSameGame(stored, next);
        if (stored !== undefined && stored.revision > known) throw new Conflict();
      } catch (reason) {
        transaction.abort();
        await transaction.done.catch(() => {});
        throw reason;
      }
      await transaction.store.put(next);
      await transaction.done;
      this.#memory.delete(next.id);
    } catch (reason) {
      if (reason instanceof Conflict || reason instanceof OtherGame) throw reason;
      this.#memory.set(next.id, next);
      this.#sayRefused();
    }
    return next;
  }

  /** Whether the database has the game as it stands here, as far as it can be read. */
  async isStored({ id, replay }: SavedGame): Promise<boolean> {
    try {
      const stored = (await (await this.#database.open()).get("games", id)) as SavedGame | undefined;
      return JSON.stringify(stored?.replay) === JSON.stringify(replay);
    } catch {
      return false;
    }
  }

  async remove(id: string): Promise<void> {
    this.#memory.delete(id);
    await this.#try(async () => (await this.#database.open()).delete("games", id), undefined);
  }

  async asides(): Promise<Aside[]> {
    return this.#try(async () => (await this.#database.open()).getAll("aside") as Promise<Aside[]>, []);
  }

  /** Keeps what could not be read, so that it can be exported. The same content is kept once. */
  async putAside(content: string, code: string): Promise<void> {
    if ((await this.asides()).some((aside) => aside.content === content)) return;
    const aside = { id: freshId(), when: Date.now(), content, code };
    await this.#try(async () => (await this.#database.open()).put("aside", aside), undefined);
  }

  /** Forgets everything that was kept aside. */
  async removeAsides(): Promise<void> {
    await this.#try(async () => (await this.#database.open()).clear("aside"), undefined);
  }

  /** Everything this site has stored. */
  async eraseAll(): Promise<void> {
    this.#memory.clear();
    await this.#try(async () => {
      const db = await this.#database.open();
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

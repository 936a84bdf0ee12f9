import type { Engine } from "../engine/requests";
import type { FoundGame } from "../engine/types";
import type { Database } from "./database";
import type { SavedGame } from "./saved-games";

/** A finished game, for the records. */
export interface AnyRecord {
  /** The link that proves it. */
  readonly link: string;
  readonly when: number;
  /** Whether somebody was given a hint. */
  readonly hinted?: boolean;
  /** Who played at last on the seats that were handed over while the game ran: a bot, or with null a person. */
  readonly bots?: SavedGame["bots"];
}

/** A record as it stands in an exported file. */
export interface RecordEntry extends AnyRecord {
  /** Whether it was the first try at something that everybody tries. */
  readonly first: boolean;
}

/** In the database the link of a record is called `hash`; records are found by it. */
type Stored<R extends AnyRecord> = R & { readonly hash: string };

/**
 * One game's records by the link that proves them: the same choices are the same record. They stay when their game is deleted; where
 * nothing can be stored they last as long as the page.
 */
export abstract class RecordStore<R extends AnyRecord> {
  protected readonly database: Database;
  readonly #name: string;
  readonly #memory = new Map<string, R>();

  constructor(database: Database, name: string) {
    this.database = database;
    this.#name = name;
  }

  /** The record of a game that was played again from an exported link; null if it does not count. */
  protected abstract recordOf(found: FoundGame, entry: RecordEntry, engine: Engine): Promise<R | null>;

  /** What is written into an exported file. */
  protected abstract entryOf(record: R): RecordEntry;

  /** All records, the latest first. */
  async list(): Promise<readonly R[]> {
    const stored = await this.database
      .open()
      .then((db) => db.getAll(this.#name) as Promise<Stored<R>[]>)
      .catch(() => []);
    const records = stored.map((entry): R => ({ ...entry, link: entry.hash }));
    const all = new Map([...records, ...this.#memory.values()].map((record) => [record.link, record]));
    return [...all.values()].sort((a, b) => b.when - a.when);
  }

  /** Adds a record, unless it is known already. */
  async put(record: R): Promise<void> {
    if ((await this.list()).some(({ link }) => link === record.link)) return;
    this.#memory.set(record.link, record);
    const stored: Stored<R> = { ...record, hash: record.link };
    await this.database
      .open()
      .then((db) => db.put(this.#name, stored))
      .then(
        () => this.#memory.delete(record.link),
        () => {},
      );
  }

  async exported(): Promise<readonly RecordEntry[]> {
    return (await this.list()).map((record) => this.entryOf(record));
  }

  async importFound(found: FoundGame, entry: RecordEntry, engine: Engine): Promise<void> {
    const record = await this.recordOf(found, entry, engine);
    if (record !== null) await this.put(record);
  }

  /** Forgets what is only in memory; the database is erased as a whole. */
  clear(): void {
    this.#memory.clear();
  }
}

import type { Engine } from "../engine/requests";
import type { FoundGame } from "../engine/types";
import type { Database } from "./database";

/** A finished game, for the records. */
export interface AnyRecord {
  /** The link that proves it. */
  readonly hash: string;
  readonly when: number;
}

/** A record as it stands in an exported file. */
export interface RecordEntry extends AnyRecord {
  /** Whether it was the first try at something that everybody tries. */
  readonly first: boolean;
}

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
    const stored = await this.database.open().then((db) => db.getAll(this.#name) as Promise<R[]>).catch(() => []);
    const all = new Map([...stored, ...this.#memory.values()].map((record) => [record.hash, record]));
    return [...all.values()].sort((a, b) => b.when - a.when);
  }

  /** Adds a record, unless it is known already. */
  async put(record: R): Promise<void> {
    if ((await this.list()).some(({ hash }) => hash === record.hash)) return;
    this.#memory.set(record.hash, record);
    await this.database.open().then((db) => db.put(this.#name, record)).then(
      () => this.#memory.delete(record.hash),
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

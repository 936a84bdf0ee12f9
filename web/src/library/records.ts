import { areBots } from "../engine/bots/levels";
import type { Engine } from "../engine/requests";
import type { FoundGame } from "../engine/types";
import type { Aside } from "./asides";
import type { Database } from "./database";
import { asText, type Fields, isFields, isGameLink, isTime } from "./readers";
import { allRows } from "./rows";
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
  readonly #game: string;
  readonly #memory = new Map<string, R>();

  /** `game` is the name that its links begin with. */
  constructor(database: Database, name: string, game: string) {
    this.database = database;
    this.#name = name;
    this.#game = game;
  }

  /** What a stored record says beside its link and its time; null if that is not as it should be. */
  protected abstract read(stored: Fields): Omit<R, keyof AnyRecord> | null;

  /** The record of a game that was played again from an exported link; null if it does not count. */
  protected abstract recordOf(found: FoundGame, entry: RecordEntry, engine: Engine): Promise<R | null>;

  /** What is written into an exported file. */
  protected abstract entryOf(record: R): RecordEntry;

  /** All records, the latest first. */
  async list(): Promise<readonly R[]> {
    const stored = await allRows(this.database, this.#name).catch(() => []);
    const records = stored.flatMap(({ value }) => this.#record(value) ?? []);
    const all = new Map([...records, ...this.#memory.values()].map((record) => [record.link, record]));
    return [...all.values()].sort((a, b) => b.when - a.when);
  }

  /** What is stored as a record and cannot be shown as one. */
  async unread(): Promise<readonly Aside[]> {
    const stored = await allRows(this.database, this.#name).catch(() => []);
    return stored.flatMap(({ key, value }): Aside[] => {
      if (this.#record(value) !== null) return [];
      const when = isFields(value) && isTime(value["when"]) ? value["when"] : 0;
      return [{ id: `${this.#name}/${asText(key)}`, when, content: asText(value), code: "damaged-record", place: { store: this.#name, key } }];
    });
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

  #record(stored: unknown): R | null {
    if (!isFields(stored) || !isGameLink(stored["hash"], this.#game) || !isTime(stored["when"])) return null;
    const more = this.read(stored);
    if (more === null) return null;
    const { hash: link, when, hinted, bots } = stored;
    return { ...more, link, when, ...(hinted === true ? { hinted } : {}), ...(areBots(bots) ? { bots } : {}) } as R;
  }

  /** Forgets what is only in memory; the database is erased as a whole. */
  clear(): void {
    this.#memory.clear();
  }
}

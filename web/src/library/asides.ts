import { freshId } from "../engine/id";
import type { Database } from "./database";
import { asText, isFields, isText, isTime } from "./readers";
import { allRows } from "./rows";

/** Something that cannot be shown, kept so that it can be looked at, exported and deleted. */
export interface Aside {
  readonly id: string;
  readonly when: number;
  readonly content: string;
  readonly code: string;
  /** The store that it is in, if that is not the one for such things, and its key there. */
  readonly place?: { readonly store: string; readonly key: IDBValidKey };
}

const STORE = "aside";

/** How many things are kept aside, and how many characters of them. What is more stays where it came from. */
export const MOST = 100;
export const MOST_TEXT = 4_000_000;

/** What could not be read from a file. */
export class Asides {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async list(): Promise<readonly Aside[]> {
    const rows = await allRows(this.#database, STORE).catch(() => []);
    return rows.map(({ key, value }): Aside => {
      const { when, content, code } = isFields(value) ? value : {};
      const place = { store: STORE, key };
      return {
        id: asText(key),
        when: isTime(when) ? when : 0,
        content: isText(content, Infinity) ? content : asText(value),
        code: isText(code, 40) ? code : "bad_json",
        place,
      };
    });
  }

  /** Keeps something, once. False if there is no room for it. */
  async put(content: string, code: string): Promise<boolean> {
    const all = await this.list();
    if (all.some((aside) => aside.content === content)) return true;
    const characters = all.reduce((sum, aside) => sum + aside.content.length, content.length);
    if (all.length >= MOST || characters > MOST_TEXT) return false;
    try {
      await (await this.#database.open()).put(STORE, { id: freshId(), when: Date.now(), content, code });
      return true;
    } catch {
      return false;
    }
  }

  /** Forgets one thing, wherever it is. */
  async remove({ id, place = { store: STORE, key: id } }: Aside): Promise<void> {
    await this.#database
      .open()
      .then((db) => db.delete(place.store, place.key))
      .catch(() => {});
  }

  /** Forgets everything that was kept aside. */
  async clear(): Promise<void> {
    await this.#database
      .open()
      .then((db) => db.clear(STORE))
      .catch(() => {});
  }
}

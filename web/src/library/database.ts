import { type IDBPDatabase, deleteDB, openDB } from "idb";

import { SITE } from "../site";
import { Troubles } from "./trouble";

/** A store of the database that a game keeps its records in, and the field that its entries are found by. */
export interface StoreDefinition {
  readonly name: string;
  readonly key: string;
}

/** The stores that do not belong to a game. */
const OWN_STORES: readonly StoreDefinition[] = [
  { name: "games", key: "id" },
  { name: "aside", key: "id" },
  { name: "reviews", key: "game" },
];

/** The version of a database with the five stores that the site had when versions were first counted by stores. */
const VERSION = { stores: 5, number: 2 } as const;

/** The site's database in this browser. It is opened when it is first used. */
export class Database {
  readonly troubles: Troubles;
  readonly #stores: readonly StoreDefinition[];
  #opening: Promise<IDBPDatabase> | undefined;

  constructor(gameStores: readonly StoreDefinition[], troubles: Troubles = new Troubles(() => {})) {
    this.#stores = [...OWN_STORES, ...gameStores];
    this.troubles = troubles;
  }

  /** Rejects where nothing may be stored, which some browsers say by throwing. Waits as long as an older page in another tab is in the way. */
  async open(): Promise<IDBPDatabase> {
    return (this.#opening ??= this.#open());
  }

  /** Removes the whole database, and those that other programs of this site have left behind. */
  async erase(): Promise<void> {
    const db = await this.#opening?.catch(() => undefined);
    this.#opening = undefined;
    if (db !== undefined) {
      await Promise.all([...db.objectStoreNames].map((store) => db.clear(store)));
      db.close();
    }
    const left = (await indexedDB.databases?.()) ?? [{ name: SITE }];
    await Promise.all(left.flatMap(({ name }) => (name === undefined ? [] : [removed(name)])));
  }

  async #open(): Promise<IDBPDatabase> {
    try {
      const db = await openDB(SITE, this.#version, {
        upgrade: (upgraded) => this.#addMissingStores(upgraded),
        blocked: () => this.troubles.set("blocked", true),
        // Another tab has a newer version of the site and waits for this one to let go.
        blocking: (_current, _next, event) => {
          this.#opening = undefined;
          (event.target as IDBDatabase).close();
        },
        terminated: () => (this.#opening = undefined),
      });
      this.troubles.set("newer", false);
      return db;
    } catch (reason) {
      this.#opening = undefined;
      if (reason instanceof DOMException && reason.name === "VersionError") this.troubles.set("newer", true);
      throw reason;
    } finally {
      this.troubles.set("blocked", false);
    }
  }

  /** Every further store raises the version, which is how the browser learns of it. */
  get #version(): number {
    return VERSION.number + Math.max(0, this.#stores.length - VERSION.stores);
  }

  #addMissingStores(db: IDBPDatabase): void {
    for (const { name, key } of this.#stores) {
      if (db.objectStoreNames.contains(name)) continue;
      const store = db.createObjectStore(name, { keyPath: key });
      if (name === "games") store.createIndex("updated", "updated");
    }
  }
}

/** Resolves when a database is gone, or as soon as another tab keeps it: that one loses it when it is closed. */
function removed(name: string): Promise<void> {
  return new Promise((resolve) => {
    deleteDB(name, { blocked: () => resolve() }).then(
      () => resolve(),
      () => resolve(),
    );
  });
}

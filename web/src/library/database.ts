import { type IDBPDatabase, openDB } from "idb";

import { SITE } from "../site";

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
  readonly #stores: readonly StoreDefinition[];
  #opening: Promise<IDBPDatabase> | undefined;

  constructor(gameStores: readonly StoreDefinition[]) {
    this.#stores = [...OWN_STORES, ...gameStores];
  }

  /** Rejects where nothing may be stored, which some browsers say by throwing. */
  async open(): Promise<IDBPDatabase> {
    this.#opening ??= openDB(SITE, this.#version, {
      upgrade: (db) => this.#addMissingStores(db),
      // Another tab has a newer version of the site and waits for this one to let go.
      blocking: (_current, _next, event) => {
        this.#opening = undefined;
        (event.target as IDBDatabase).close();
      },
      terminated: () => (this.#opening = undefined),
    });
    this.#opening.catch(() => (this.#opening = undefined));
    return this.#opening;
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

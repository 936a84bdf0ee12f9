import { database, type Ledgers } from "./database";

/**
 * Records by the link that proves them: the same choices are the same record. They stay when their game is deleted; where nothing
 * can be stored they last as long as the page.
 */
export class Ledger<N extends keyof Ledgers> {
  readonly #name: N;
  readonly #memory = new Map<string, Ledgers[N]>();

  constructor(name: N) {
    this.#name = name;
  }

  /** All of them, the latest first. */
  async list(): Promise<readonly Ledgers[N][]> {
    const stored = await database().then((db) => db.getAll(this.#name) as Promise<Ledgers[N][]>).catch(() => []);
    const all = new Map([...stored, ...this.#memory.values()].map((record) => [record.hash, record]));
    return [...all.values()].sort((a, b) => b.when - a.when);
  }

  /** Adds a record, unless it is known already. */
  async put(record: Ledgers[N]): Promise<void> {
    if ((await this.list()).some(({ hash }) => hash === record.hash)) return;
    this.#memory.set(record.hash, record);
    await database().then((db) => db.put(this.#name, record)).then(
      () => this.#memory.delete(record.hash),
      () => {},
    );
  }

  clear(): void {
    this.#memory.clear();
  }
}

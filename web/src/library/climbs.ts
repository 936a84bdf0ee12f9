import type { Climb } from "../games/k2/types";
import { database, type FirstTry } from "./database";
import { Ledger } from "./ledger";

/** Every finished climb alone, and which games were the first on the mountain of a day. */
export class Climbs extends Ledger<"climbs"> {
  readonly #firsts = new Map<string, FirstTry>();

  constructor() {
    super("climbs");
  }

  /** A game on the mountain of a day has begun; only the first one counts as the first try. */
  async begun(date: string, id: string): Promise<void> {
    if (await this.#first(date)) return;
    this.#firsts.set(date, { date, id });
    await database().then((db) => db.add("firsts", { date, id })).catch(() => {});
  }

  /** A climb is over. */
  async finished(id: string, climb: Climb): Promise<void> {
    const first = climb.daily !== null && (await this.#first(climb.daily))?.id === id;
    await this.put({ ...climb, when: Date.now(), first });
  }

  override clear(): void {
    super.clear();
    this.#firsts.clear();
  }

  async #first(date: string): Promise<FirstTry | undefined> {
    return this.#firsts.get(date) ?? (await database().then((db) => db.get("firsts", date)).catch(() => undefined));
  }
}

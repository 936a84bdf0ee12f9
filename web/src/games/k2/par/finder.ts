import type { Bots } from "../../../engine/bots/bots";
import { NAME } from "../name";
import { ALONE } from "../solo";
import type { Mountain } from "../types";
import { keepPar, type KnownPar, readPar } from "./pars";

/** How far a search goes: until par can be shown, or until nothing is left to search. */
export type Until = "ready" | "over";

interface Wish {
  readonly mountain: Mountain;
  readonly until: Until;
  tell(this: void, par: KnownPar | null): void;
}

/** After so many failures in a row nothing is looked for any more, until somebody wishes again. */
const MOST_FAILURES = 3;

/** Looks for pars in small steps: one mountain at a time, the one that was wished for last, and never in the way of anything else. */
export class ParFinder {
  readonly #bots: Pick<Bots, "lookForPar">;
  readonly #idle: () => Promise<void>;
  #wishes: readonly Wish[] = [];
  #working = false;

  /** `idle` resolves when the device has nothing better to do. */
  constructor(bots: Pick<Bots, "lookForPar">, idle: () => Promise<void>) {
    this.#bots = bots;
    this.#idle = idle;
  }

  /** Tells par as soon as it is good enough, and again when it is better; null if none can be found. Returns what ends the search. */
  find(wish: Wish): () => void {
    this.#wishes = [...this.#wishes, wish];
    void this.#work();
    return () => this.#drop(wish);
  }

  #drop(wish: Wish): void {
    this.#wishes = this.#wishes.filter((other) => other !== wish);
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    let failures = 0;
    for (;;) {
      await this.#idle();
      const wish = this.#wishes.at(-1);
      if (wish === undefined) break;
      try {
        await this.#step(wish);
        failures = 0;
      } catch {
        failures += 1;
        if (failures < MOST_FAILURES) continue;
        for (const { tell } of this.#wishes) tell(null);
        this.#wishes = [];
        break;
      }
    }
    this.#working = false;
  }

  async #step(wish: Wish): Promise<void> {
    const { mountain, until, tell } = wish;
    const { points, done } = readPar(mountain);
    const found = await this.#bots.lookForPar({ game: NAME, config: { ...ALONE, ...mountain }, points, done });
    if (found === null) return;
    const better = found.points > points;
    const kept = better || found.done > done || found.over ? keepPar(mountain, found) : found;
    if (kept.ready && (better || found.done > done || found[until])) tell(kept);
    if (found[until]) this.#drop(wish);
  }
}

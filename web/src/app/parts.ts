/** Parts of the page that not every visit shows; each is fetched when it is first needed. */
const PARTS = {
  daily: () => import("../games/k2/daily"),
  karakorum: () => import("../games/karakorum/room"),
  replay: () => import("../replay/room"),
  share: () => import("../share/share-sheet"),
};

export type PartName = keyof typeof PARTS;
type Part<N extends PartName> = Awaited<ReturnType<(typeof PARTS)[N]>>;

export interface PartsListener {
  /** Something that was missing is there. */
  onArrival(): void;
  onFailure(name: PartName): void;
}

export class Parts {
  readonly #listener: PartsListener;
  readonly #here: { [N in PartName]?: Part<N> } = {};
  readonly #coming = new Set<PartName>();

  constructor(listener: PartsListener) {
    this.#listener = listener;
  }

  /** The part, if it is there; otherwise it is on its way from now on. */
  get<N extends PartName>(name: N): Part<N> | undefined {
    if (this.#here[name] === undefined && !this.#coming.has(name)) void this.#fetch(name);
    return this.#here[name];
  }

  async #fetch(name: PartName): Promise<void> {
    this.#coming.add(name);
    try {
      Object.assign(this.#here, { [name]: await PARTS[name]() });
      this.#listener.onArrival();
    } catch {
      this.#listener.onFailure(name);
    } finally {
      this.#coming.delete(name);
    }
  }
}

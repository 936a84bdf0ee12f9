import type { Part } from "../games/module";

export interface PartsListener {
  /** Something that was missing is there. */
  onArrival(): void;
  /** A part could not be fetched. Asked for once more, it is fetched once more. */
  onFailure(part: Part<unknown>): void;
}

/** Thrown when a part could not be fetched, after the listener has heard of it. */
export class PartMissing extends Error {}

/** Parts of the page that not every visit shows; each is fetched when it is first needed. */
export class LazyParts {
  readonly #listener: PartsListener;
  readonly #here = new Map<Part<unknown>, unknown>();
  readonly #coming = new Map<Part<unknown>, Promise<unknown>>();

  constructor(listener: PartsListener) {
    this.#listener = listener;
  }

  /** The part, if it is there; otherwise it is on its way from now on. */
  get<T>(part: Part<T>): T | undefined {
    if (!this.#here.has(part)) this.load(part).catch(() => {});
    return this.#here.get(part) as T | undefined;
  }

  /** The part, as soon as it is there. */
  load<T>(part: Part<T>): Promise<T> {
    const coming = this.#coming.get(part) ?? this.#fetch(part);
    this.#coming.set(part, coming);
    return coming as Promise<T>;
  }

  async #fetch<T>(part: Part<T>): Promise<T> {
    try {
      const here = await part().catch((reason: unknown) => once(reason, part));
      this.#here.set(part, here);
      this.#listener.onArrival();
      return here;
    } catch {
      this.#coming.delete(part);
      this.#listener.onFailure(part);
      throw new PartMissing();
    }
  }
}

/** Once more, with the file that is named fetched past the HTTP cache; not every browser names it. */
async function once<T>(reason: unknown, part: Part<T>): Promise<T> {
  const [file] = /https?:\S+/.exec(String(reason)) ?? [];
  if (file !== undefined) await (await fetch(file, { cache: "reload" })).arrayBuffer();
  return part();
}

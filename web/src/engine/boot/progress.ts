import type { BootMessage } from "./messages";

/** The part of all bytes between two reports: the page draws its progress line again with each. */
const STEP = 0.04;

/** Milliseconds after which less is reported, too: on a slow line the progress should still be seen. */
const PATIENCE = 700;

/** Tells the page what the worker does, and counts the bytes of what is downloaded on the way. */
export class Progress {
  #loaded = 0;
  #told = 0;
  #toldAt: number;
  readonly #total: number;
  readonly #now: () => number;

  constructor(total: number, now: () => number = () => performance.now()) {
    this.#total = total;
    this.#now = now;
    this.#toldAt = now();
  }

  tell(message: BootMessage): void {
    self.postMessage(message);
  }

  /** Counts the bytes of a stream until it ends or fails. */
  async count(stream: ReadableStream<Uint8Array>): Promise<void> {
    const reader = stream.getReader();
    try {
      for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) this.#add(value?.byteLength ?? 0);
    } catch {
      // The error is reported where the download is used.
    }
  }

  #add(bytes: number): void {
    this.#loaded += bytes;
    const now = this.#now();
    if (this.#loaded - this.#told < STEP * this.#total && now - this.#toldAt < PATIENCE) return;
    this.#told = this.#loaded;
    this.#toldAt = now;
    this.tell({ kind: "bytes", loaded: Math.min(this.#loaded, this.#total), total: this.#total });
  }
}

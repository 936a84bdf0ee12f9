import { channelName, type BootMessage, type PageMessage } from "./messages";

/** The part of all bytes between two reports: the page draws its progress line again with each. */
const STEP = 0.04;

/** Tells the page what the worker does, and counts the bytes of what is downloaded on the way. */
export class Progress {
  #channel: BroadcastChannel | undefined;
  #loaded = 0;
  #told = 0;
  readonly #total: number;

  constructor(total: number) {
    this.#total = total;
  }

  /** Until it is connected it only counts. */
  connect(id: string): void {
    this.#channel = new BroadcastChannel(channelName(id));
    this.#channel.onmessage = ({ data }: MessageEvent<PageMessage>) => {
      if (data.kind === "close") self.close();
    };
    this.#holdLock(channelName(id));
  }

  tell(message: BootMessage): void {
    this.#channel?.postMessage(message);
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
    if (this.#loaded - this.#told < STEP * this.#total) return;
    this.#told = this.#loaded;
    this.tell({ kind: "bytes", loaded: Math.min(this.#loaded, this.#total), total: this.#total });
  }

  /** Holds a lock until the worker ends. Nothing announces that a worker was killed, but its locks are released: the page waits for this one. */
  #holdLock(name: string): void {
    void navigator.locks.request(name, () => {
      this.tell({ kind: "alive" });
      return new Promise<never>(() => {});
    });
  }
}

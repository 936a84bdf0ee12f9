import { channelName, type BootMessage, type PageMessage } from "./messages";

/** Tells the page what the worker does, and counts the bytes of what is downloaded on the way. */
export class Progress {
  #channel: BroadcastChannel | undefined;
  #loaded = 0;
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
    this.#holdLifeline(channelName(id));
  }

  tell(message: BootMessage): void {
    this.#channel?.postMessage(message);
  }

  add(bytes: number): void {
    this.#loaded += bytes;
    this.tell({ kind: "bytes", loaded: Math.min(this.#loaded, this.#total), total: this.#total });
  }

  counted(): TransformStream<Uint8Array, Uint8Array> {
    return new TransformStream({
      transform: (chunk, controller) => {
        this.add(chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
  }

  /** Nothing announces that a worker was killed, but its locks are released: the page waits for this one. */
  #holdLifeline(name: string): void {
    void navigator.locks.request(name, () => {
      this.tell({ kind: "alive" });
      return new Promise<never>(() => {});
    });
  }
}

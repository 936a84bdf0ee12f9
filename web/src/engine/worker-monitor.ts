import { channelName, type BootMessage, type PageMessage } from "./boot/messages";

/** Hears what one worker says while it starts, and notices when it ends. */
export class WorkerMonitor {
  readonly #name: string;
  readonly #channel: BroadcastChannel;
  readonly #waiting = new AbortController();

  constructor(id: string, onMessage: (message: BootMessage) => void, onDeath: () => void) {
    this.#name = channelName(id);
    this.#channel = new BroadcastChannel(this.#name);
    this.#channel.onmessage = ({ data }: MessageEvent<BootMessage>) => {
      if (data.kind === "alive") this.#awaitDeath(onDeath);
      onMessage(data);
    };
  }

  /** Asks a worker that PyScript has not handed over to end itself. */
  close(): void {
    this.#channel.postMessage({ kind: "close" } satisfies PageMessage);
    this.#waiting.abort();
    this.#channel.close();
  }

  #awaitDeath(onDeath: () => void): void {
    // The worker holds this lock as long as it lives; an abort is no news.
    navigator.locks.request(this.#name, { signal: this.#waiting.signal }, onDeath).catch(() => {});
  }
}

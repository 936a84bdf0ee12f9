import boot from "../generated/boot.json";
import type { BootMessage } from "./boot/messages";
import engineFile from "./engine.py?url";
import { EngineError, type EngineFailure } from "./errors";
import { advance, type EngineState, type Progress, STARTING } from "./state";
import { mark } from "./timing";
import { WorkerMonitor } from "./worker-monitor";

export interface EngineListener {
  onState(state: EngineState): void;
  /** The worker is gone. The next call starts another one. */
  onDeath(): void;
}

interface Door {
  call(request: string): Promise<string>;
}

interface Running {
  readonly door: Door;
  /** Rejects when the worker is gone; never resolves. */
  readonly gone: Promise<never>;
}

/** Silence of this length while starting counts as failure: a download that moves is never silent. */
const STALLED_AFTER = 45_000;

/** Any request proves that the worker answers; this one is the cheapest. */
const HELLO = JSON.stringify({ do: "hello" });

/**
 * The engine in its worker. It starts when asked or when first called, and again after it failed or was killed; what it knew is lost
 * then, and the caller tells it again.
 */
export class EngineClient {
  #listener: EngineListener | undefined;
  #running: Promise<Running> | undefined;
  #state = STARTING;

  get state(): EngineState {
    return this.#state;
  }

  /** From now on somebody hears of changes. */
  listen(listener: EngineListener): void {
    this.#listener = listener;
  }

  /** Resolves when the engine answers. Rejects with an EngineError, after which it may be called again. */
  async start(): Promise<void> {
    await this.#ensure();
  }

  /** JSON text in, JSON text out. */
  async call(request: string): Promise<string> {
    const { door, gone } = await this.#ensure();
    return Promise.race([door.call(request), gone]);
  }

  #ensure(): Promise<Running> {
    return (this.#running ??= this.#launch());
  }

  #launch(): Promise<Running> {
    this.#become(STARTING);
    const launching = new Launch((progress) => this.#become(advance(this.#state, progress))).run();
    launching.then(
      ({ gone }) =>
        gone.catch(() => {
          this.#running = undefined;
          this.#listener?.onDeath();
        }),
      ({ code }: EngineError) => {
        this.#running = undefined;
        this.#become({ kind: "failed", code });
      },
    );
    return launching;
  }

  #become(state: EngineState): void {
    this.#state = state;
    this.#listener?.onState(state);
  }
}

/** One attempt to bring a worker up. */
class Launch {
  readonly #id = crypto.randomUUID();
  readonly #tell: (progress: Progress) => void;
  readonly #monitor: WorkerMonitor;
  readonly #gone: Promise<never>;
  #lose: (error: EngineError) => void = () => {};
  #silence: ReturnType<typeof setTimeout> | undefined;
  #settled = false;

  constructor(tell: (progress: Progress) => void) {
    this.#tell = tell;
    this.#gone = new Promise((_, reject) => (this.#lose = reject));
    this.#gone.catch(() => {});
    this.#monitor = new WorkerMonitor(
      this.#id,
      (message) => this.#hear(message),
      () => this.#fail("died", "the worker is gone"),
    );
  }

  async run(): Promise<Running> {
    this.#listenForSilence();
    try {
      const worker = await Promise.race([this.#worker(), this.#gone]);
      await Promise.race([worker.sync.call(HELLO), this.#gone]);
      mark("engine");
      this.#tell({ kind: "ready" });
      return { door: worker.sync, gone: this.#gone };
    } catch (reason) {
      this.#monitor.close();
      throw asEngineError(reason);
    } finally {
      this.#settled = true;
      clearTimeout(this.#silence);
    }
  }

  async #worker(): Promise<Worker & { readonly sync: Door }> {
    const { PyWorker } = await import("@pyscript/core");
    // The worker lives at a blob address, where a relative one means nothing. The fragment names the channel to talk on; PyScript
    // hands on what is before the last slash.
    const version = `${new URL(boot.url, location.href).href}#${this.#id}/`;
    return PyWorker(engineFile, { type: "pyodide", version, config: {} });
  }

  #hear(message: BootMessage): void {
    this.#listenForSilence();
    if (message.kind !== "alive") this.#tell(message);
  }

  #listenForSilence(): void {
    clearTimeout(this.#silence);
    if (this.#settled) return; // a last word from the worker may arrive after it was handed over
    this.#silence = setTimeout(() => this.#fail("stalled", `nothing for ${STALLED_AFTER / 1000} s`), STALLED_AFTER);
  }

  #fail(code: EngineFailure, reason: string): void {
    this.#lose(new EngineError(code, reason));
  }
}

/** A fetch or an import that does not get through is a TypeError, in the page and in the worker. */
function asEngineError(reason: unknown): EngineError {
  if (reason instanceof EngineError) return reason;
  return new EngineError(reason instanceof TypeError ? "download" : "start", String(reason));
}

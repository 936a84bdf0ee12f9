import boot from "../generated/boot.json";
import { type BootMessage, newId, type Role } from "./boot/messages";
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

/** A worker: what it is for, and the address of the Python file that it runs. */
export interface WorkerKind {
  readonly role: Role;
  readonly file: string;
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
  readonly #kind: WorkerKind;
  #listener: EngineListener | undefined;
  #running: Promise<Running> | undefined;
  #launch: Launch | undefined;
  #state = STARTING;

  constructor(kind: WorkerKind) {
    this.#kind = kind;
  }

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

  /** Ends the worker, whatever it does; also one that is still coming up. The next call starts another one. */
  stop(): void {
    this.#launch?.stop();
    this.#running = undefined;
    this.#launch = undefined;
  }

  #ensure(): Promise<Running> {
    return (this.#running ??= this.#start());
  }

  #start(): Promise<Running> {
    this.#become(STARTING);
    const launch = new Launch(this.#kind, (progress) => this.#become(advance(this.#state, progress)));
    this.#launch = launch;
    const launching = launch.run();
    launching.then(
      ({ gone }) =>
        gone.catch(() => {
          if (this.#launch !== launch) return; // another one has taken its place
          this.#running = undefined;
          this.#listener?.onDeath();
        }),
      ({ code }: EngineError) => {
        if (this.#launch !== launch) return;
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
  readonly #id: string;
  readonly #role: Role;
  readonly #file: string;
  readonly #tell: (progress: Progress) => void;
  readonly #monitor: WorkerMonitor;
  readonly #gone: Promise<never>;
  #lose: (error: EngineError) => void = () => {};
  #silence: ReturnType<typeof setTimeout> | undefined;
  #settled = false;
  #stopped = false;
  #handedOver: Worker | undefined;

  constructor({ role, file }: WorkerKind, tell: (progress: Progress) => void) {
    this.#id = newId(role);
    this.#role = role;
    this.#file = file;
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
      if (this.#role === "games") mark("engine");
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

  /** Ends the worker at once, or as soon as PyScript hands it over. */
  stop(): void {
    this.#stopped = true;
    this.#fail("died", "the worker was stopped");
    this.#monitor.close();
    this.#handedOver?.terminate();
  }

  async #worker(): Promise<Worker & { readonly sync: Door }> {
    const { PyWorker } = await import("@pyscript/core");
    // The worker lives at a blob address, where a relative one means nothing. The fragment names the channel to talk on; PyScript
    // hands on what is before the last slash.
    const version = `${new URL(boot.url, location.href).href}#${this.#id}/`;
    const worker = await PyWorker(this.#file, { type: "pyodide", version, config: {} });
    this.#handedOver = worker;
    if (this.#stopped) worker.terminate();
    return worker;
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

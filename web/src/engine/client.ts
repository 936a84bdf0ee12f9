import boot from "../generated/boot.json";
import { EngineError, isDeath } from "./errors";
import { RunningWorker, type WorkerKind } from "./running-worker";
import { advance, type EngineState, type Progress, STARTING } from "./state";

export interface EngineListener {
  onState(state: EngineState): void;
  /** The worker is gone. The next call starts another one. */
  onDeath(): void;
}

/** How often a worker that is lost while it starts is replaced before that counts as failed. */
const STARTS = 3;

/** A worker that was lost gives the next one more patience: it may only have been slow. */
const MOST_PATIENCE = 2;

/** More losses than this within a minute mean that it is of no use to start another one unasked. */
const LOSSES = 6;
const MINUTE = 60_000;

/**
 * The engine in its worker. It starts when asked or when first called, and again after it failed or was lost; what it knew is lost
 * then, and the caller tells it again.
 */
export class EngineClient {
  readonly #kind: WorkerKind;
  #listener: EngineListener | undefined;
  #running: Promise<RunningWorker> | undefined;
  #worker: RunningWorker | undefined;
  #state = STARTING;
  /** The state when the engine was ready last. */
  #ready = STARTING;
  #patience = 1;
  #losses: readonly number[] = [];

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
    if (this.#state.kind === "failed") this.#become(this.#ready);
  }

  /** JSON text in, JSON text out. */
  async call(request: string): Promise<string> {
    const worker = await this.#ensure();
    return worker.call(request);
  }

  /** Says that what was asked has failed for good, and that only a person can have it tried again. */
  giveUp({ code }: EngineError): void {
    if (this.#state.kind !== "failed") this.#become({ kind: "failed", code });
  }

  /** Ends the worker, whatever it does; also one that is still coming up. The next call starts another one. */
  stop(): void {
    const worker = this.#worker;
    this.#forget();
    worker?.stop();
  }

  #ensure(): Promise<RunningWorker> {
    return (this.#running ??= this.#start());
  }

  #start(): Promise<RunningWorker> {
    const starting = this.#tryToStart();
    starting.catch((reason: unknown) => {
      if (this.#running !== starting) return; // it was stopped, or another one has taken its place
      this.#forget();
      this.#become({ kind: "failed", code: reason instanceof EngineError ? reason.code : "start" });
    });
    return starting;
  }

  /** A worker that is lost while it starts is replaced; one that lacks a file is started once more with files past the HTTP cache. */
  async #tryToStart(): Promise<RunningWorker> {
    let isRenewed = false;
    for (let attempt = 1; ; attempt++) {
      const worker = new RunningWorker(this.#kind, this.#patience, (progress) => this.#hear(worker, progress));
      this.#worker = worker;
      this.#become(STARTING);
      try {
        await worker.start();
        worker.gone.catch(() => this.#lost(worker));
        return worker;
      } catch (reason) {
        const isIncomplete = reason instanceof EngineError && reason.code === "download" && !isRenewed;
        if (this.#worker !== worker || attempt === STARTS || !(isIncomplete || isDeath(reason))) throw reason;
        if (isIncomplete) {
          isRenewed = true;
          await this.#renew();
          if (this.#worker !== worker) throw reason;
        } else this.#patience = MOST_PATIENCE;
      }
    }
  }

  /** The files that the worker is begun with; it sees to the others itself (boot/download.ts). */
  async #renew(): Promise<void> {
    const renewed = [boot.url, this.#kind.file].map(async (file) => (await fetch(file, { cache: "reload" })).arrayBuffer());
    await Promise.allSettled(renewed);
  }

  #lost(worker: RunningWorker): void {
    if (this.#worker !== worker) return;
    this.#forget();
    this.#patience = MOST_PATIENCE;
    const now = Date.now();
    this.#losses = [...this.#losses.filter((when) => now - when < MINUTE), now];
    if (this.#losses.length < LOSSES) this.#listener?.onDeath();
    else this.#become({ kind: "failed", code: "died" });
  }

  #forget(): void {
    this.#running = undefined;
    this.#worker = undefined;
  }

  #hear(worker: RunningWorker, progress: Progress): void {
    if (this.#worker === worker) this.#become(advance(this.#state, progress));
  }

  #become(state: EngineState): void {
    this.#state = state;
    if (state.kind === "ready") this.#ready = state;
    this.#listener?.onState(state);
  }
}

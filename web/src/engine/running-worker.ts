import type * as PyScript from "@pyscript/core";

import boot from "../generated/boot.json";
import { Alarm } from "./alarm";
import type { BootMessage, Role, StartFailure } from "./boot/messages";
import { EngineError, type EngineFailure } from "./errors";
import { freshId, randomId } from "./id";
import { lacksNeeds } from "./needs";
import { meetNextWorker } from "./new-workers";
import type { Progress } from "./state";
import { mark } from "./timing";

/** A worker: what it is for, the address of the Python file that it runs, and how long it may be silent over a request. */
export interface WorkerKind {
  readonly role: Role;
  readonly file: string;
  /** In milliseconds; without it whoever asks keeps the time. */
  readonly patience?: (request: string) => number;
}

interface Door {
  call(request: string): Promise<string>;
}

/** A sign of life comes twice a second from a worker that computes nothing. */
const PULSE_LOST = 3000;

/** While Python comes up the worker computes, and has no pulse: longer without the memory image. */
const COMES_UP = { memory: 10_000, library: 60_000 } as const;

/** After so long without progress the page says that it takes long; a download that moves always has some. */
const SLOW = 10_000;

/** After so much longer it counts as failed. */
const STALLED = 35_000;

/** Any request proves that the worker answers; this one is the cheapest. */
const HELLO = JSON.stringify({ do: "hello" });

/** A request that was not answered yet. */
interface Waiting {
  readonly patience: number;
}

/**
 * One worker from its first moment to its end. That it has ended, or hangs, is told by the lock that it holds, by its pulse while it starts
 * and rests, and by the time it takes over a request; `times` is how much more patience than usual it gets.
 */
export class RunningWorker {
  /** Rejects when the worker is gone; never resolves. */
  readonly gone: Promise<never>;
  readonly #kind: WorkerKind;
  readonly #times: number;
  readonly #tell: (progress: Progress) => void;
  readonly #name: string;
  readonly #locked = new AbortController();
  readonly #silence = new Alarm(() => this.#end("died", "no sign of life"));
  readonly #standstill = new Alarm(() => this.#stands());
  readonly #waiting: Waiting[] = [];
  #lose: (error: EngineError) => void = () => {};
  #worker: Worker | undefined;
  #door: Door | undefined;
  #failure: StartFailure | undefined;
  #pulse = PULSE_LOST;
  #hasBooted = false;
  #isLocked = false;
  #hasEnded = false;
  #isSlow = false;

  constructor(kind: WorkerKind, times: number, tell: (progress: Progress) => void) {
    this.#kind = kind;
    this.#times = times;
    this.#tell = tell;
    this.#name = `${kind.role}-${freshId()}`;
    this.gone = new Promise((_, reject) => (this.#lose = reject));
    this.gone.catch(() => {});
  }

  /** Resolves when the engine answers; rejects with an EngineError. */
  async start(): Promise<void> {
    this.#moved();
    try {
      const { sync } = await Promise.race([this.#launch(), this.gone]);
      await Promise.race([sync.call(HELLO), this.gone]);
      this.#door = sync;
    } catch (reason) {
      this.stop();
      throw this.#errorOf(reason);
    } finally {
      this.#standstill.off();
    }
    if (this.#kind.role === "games") mark("engine");
    this.#pulse = PULSE_LOST;
    this.#listen();
    this.#tell({ kind: "ready" });
  }

  /** JSON text in, JSON text out. Rejects as died if the worker does not answer in time. */
  async call(request: string): Promise<string> {
    const door = this.#door;
    if (door === undefined) throw new EngineError("died", "the worker is not up");
    const waiting = { patience: (this.#kind.patience?.(request) ?? Infinity) * this.#times };
    this.#waiting.push(waiting);
    if (this.#waiting.length === 1) this.#listen();
    try {
      return await Promise.race([door.call(request), this.gone]);
    } catch (reason) {
      // The engine answers whatever it is asked: anything else means that it is broken.
      this.#end("died", String(reason));
      return await this.gone;
    } finally {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      this.#listen();
    }
  }

  /** Ends the worker, whatever it does; also one that is still coming up. */
  stop(): void {
    this.#end("died", "the worker was stopped");
  }

  async #launch(): Promise<Worker & { readonly sync: Door }> {
    void this.#checkFile();
    const forget = meetNextWorker(this.#name, (worker) => this.#meet(worker));
    try {
      const { PyWorker } = await loadPyScript();
      if (this.#hasEnded) return await this.gone;
      this.#listen();
      // The worker lives at a blob address, where a relative one means nothing.
      return await PyWorker(this.#kind.file, { type: "pyodide", version: new URL(boot.url, location.href).href, config: {} });
    } finally {
      forget();
    }
  }

  /** PyScript fetches the same file, and says nothing if it is not there. */
  async #checkFile(): Promise<void> {
    const found = await fetch(this.#kind.file).catch(() => null);
    if (found?.ok !== true) this.#end("download", `${this.#kind.file}: HTTP ${found?.status ?? "nothing"}`);
  }

  #meet(worker: Worker): void {
    this.#worker = worker;
    if (this.#hasEnded) return worker.terminate();
    worker.addEventListener("message", ({ data }: MessageEvent<Partial<BootMessage> | null>) => {
      if (typeof data?.kind === "string") this.#hear(data as BootMessage);
    });
    // Before it has said anything, this means that the browser does not understand the worker at all.
    worker.addEventListener("error", () => this.#hasBooted || this.#end("start", "the worker cannot be run"));
  }

  #hear(message: BootMessage): void {
    switch (message.kind) {
      case "pulse":
        break;
      case "locked":
        this.#awaitEnd();
        break;
      case "failed":
        this.#failure = message.code;
        break;
      case "start":
      case "bytes":
      case "python":
        if (message.kind === "start") this.#pulse = COMES_UP[message.from];
        this.#hasBooted = true;
        this.#moved();
        this.#tell(message);
    }
    if (this.#waiting.length === 0) this.#listen();
  }

  /** Waits for the next sign of life, or for the answer to the request that the worker is busy with: it answers one after the other. */
  #listen(): void {
    const [next] = this.#waiting;
    if (this.#hasEnded) this.#silence.off();
    else if (next !== undefined) this.#silence.set(next.patience);
    else if (this.#door !== undefined && this.#isLocked) this.#silence.off();
    else this.#silence.set(this.#pulse * this.#times);
  }

  #moved(): void {
    if (this.#hasEnded || this.#door !== undefined) return;
    this.#isSlow = false;
    this.#standstill.set(SLOW);
  }

  #stands(): void {
    if (this.#isSlow) return this.#end("stalled", "nothing moves");
    this.#isSlow = true;
    this.#tell({ kind: "slow" });
    this.#standstill.set(STALLED);
  }

  /** The worker holds this lock as long as it lives; an abort is no news. */
  #awaitEnd(): void {
    try {
      const waiting = navigator.locks.request(this.#name, { signal: this.#locked.signal }, () => this.#end("died", "the worker is gone"));
      this.#isLocked = true;
      waiting.catch(() => (this.#isLocked = false));
    } catch {
      // This page may not wait for locks; the pulse tells, too.
    }
  }

  #end(code: EngineFailure, reason: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#silence.off();
    this.#standstill.off();
    this.#locked.abort();
    this.#worker?.terminate();
    this.#lose(new EngineError(code, reason));
  }

  #errorOf(reason: unknown): EngineError {
    const error = reason instanceof EngineError ? reason : new EngineError(this.#failure ?? this.#likelyFailure(), String(reason));
    const mayLack = error.code === "start" || error.code === "download";
    return mayLack && lacksNeeds() ? new EngineError("browser", error.message) : error;
  }

  /** A worker that was made, and has not come as far as Python's own code, has not found that. */
  #likelyFailure(): StartFailure {
    return this.#worker === undefined || this.#hasBooted ? "start" : "download";
  }
}

async function loadPyScript(): Promise<typeof PyScript> {
  if (!("randomUUID" in crypto)) Object.assign(crypto, { randomUUID: randomId }); // PyScript counts on it
  try {
    return await import("@pyscript/core");
  } catch (reason) {
    throw new EngineError("download", String(reason));
  }
}

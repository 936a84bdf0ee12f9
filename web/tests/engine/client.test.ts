import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { BootMessage } from "../../src/engine/boot/messages";
import type { EngineClient } from "../../src/engine/client";
import type { EngineState } from "../../src/engine/state";

type Answer = (request: string) => Promise<string>;

const OK = JSON.stringify({ ok: {} });
const never = (): Promise<never> => new Promise(() => {});

/** A browser's worker, as far as the page has to do with it. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly name: string;
  isEnded = false;
  answer: Answer = async () => OK;
  handOver: (worker: unknown) => void = () => {};
  refuse: (reason: Error) => void = () => {};
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(address: string, { name = "", type = "classic" }: WorkerOptions = {}) {
    super();
    if (type === "module" && address.endsWith("/nothing")) throw new DOMException("no address", "SyntaxError");
    this.name = name;
    FakeWorker.all.push(this);
  }

  say(data: BootMessage): void {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent("message", { data }));
  }

  /** From now on it lives. */
  wake(): void {
    this.say({ kind: "pulse" });
    this.#pulse = setInterval(() => this.say({ kind: "pulse" }), 500);
  }

  /** It comes up. */
  comeUp(): void {
    this.wake();
    if ("locks" in navigator) this.say({ kind: "locked" });
    this.say({ kind: "start", from: "memory" });
    this.say({ kind: "python" });
    this.handOver({ sync: { call: (request: string) => this.answer(request) } });
  }

  /** The browser ends it, and says so only to whoever waits for its lock. */
  kill(): void {
    this.isEnded = true;
    clearInterval(this.#pulse);
    locks.get(this.name)?.();
  }

  terminate(): void {
    this.isEnded = true;
    clearInterval(this.#pulse);
  }
}

/** Who waits for a lock. */
const locks = new Map<string, () => void>();

/** Like PyScript it makes its workers of the class that there was when it was loaded. */
function pyScript(): object {
  const Found = globalThis.Worker;
  const PyWorker = () =>
    new Promise((resolve, reject) => {
      const worker = new Found("blob:worker") as unknown as FakeWorker;
      worker.handOver = resolve;
      worker.refuse = reject;
    });
  return { PyWorker };
}

let client: EngineClient;
let states: EngineState[];
let deaths: number;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock("@pyscript/core", pyScript);
  FakeWorker.all = [];
  locks.clear();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("location", { href: "https://example.org/" });
  vi.stubGlobal("fetch", async () => new Response("code"));
  vi.stubGlobal("navigator", { locks: { request: async (name: string, _: unknown, held: () => void) => void locks.set(name, held) } });
  const { EngineClient: Client } = await import("../../src/engine/client");
  const { patienceFor } = await import("../../src/engine/patience");
  client = new Client({ role: "games", file: "/engine.py", patience: patienceFor });
  states = [];
  deaths = 0;
  client.listen({ onState: (state) => states.push(state), onDeath: () => (deaths += 1) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** The worker that was started last. */
async function latest(): Promise<FakeWorker> {
  await pass(1);
  const worker = FakeWorker.all.at(-1);
  if (worker === undefined) throw new Error("no worker was started");
  return worker;
}

async function started(): Promise<FakeWorker> {
  const starting = client.start();
  const worker = await latest();
  worker.comeUp();
  await starting;
  return worker;
}

function withoutWebAssembly(): void {
  vi.stubGlobal("WebAssembly", undefined);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
}

/** What a promise comes to, without anybody waiting for it. */
function outcome(work: Promise<unknown>): { code: string } {
  const found = { code: "" };
  work.then(
    () => (found.code = "done"),
    (reason: { code?: string }) => (found.code = reason.code ?? "other"),
  );
  return found;
}

describe("a start", () => {
  test("ends with an engine that answers", async () => {
    expect((await started()).name).toMatch(/^games-/);
    expect(client.state).toEqual({ kind: "ready", from: "memory" });
    expect(await client.call('{"do":"hello"}')).toBe(OK);
  });

  test("of a worker that is killed before it has said anything is repeated within three seconds", async () => {
    const start = outcome(client.start());
    (await latest()).kill();
    await pass(3000);
    expect(FakeWorker.all).toHaveLength(2);
    expect(FakeWorker.all[0]?.isEnded).toBe(true);
    (await latest()).comeUp();
    await pass(1);
    expect(start.code).toBe("done");
  });

  test("of a worker that is killed twice while it starts is repeated at once", async () => {
    const start = outcome(client.start());
    for (const count of [1, 2]) {
      const worker = await latest();
      expect(FakeWorker.all).toHaveLength(count);
      worker.wake();
      worker.say({ kind: "locked" });
      worker.kill();
      await pass(1);
    }
    expect(start.code).toBe("");
    (await latest()).comeUp();
    await pass(1);
    expect(start.code).toBe("done");
  });

  test("that is killed again and again says so, and can be tried again", async () => {
    const start = outcome(client.start());
    for (let count = 0; count < 3; count++) {
      (await latest()).kill();
      await pass(6000);
    }
    expect(start.code).toBe("died");
    expect(client.state).toEqual({ kind: "failed", code: "died" });
    await started();
    expect(client.state.kind).toBe("ready");
  });

  test("may compute for some seconds without a pulse", async () => {
    const start = outcome(client.start());
    const worker = await latest();
    worker.say({ kind: "start", from: "memory" });
    await pass(9000);
    worker.comeUp();
    await pass(1);
    expect(start.code).toBe("done");
    expect(FakeWorker.all).toHaveLength(1);
  });

  test("that hangs while Python comes up is repeated", async () => {
    outcome(client.start());
    (await latest()).say({ kind: "start", from: "memory" });
    await pass(10_000);
    expect(FakeWorker.all).toHaveLength(2);
  });

  test("in which nothing moves says soon that it takes long, and fails in the end", async () => {
    const start = outcome(client.start());
    (await latest()).wake();
    await pass(10_000);
    expect(client.state).toMatchObject({ kind: "starting", slow: true });
    await pass(35_000);
    expect(start.code).toBe("stalled");
  });

  test("that moves on is slow no longer", async () => {
    outcome(client.start());
    const worker = await latest();
    worker.wake();
    await pass(10_000);
    worker.say({ kind: "bytes", loaded: 1, total: 2 });
    expect(client.state).not.toHaveProperty("slow");
  });

  test.each([
    ["without workers", "browser", () => vi.stubGlobal("Worker", undefined)],
    ["whose Python file is missing", "download", () => vi.stubGlobal("fetch", async () => new Response("", { status: 404 }))],
    ["without WebAssembly and without a network", "browser", withoutWebAssembly],
    ["without a network", "download", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))],
  ])("%s fails at once and says why", async (_what, code, prepare) => {
    prepare();
    const start = outcome(client.start());
    await pass(1);
    expect(start.code).toBe(code);
    expect(client.state).toEqual({ kind: "failed", code });
  });

  test("that lacks a file is tried once more with files from past the HTTP cache, and then says why", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (file: string, { cache = "default" }: RequestInit = {}) => {
      asked.push(`${file} ${cache}`);
      return new Response("code");
    });
    const start = outcome(client.start());
    (await latest()).refuse(new TypeError("Failed to fetch"));
    const second = await latest();
    expect(FakeWorker.all).toHaveLength(2);
    expect(asked.slice(1, 3)).toEqual([expect.stringMatching(/boot\.js reload$/), "/engine.py reload"]);
    expect(start.code).toBe("");
    second.refuse(new TypeError("Failed to fetch"));
    await pass(1);
    expect(start.code).toBe("download");
    expect(FakeWorker.all).toHaveLength(2);
  });

  test.each([
    ["cannot read", "start", (worker: FakeWorker) => worker.dispatchEvent(new Event("error"))],
    [
      "has no memory for",
      "memory",
      (worker: FakeWorker) => {
        worker.say({ kind: "start", from: "memory" });
        worker.say({ kind: "failed", code: "memory" });
        worker.refuse(new RangeError("out of memory"));
      },
    ],
    [
      "does not get through with",
      "start",
      (worker: FakeWorker) => {
        worker.say({ kind: "start", from: "memory" });
        worker.refuse(new TypeError("something is undefined"));
      },
    ],
  ])("that a worker %s says why", async (_what, code, fail) => {
    const start = outcome(client.start());
    fail(await latest());
    await pass(1);
    expect(start.code).toBe(code);
  });
});

describe("a worker that runs", () => {
  test("and is killed is missed at once", async () => {
    const worker = await started();
    worker.answer = never;
    const call = outcome(client.call('{"do":"apply"}'));
    await pass(1);
    worker.kill();
    await pass(1);
    expect([call.code, deaths]).toEqual(["died", 1]);
  });

  test("and hangs is ended after three seconds, and the next call has another one with more patience", async () => {
    const worker = await started();
    worker.answer = never;
    const call = outcome(client.call('{"do":"apply"}'));
    await pass(2500);
    expect(call.code).toBe("");
    await pass(750);
    expect([call.code, worker.isEnded]).toEqual(["died", true]);
    const again = outcome(client.call('{"do":"apply"}'));
    const next = await latest();
    next.answer = (request) => (request.includes("hello") ? Promise.resolve(OK) : new Promise((resolve) => setTimeout(() => resolve(OK), 5000)));
    next.comeUp();
    await pass(5001);
    expect(again.code).toBe("done");
  });

  test("has time for one request after the other", async () => {
    const worker = await started();
    let queue = Promise.resolve();
    worker.answer = () => (queue = queue.then(() => new Promise((resolve) => setTimeout(resolve, 2000)))).then(() => OK);
    const calls = [1, 2, 3].map(() => outcome(client.call('{"do":"view"}')));
    await pass(6001);
    expect(calls.map(({ code }) => code)).toEqual(["done", "done", "done"]);
  });

  test("has more time for what may be much work", async () => {
    const { patienceFor } = await import("../../src/engine/patience");
    expect(patienceFor('{"do":"view"}')).toBeLessThan(3100);
    expect(patienceFor(`{"do":"open","replay":"${"x".repeat(10_000)}"}`)).toBeGreaterThan(10_000);
    expect(patienceFor(`{"do":"open","replay":"${"x".repeat(10_000_000)}"}`)).toBe(30_000);
  });

  test("and answers with an error of its own is broken", async () => {
    const worker = await started();
    worker.answer = () => Promise.reject(new Error("memory access out of bounds"));
    const call = outcome(client.call('{"do":"view"}'));
    await pass(1);
    expect([call.code, worker.isEnded, deaths]).toEqual(["died", true, 1]);
  });

  test("and is killed where there are no locks is missed after three seconds of rest", async () => {
    vi.stubGlobal("navigator", {});
    const worker = await started();
    await pass(60_000);
    expect(deaths).toBe(0);
    worker.kill();
    await pass(3250);
    expect(deaths).toBe(1);
  });

  test("is not missed while the page is hidden", async () => {
    vi.stubGlobal("navigator", {});
    const worker = await started();
    vi.stubGlobal("document", { hidden: true });
    worker.kill();
    await pass(60_000);
    expect(deaths).toBe(0);
    vi.stubGlobal("document", { hidden: false });
    await pass(3250);
    expect(deaths).toBe(1);
  });

  test("and is lost all the time is replaced unasked only some times", async () => {
    for (let count = 0; count < 6; count++) {
      (await started()).kill();
      await pass(1);
    }
    expect(deaths).toBe(5);
    expect(client.state).toEqual({ kind: "failed", code: "died" });
  });
});

test("what needs nothing open is asked again of another worker", async () => {
  const { Engine } = await import("../../src/engine/requests");
  const worker = await started();
  worker.answer = never;
  const answer = outcome(new Engine(client).read("#k2/game/x"));
  await pass(1);
  worker.kill();
  (await latest()).comeUp();
  await pass(1);
  expect(answer.code).toBe("done");
});

test("a person can have it tried again when what was asked has failed for good", async () => {
  await started();
  const { EngineError } = await import("../../src/engine/errors");
  client.giveUp(new EngineError("died", "again and again"));
  expect(client.state).toEqual({ kind: "failed", code: "died" });
  await client.start();
  expect(client.state).toEqual({ kind: "ready", from: "memory" });
});

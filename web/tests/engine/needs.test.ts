import { afterEach, expect, test, vi } from "vitest";

/** It reads of which type it shall be. */
class Knowing {
  terminate(): void {}

  constructor(_address: string, options: WorkerOptions) {
    if (options.type === "module") throw new DOMException("no address", "SyntaxError");
  }
}

class Unknowing {
  terminate(): void {}
}

/** What is said of a browser with this worker and this WebAssembly. */
async function lacks(worker: unknown, wasm: unknown): Promise<boolean> {
  vi.resetModules();
  vi.stubGlobal("Worker", worker);
  vi.stubGlobal("WebAssembly", wasm);
  const { lacksNeeds } = await import("../../src/engine/needs");
  return lacksNeeds();
}

afterEach(() => vi.unstubAllGlobals());

test("a browser that has everything lacks nothing", async () => {
  expect(await lacks(Knowing, WebAssembly)).toBe(false);
});

test.each([
  ["workers", undefined, WebAssembly],
  ["module workers", Unknowing, WebAssembly],
  ["WebAssembly", Knowing, undefined],
  ["exceptions in WebAssembly", Knowing, { validate: () => false }],
])("a browser without %s lacks what the engine needs", async (_what, worker, wasm) => {
  expect(await lacks(worker, wasm)).toBe(true);
});

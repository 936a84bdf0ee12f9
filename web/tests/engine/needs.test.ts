import { afterEach, expect, test, vi } from "vitest";

import { ownScript } from "../../src/engine/own-scripts";

/** It reads of which type it shall be. */
class Knowing {
  static asked = "";

  terminate(): void {}

  constructor(address: string, options: WorkerOptions) {
    Knowing.asked = address;
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
  vi.stubGlobal("location", { origin: "https://example.org" });
  const { lacksNeeds } = await import("../../src/engine/needs");
  return lacksNeeds();
}

afterEach(() => vi.unstubAllGlobals());

test("a browser that has everything lacks nothing", async () => {
  expect(await lacks(Knowing, WebAssembly)).toBe(false);
});

test("the address that is asked with is one that the site's policy allows", async () => {
  await lacks(Knowing, WebAssembly);
  expect(ownScript(Knowing.asked, "https://example.org/")).toBe(Knowing.asked);
});

test.each([
  ["workers", undefined, WebAssembly],
  ["module workers", Unknowing, WebAssembly],
  ["WebAssembly", Knowing, undefined],
  ["exceptions in WebAssembly", Knowing, { validate: () => false }],
])("a browser without %s lacks what the engine needs", async (_what, worker, wasm) => {
  expect(await lacks(worker, wasm)).toBe(true);
});

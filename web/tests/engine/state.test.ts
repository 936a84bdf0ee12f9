import { expect, test } from "vitest";

import { advance, type EngineState, type Progress, STARTING } from "../../src/engine/state";

const bytes = (loaded: number): Progress => ({ kind: "bytes", loaded, total: 100 });
const after = (...progress: readonly Progress[]): EngineState => progress.reduce(advance, STARTING);

test("the line grows with the bytes, and the download is not all of it", () => {
  expect(after(bytes(50))).toEqual({ kind: "starting", part: 0.4, from: "memory" });
  expect(after(bytes(100))).toEqual({ kind: "starting", part: 0.8, from: "memory" });
});

test("the line never goes back", () => {
  expect(after(bytes(75), bytes(25))).toEqual(after(bytes(75)));
});

test("a start from the library keeps the line where it is", () => {
  expect(after(bytes(50), { kind: "start", from: "library", reason: "no image" })).toEqual({ kind: "starting", part: 0.4, from: "library" });
});

test("once it is ready, what is said late changes nothing", () => {
  const ready = after({ kind: "python" }, { kind: "ready" });
  expect(ready).toEqual({ kind: "ready", from: "memory" });
  expect(advance(ready, bytes(10))).toBe(ready);
});

test("a start that failed stays failed", () => {
  const failed: EngineState = { kind: "failed", code: "stalled" };
  expect(advance(failed, { kind: "ready" })).toBe(failed);
});

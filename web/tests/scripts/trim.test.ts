import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { Memory } from "../../scripts/trim/data.mjs";
import { readWasm, writeWasm } from "../../scripts/trim/sections.mjs";

const file = readFileSync(new URL("../../node_modules/pyodide/pyodide.asm.wasm", import.meta.url));

test("Pyodide's WebAssembly is the same after it was read and written", () => {
  const wasm = readWasm(file);
  new Memory(wasm.data).save();
  expect(Buffer.compare(writeWasm(wasm), file)).toBe(0);
});

test("what is cleared in the memory is cleared in the file, and nothing else", () => {
  const text = "This module makes available standard errno";
  const wasm = readWasm(file);
  const memory = new Memory(wasm.data);
  const at = memory.indexOf(text);
  const length = memory.endOfText(at) - at;
  memory.clear(at, at + length);
  memory.save();
  const expected = Uint8Array.from(file);
  const start = file.indexOf(text);
  expected.fill(0, start, start + length);
  expect(Buffer.compare(writeWasm(wasm), expected)).toBe(0);
});

import { expect, test } from "vitest";

import { Memory } from "../../scripts/trim/data.mjs";
import { readWasm, writeWasm } from "../../scripts/trim/sections.mjs";

const text = (words: string): number[] => [...new TextEncoder().encode(words)];

const section = (kind: number, ...content: number[]): number[] => [kind, content.length, ...content];

/** A file with one function f, twice in the table from place 1 on, and data at address 64. */
const FILE = Uint8Array.from([
  ...text("\0asm\x01\0\0\0"),
  ...section(1, 1, 0x60, 0, 0),
  ...section(3, 1, 0),
  ...section(4, 1, 0x70, 0, 3),
  ...section(5, 1, 0, 1),
  ...section(7, 1, 1, ...text("f"), 0, 0),
  ...section(9, 1, 0, 0x41, 1, 0x0b, 2, 0, 0),
  ...section(10, 1, 2, 0, 0x0b),
  ...section(11, 1, 0, 0x41, 0xc0, 0, 0x0b, 12, ...text("one\0two\0\x07\0\0\0")),
]);

test("a WebAssembly file is the same after it was read and written", async () => {
  const wasm = readWasm(FILE);
  expect(await WebAssembly.compile(FILE)).toBeDefined();
  expect(wasm.names.get("f")).toBe(0);
  expect(wasm.table).toMatchObject({ first: 1, functions: [0, 0] });
  expect(writeWasm(wasm)).toEqual(FILE);
});

test("what changes in the memory changes in the file, and nothing else", () => {
  const wasm = readWasm(FILE);
  const memory = new Memory(wasm.data);
  expect([memory.text(68), memory.u32(72)]).toEqual(["two", 7]);
  memory.clear(64, memory.endOfText(64));
  memory.save();
  const written = writeWasm(wasm);
  expect(written.subarray(-12)).toEqual(Uint8Array.from(text("\0\0\0\0two\0\x07\0\0\0")));
  expect(written.subarray(0, -12)).toEqual(FILE.subarray(0, -12));
});

import { describe, expect, test } from "vitest";

import { pack } from "../../../scripts/difference.mjs";
import { applyImage, readImage, unpackImage } from "../../../src/engine/boot/memory";

const HEAD = { build: "abc", size: 4096 };

/** Memory as the WebAssembly file fills it: something at its beginning, zeros behind. */
function freshMemory(): Uint8Array {
  const memory = new Uint8Array(HEAD.size);
  memory.set([1, 2, 3, 4, 5, 6, 7, 8]);
  return memory;
}

/** The bytes as they come from the network. */
const stream = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> => new Blob([bytes]).stream();

const bytesOfImage = pack(HEAD, freshMemory(), new Uint8Array(HEAD.size).fill(7)).slice();
const packed = await new Response(stream(bytesOfImage).pipeThrough(new CompressionStream("gzip"))).bytes();
const damaged = packed.map((byte, at) => (at === packed.length >> 1 ? byte ^ 0xff : byte));

/** What the build packs from `taken`, applied to a memory that has been used meanwhile. */
function restored(taken: Uint8Array, used: Uint8Array): Uint8Array {
  const fresh = freshMemory();
  const image = readImage(pack(HEAD, fresh, taken).slice().buffer);
  applyImage(image, fresh.slice(0, 8), used, used.length);
  return used;
}

describe("the memory image", () => {
  test("is read with its head", () => {
    expect(readImage(pack(HEAD, freshMemory(), freshMemory()).slice().buffer)).toMatchObject(HEAD);
  });

  test("holds nothing where memory has not changed", () => {
    expect(readImage(pack(HEAD, freshMemory(), freshMemory()).slice().buffer).runs).toHaveLength(0);
  });

  test("holds two far changes as two runs, and two near ones as one", () => {
    const runsOf = (...changes: number[]): number => {
      const taken = freshMemory();
      for (const at of changes) taken[at] = 99;
      return readImage(pack(HEAD, freshMemory(), taken).slice().buffer).runs.length;
    };
    expect(runsOf(100, 3000)).toBe(2 * (8 + 1));
    expect(runsOf(100, 110)).toBe(8 + 11);
  });

  test.each([
    ["nothing changed", []],
    ["the first and the last byte", [0, 4095]],
    ["a byte that the WebAssembly file had filled is zero", [3]],
    ["many bytes all over the memory", Array.from({ length: 500 }, (_, index) => (index * 769) % 4096)],
  ])("brings memory back: %s", (_, changes) => {
    const taken = freshMemory();
    changes.forEach((at, index) => (taken[at] = at === 3 ? 0 : (index * 31 + 200) % 256));
    expect(restored(taken, freshMemory())).toEqual(taken);
  });

  test("is unpacked", async () => {
    expect(await unpackImage(stream(packed), HEAD.build)).toMatchObject(HEAD);
  });

  test.each([
    ["empty", new Uint8Array(), HEAD.build],
    ["cut off", packed.slice(0, packed.length >> 1), HEAD.build],
    ["damaged", damaged, HEAD.build],
    ["of another build", packed, "another"],
    ["a page of text", new TextEncoder().encode("<!doctype html><p>Log in"), HEAD.build],
  ])("is refused when it is %s", async (_, bytes, build) => {
    await expect(unpackImage(stream(bytes), build)).rejects.toThrow();
  });

  test("leaves nothing of what was in memory before", () => {
    const taken = freshMemory();
    taken.fill(7, 1000, 1200);
    expect(restored(taken, new Uint8Array(HEAD.size).fill(255))).toEqual(taken);
  });
});

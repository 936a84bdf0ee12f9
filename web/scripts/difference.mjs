// Writes the difference between two memories. The format is described in src/engine/boot/memory.ts.

/** A short stretch of equal bytes costs less than another run. */
const GAP = 64;

/**
 * @param {Uint8Array} base
 * @param {Uint8Array} memory
 * @returns {Generator<[start: number, end: number]>} where `memory` differs from `base`
 */
function* runs(base, memory) {
  let start = -1;
  let end = -1;
  for (let at = 0; at < memory.length; at++) {
    if (memory[at] === base[at]) continue;
    if (start >= 0 && at - end > GAP) {
      yield [start, end];
      start = -1;
    }
    if (start < 0) start = at;
    end = at + 1;
  }
  if (start >= 0) yield [start, end];
}

/** @param {number[]} values */
function u32(...values) {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  values.forEach((value, index) => view.setUint32(4 * index, value, true));
  return bytes;
}

/** @param {Uint8Array[]} parts */
export function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * @param {object} head
 * @param {Uint8Array} base
 * @param {Uint8Array} memory as long as `base`
 */
export function pack(head, base, memory) {
  const json = new TextEncoder().encode(JSON.stringify(head));
  const parts = [u32(json.length), json];
  for (const [start, end] of runs(base, memory)) parts.push(u32(start, end - start), memory.subarray(start, end));
  return joined(parts);
}

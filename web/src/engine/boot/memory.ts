/**
 * The memory image: what Python's memory looks like once the engine is imported and warm, told as the difference to what the
 * WebAssembly file itself puts there. `scripts/image.mjs` writes it; the two files describe one format.
 *
 *     u32 length of head | head (JSON) | run, run, ...
 *     run: u32 address | u32 length | bytes
 *
 * It is the difference because the constants of the interpreter would otherwise travel twice.
 */

interface Head {
  readonly build: string;
  /** Bytes of memory when the image was taken. */
  readonly size: number;
}

export interface MemoryImage extends Head {
  readonly runs: Uint8Array;
}

export function readImage(buffer: ArrayBuffer): MemoryImage {
  const length = new DataView(buffer).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length))) as Head;
  return { ...head, runs: new Uint8Array(buffer, 4 + length) };
}

/** Unpacks the image of a build. It rejects if the bytes are cut off, damaged, or those of another build. */
export async function unpackImage(packed: ReadableStream<Uint8Array<ArrayBuffer>>, build: string): Promise<MemoryImage> {
  const found = readImage(await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  if (found.build !== build) throw new Error(`memory image of build ${found.build}, not ${build}`);
  return found;
}

/**
 * Makes `memory`, of which `used` bytes may have been written to, equal to the moment the image was taken.
 * `pristine` is what the WebAssembly file had put at its beginning.
 */
export function applyImage(image: MemoryImage, pristine: Uint8Array, memory: Uint8Array, used: number): void {
  memory.set(pristine, 0);
  memory.fill(0, pristine.length, used);
  const { runs } = image;
  const view = new DataView(runs.buffer, runs.byteOffset, runs.byteLength);
  for (let at = 0; at < runs.length;) {
    const address = view.getUint32(at, true);
    const length = view.getUint32(at + 4, true);
    memory.set(runs.subarray(at + 8, at + 8 + length), address);
    at += 8 + length;
  }
}

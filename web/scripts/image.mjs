// Takes the memory image: Python's memory with the engine imported and warm. The format is described in src/engine/boot/memory.ts.
import crypto from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

import { pack } from "./difference.mjs";

const script = (name) => readFile(new URL(name, import.meta.url), "utf8");
const stock = fileURLToPath(new URL("../node_modules/pyodide", import.meta.url));

/** The standard library without what the image does not need, as a file that Pyodide can start from. */
export async function trimmedLibrary() {
  const pyodide = await loadPyodide({ indexURL: stock });
  pyodide.runPython(await script("library.py"));
  return pyodide.FS.readFile("/tmp/library.zip");
}

/** Clock and dice stand still while the image is taken: equal sources give equal images, and no visitor an update without one. */
function holdStill() {
  crypto.randomFillSync = (bytes) => bytes.fill(1);
  Date.now = () => 1704067200000;
  performance.now = () => 0;
}

/** Pyodide with a copy of its memory as the WebAssembly file alone fills it. */
async function startObserved(indexURL, library) {
  const { default: createPyodideModule } = await import(pathToFileURL(join(indexURL, "pyodide.asm.mjs")).href);
  let pristine;
  const pyodide = await loadPyodide({
    indexURL,
    stdLibURL: library,
    _makeSnapshot: true,
    // An image fixes the hash seed in any case; a known one gives equal images for equal sources.
    env: { PYTHONHASHSEED: "0" },
    createPyodideModule(settings) {
      const instantiate = settings.instantiateWasm;
      settings.instantiateWasm = (imports, done) =>
        instantiate(imports, (instance, module) => {
          pristine = new Uint8Array(instance.exports.memory.buffer.slice(0));
          done(instance, module);
        });
      return createPyodideModule(settings);
    },
  });
  return { pyodide, pristine };
}

/** Writes zeros over all free memory and the unused stack: what was freed there would only be ballast in the image. */
function wipeFreeMemory(module) {
  const top = module._sbrk(0);
  const held = [];
  for (let size = 1 << 16; size >= 8; size >>= 1) {
    for (;;) {
      const address = module._malloc(size);
      held.push(address);
      module.HEAPU8.fill(0, address, address + size);
      if (address + size > top) break; // nothing of this size is left below: the heap has grown
    }
  }
  held.forEach((address) => module._free(address));
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module.stackSave());
}

function lastNonZero(bytes) {
  let at = bytes.length;
  while (at > 0 && bytes[at - 1] === 0) at--;
  return at;
}

/**
 * @returns the compressed image, the head of Pyodide's snapshot, how far the WebAssembly file itself fills the memory, and what bots need
 * beside the image, compressed.
 */
export async function takeImage({ pyodide: indexURL, library, wheel, build }) {
  holdStill();
  const { pyodide, pristine } = await startObserved(indexURL, library);
  pyodide.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel");
  pyodide.runPython(await script("warm.py"), { globals: pyodide.toPy({ __name__: "warm" }) });
  pyodide.runPython("import gc; gc.collect()");
  wipeFreeMemory(pyodide._module);
  const snapshot = pyodide.makeMemorySnapshot();
  const headLength = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2)[1];
  const memory = snapshot.subarray(headLength);
  const base = new Uint8Array(memory.length);
  base.set(pristine.subarray(0, memory.length));
  return {
    image: gzipSync(pack({ build, size: memory.length }, base, memory), { level: 9 }),
    header: Buffer.from(snapshot.subarray(0, headLength)).toString("base64"),
    pristine: lastNonZero(pristine),
    bots: gzipSync(pyodide.runPython(`${await script("bots.py")}\ntext`, { globals: pyodide.toPy({ __name__: "bots" }) }), { level: 9 }),
  };
}

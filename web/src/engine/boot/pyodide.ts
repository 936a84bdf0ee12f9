/**
 * What PyScript is pointed at instead of Pyodide's own loader. It starts Pyodide from the memory image, and plainly whenever the
 * image is missing, broken, of another build or does not work.
 */
import { loadPyodide as load, type PyodideAPI, version } from "pyodide";
import type { PyProxy } from "pyodide/ffi";

import runtime from "../../generated/runtime.json";
import addBundle from "./bots.py?raw";
import { DownloadError, downloaded, get, loadModule, twice } from "./download";
import { applyImage, type MemoryImage, unpackImage } from "./memory";
import { isFor, type StartFailure } from "./messages";
import { Progress } from "./progress";

export { version };

type Options = NonNullable<Parameters<typeof load>[0]>;
type Instantiate = (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void) => object;

type Factory = (settings: EmscriptenSettings) => Promise<EmscriptenModule>;

interface EmscriptenSettings {
  instantiateWasm: Instantiate;
}

interface EmscriptenModule {
  readonly HEAPU8: Uint8Array;
  _malloc(size: number): number;
  _sbrk(increment: number): number;
}

const here = import.meta.url;
const pyodideURL = new URL(`../${runtime.pyodide}/`, here).href;
const engineURL = new URL(`../${runtime.engine}/`, here).href;
const wasmURL = `${pyodideURL}pyodide.asm.wasm`;
const progress = new Progress(runtime.bytes.wasm + runtime.bytes.image);

// PyScript tells the page of every step, and waits each time until a page that is busy drawing has answered. Progress reports without waiting.
const { dispatchEvent } = self;
self.dispatchEvent = (event) => event.type === "py:progress" || dispatchEvent.call(self, event);

// These begin before PyScript asks for Python: it opens a database first.
const wasm = twice(compileWasm);
const image = twice(fetchImage);
const factory = loadModule(`${pyodideURL}pyodide.asm.mjs`, (address) => import(/* @vite-ignore */ address) as Promise<{ default: Factory }>);
for (const begun of [wasm, image, factory]) begun.catch(() => {}); // the error is reported where they are awaited

async function fetchImage(cache: RequestCache): Promise<MemoryImage> {
  const response = await get(`${engineURL}memory.bin`, cache);
  if (response.body === null) throw new DownloadError("the memory image is empty");
  const [counted, packed] = response.body.tee();
  void progress.count(counted);
  return unpackImage(packed, runtime.build);
}

/**
 * Compiles while everything else is being fetched. The bytes are counted on a copy, because the browser keeps compiled code only for a
 * response that nobody has touched.
 */
async function compileWasm(cache: RequestCache): Promise<WebAssembly.Module> {
  const response = await get(wasmURL, cache);
  const copy = response.clone().body;
  if (copy !== null) void progress.count(copy);
  const compiling =
    typeof WebAssembly.compileStreaming === "function"
      ? WebAssembly.compileStreaming(response)
      : response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
  return downloaded(compiling);
}

/**
 * Gives Pyodide the module that is compiled already, where it would fetch the file itself. It also rejects when that fails, or when there is
 * no memory for it: Pyodide only warns then, and waits for ever.
 */
async function withCompiled<T>(work: () => Promise<T>): Promise<T> {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  let fail: (reason: unknown) => void = () => {};
  const failed = new Promise<never>((_, reject) => (fail = reject));
  const isPyodides = (input: RequestInfo | URL, init?: RequestInit): boolean =>
    (input instanceof Request ? input.url : String(input)) === wasmURL && init?.cache === undefined; // ours says what the cache is for
  self.fetch = async (input, init) => (isPyodides(input, init) ? new Response() : fetch(input, init));
  WebAssembly.instantiateStreaming = async (_source, imports) => {
    try {
      const module = await wasm;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    } catch (reason) {
      fail(reason);
      throw reason;
    }
  };
  try {
    return await Promise.race([work(), failed, wasm.then(() => new Promise<never>(() => {}))]);
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

function start(options: Options): Promise<PyodideAPI> {
  const base = { indexURL: pyodideURL, lockFileURL: `${engineURL}pyodide-lock.json`, packageBaseUrl: engineURL };
  return withCompiled(() => load({ ...options, ...base }));
}

/** A Pyodide module whose memory has become the image by the time Pyodide looks at it. */
async function createFromImage(settings: EmscriptenSettings): Promise<EmscriptenModule> {
  let pristine: Uint8Array | undefined;
  const instantiate = settings.instantiateWasm;
  settings.instantiateWasm = (imports, done) =>
    instantiate(imports, (instance, module) => {
      pristine = copyOfMemory(instance);
      done(instance, module);
    });
  const module = await (await factory).default(settings);
  const found = await image;
  if (pristine === undefined) throw new Error("Pyodide no longer instantiates through its settings");
  while (module.HEAPU8.length < found.size) module._malloc(1 << 20);
  applyImage(found, pristine, module.HEAPU8, module._sbrk(0));
  return module;
}

function copyOfMemory(instance: WebAssembly.Instance): Uint8Array {
  const memory = instance.exports["memory"] as WebAssembly.Memory;
  return new Uint8Array(memory.buffer.slice(0, runtime.pristine));
}

async function startFromImage(options: Options): Promise<PyodideAPI> {
  progress.tell({ kind: "start", from: "memory" });
  const pyodide = await start({
    ...options,
    createPyodideModule: createFromImage as unknown as NonNullable<Options["createPyodideModule"]>,
    // The head of a snapshot with no memory behind it: createFromImage puts that in place, without the copies.
    _loadSnapshot: Uint8Array.from(atob(runtime.header), (character) => character.charCodeAt(0)),
    // Every module in use is in the image.
    stdLibURL: `${engineURL}empty.zip`,
  });
  pyodide.runPython("import k2core.page.door");
  return pyodide;
}

async function startPlainly(options: Options): Promise<PyodideAPI> {
  await factory; // Pyodide would fetch it once more, and say less of why it could not
  const pyodide = await start(options);
  await pyodide.loadPackage("k2core", { messageCallback: () => {} });
  return pyodide;
}

async function fetchBots(cache: RequestCache): Promise<string> {
  const response = await get(`${engineURL}bots.bin`, cache);
  if (response.body === null) throw new DownloadError("the bots' file is empty");
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).text();
}

/** Adds what bots need and the image does not have; the plain start has it all. */
async function addBots(pyodide: PyodideAPI): Promise<void> {
  const text = await twice(fetchBots);
  const bundles = pyodide.toPy({}) as PyProxy & { get(name: "add"): (text: string) => void };
  pyodide.runPython(addBundle, { globals: bundles });
  bundles.get("add")(text);
  pyodide.runPython("import k2core.page.bots.door");
}

/** Starts from the memory image, or plainly if that fails. */
async function startFromImageOrPlainly(options: Options): Promise<PyodideAPI> {
  try {
    const pyodide = await startFromImage(options);
    if (isFor("bots", self.name)) await addBots(pyodide);
    return pyodide;
  } catch (reason) {
    progress.tell({ kind: "start", from: "library", reason: String(reason) });
    return await startPlainly(options);
  }
}

/** Which failure it is, for the page to say so. */
function failureOf(reason: unknown): StartFailure {
  if (reason instanceof DownloadError) return "download";
  return /out of memory|allocate/i.test(String(reason)) ? "memory" : "start";
}

export async function loadPyodide(options: Options): Promise<PyodideAPI> {
  try {
    const pyodide = await startFromImageOrPlainly(options);
    progress.tell({ kind: "python" });
    return pyodide;
  } catch (reason) {
    progress.tell({ kind: "failed", code: failureOf(reason) });
    throw reason;
  }
}

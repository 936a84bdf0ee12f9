/**
 * A module of WebAssembly with one function, which catches an exception and holds a reference to something of the page: what the engine's
 * code is made of. The lines are its head, a type of functions, one function of that type, and `try { null, drop } catch {}`.
 */
// oxfmt-ignore
const SAMPLE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0,
  1, 4, 1, 96, 0, 0,
  3, 2, 1, 0,
  10, 11, 1, 9, 0, 6, 64, 208, 111, 26, 25, 11, 11,
]);

/** The browser's own class, which new-workers.ts replaces later. */
const { Worker: OwnWorker } = globalThis;

/** Whether this browser lacks something without which the engine can never run in it. */
export function lacksNeeds(): boolean {
  return typeof Worker !== "function" || typeof WebAssembly !== "object" || !WebAssembly.validate(SAMPLE) || !knowsModuleWorkers();
}

/** Browsers that know them ask of which type a worker shall be. No worker comes of it: nothing was ever put at the address. */
function knowsModuleWorkers(): boolean {
  let isAsked = false;
  const options = {
    get type(): WorkerType {
      isAsked = true;
      return "module";
    },
  };
  try {
    new OwnWorker(`blob:${location.origin}/nothing`, options).terminate();
  } catch {
    // Some refuse the address at once.
  }
  return isAsked;
}

// PyScript's own types leave out the options that matter here.
declare module "@pyscript/core" {
  interface PyWorkerOptions {
    readonly type: "pyodide";
    /** Address of the module that exports `loadPyodide`. */
    readonly version: string;
    readonly config: object;
  }

  /** What engine.py offers to the page. */
  interface Sync {
    call(request: string): Promise<string>;
  }

  export function PyWorker(file: string, options: PyWorkerOptions): Promise<Worker & { readonly sync: Sync }>;
}

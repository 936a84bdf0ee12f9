// PyScript's own types leave out the options that matter here.
declare module "@pyscript/core" {
  interface PyWorkerOptions {
    readonly type: "pyodide";
    /** Address of the module that exports `loadPyodide`. */
    readonly version: string;
    readonly config: object;
  }

  export function PyWorker<Sync>(file: string, options: PyWorkerOptions): Promise<Worker & { readonly sync: Sync }>;
}

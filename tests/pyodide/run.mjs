// node run.mjs ROOT EXPRESSION: evaluates a Python expression in Pyodide, with ROOT on the path, and prints it
// as JSON. Statements may come first, separated by newlines.
import { pathToFileURL } from "node:url";

const [root, code, ...paths] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${root}/web/node_modules/pyodide/pyodide.mjs`).href);

// The one that the page has.
const python = await loadPyodide({ indexURL: `${root}/web/build/pyodide` });
for (const [index, path] of [root, ...paths].entries()) {
  const mount = `/mnt/${index}`;
  python.FS.mkdirTree(mount);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: path }, mount);
  python.runPython(`import sys; sys.dont_write_bytecode = True; sys.path.insert(0, "${mount}")`);
}
const value = python.runPython(code);
process.stdout.write(JSON.stringify(value?.toJs ? value.toJs() : value));

// Pyodide's own JavaScript without what it keeps for compiled packages, graphics and sound, none of which this site has.
import { minify } from "vite";

/** `_name=Module["_name"]=wasmExports["name"];`, for a global with its value. */
const EXPORT = /([\w$]+)=Module\["[\w$]+"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;/g;
/** The variables for them. */
const DECLARATION = /var (_[\w$]+(?:,[\w$]+){1000,});/;
/** What the file offers to compiled packages: functions to import, and how they are called. */
const IMPORTS = /var wasmImports=\{(.*?)\}/;
const SIGNATURE = /([\w$]+)\.sig="[a-z]*";/g;
/** What it offers to others. */
const MEMBER = /Module\["([\w$]+)"\]=[\w$]+;/g;

const words = (text) => new Set(text.match(/[\w$]+/g));
const nameOf = (entry) => entry.split(":")[0];

/** Words that may be a member's name: after a dot or in brackets, or in an object. */
const memberWords = (text) => new Set(text.match(/(?<=[.]|\[["'])[\w$]+|(?<=[{,])[\w$]+(?=[,}:=])/g));

/**
 * @param loader Pyodide's pyodide.asm.mjs
 * @param main Pyodide's pyodide.mjs, which calls it
 * @returns whether JavaScript may use this export of the WebAssembly
 */
export function neededExports(loader, main) {
  const used = words(loader.replaceAll(EXPORT, "").replace(DECLARATION, "") + main);
  return (name) => used.has(name) || used.has(`_${name}`);
}

/** @param imports the names of all that the WebAssembly imports */
export async function trimLoader(loader, main, isNeeded, imports) {
  const gone = new Set();
  const offered = new Set();
  const text = loader
    .replaceAll(EXPORT, (line, variable, name) => (isNeeded(name) ? line : (gone.add(variable), "")))
    .replace(DECLARATION, (_, names) => `var ${names.split(",").filter((name) => !gone.has(name))};`)
    .replace(IMPORTS, (_, entries) => {
      const kept = entries.split(",").filter((entry) => imports.has(nameOf(entry)));
      for (const entry of kept) offered.add(entry.split(":").at(-1));
      return `var wasmImports={${kept}}`;
    })
    // An indirect call: under the page's policy none works, and a direct one could name any variable.
    .replaceAll(/(?<![\w$.])eval\(/g, "globalThis.eval(")
    .replaceAll(SIGNATURE, (line, name) => (offered.has(name) ? line : ""));
  const members = memberWords(text.replaceAll(MEMBER, "") + main);
  const ours = text.replaceAll(MEMBER, (line, name) => (members.has(name) ? line : ""));
  // Nothing is renamed: an error from Pyodide should read like one.
  const { code, errors } = await minify("pyodide.asm.mjs", ours, { module: true, compress: true, mangle: false });
  if (errors.length > 0) throw new Error(`Pyodide's JavaScript does not parse once it is trimmed: ${errors[0].message}`);
  return code;
}

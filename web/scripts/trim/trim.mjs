// Makes a smaller Pyodide: without modules in C that no game imports, and without what only they, compiled packages or people at a
// prompt would use. Addresses and places of functions stay as they are.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { leaveOutModules, withoutUnreachable } from "./code.mjs";
import { clearUnread, Memory } from "./data.mjs";
import { tablesOfEncodings } from "./encodings.mjs";
import { neededExports, trimLoader } from "./loader.mjs";
import { readWasm, writeWasm } from "./sections.mjs";

/** @returns what to write in place of pyodide.asm.wasm and pyodide.asm.mjs */
export async function trimPyodide(stock) {
  const text = (name) => readFile(join(stock, name), "utf8");
  const [loader, main] = await Promise.all([text("pyodide.asm.mjs"), text("pyodide.mjs")]);
  const wasm = readWasm(await readFile(join(stock, "pyodide.asm.wasm")));
  const memory = new Memory(wasm.data);
  leaveOutModules(wasm, memory);
  clearUnread(memory, wasm.code, await tablesOfEncodings(stock));
  memory.save();
  const isNeeded = neededExports(loader, main);
  const trimmed = withoutUnreachable(writeWasm(wasm), isNeeded);
  const imports = new Set(WebAssembly.Module.imports(new WebAssembly.Module(trimmed)).map(({ name }) => name));
  return { wasm: trimmed, loader: await trimLoader(loader, main, isNeeded, imports) };
}

// What nobody can reach in Pyodide's WebAssembly once the modules are gone that neither the engine nor Pyodide itself imports.
import binaryen from "binaryen";

/** Modules in C that are left out. Whoever imports one is told that there is no such module. */
const MODULES = [
  "_bz2 _codecs_cn _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _csv _ctypes _decimal _elementtree _lsprof _lzma",
  "_multibytecodec _pickle _remote_debugging _sqlite3 _statistics _testbuffer _testcapi _testclinic _testclinic_limited",
  "_testinternalcapi _testlimitedcapi _xxtestfuzz _zoneinfo _zstd cmath mmap pyexpat termios xxsubtype",
]
  .join(" ")
  .split(" ");

/** Libraries that only these modules use: how the names of their functions begin. */
const LIBRARIES = [/^sqlite3_/, /^(ZSTD|ZSTDMT|ZDICT|HUF|FSE|HIST|POOL|ERR_|COVER|XXH)/, /^BZ2_/, /^lzma_/, /^XML_/];

const isEntry = (name) => name.startsWith("PyInit_");

/**
 * The linker numbers functions file by file, in each the shared ones first, so a module's functions lie between its own entry and the next
 * one. (The files after those left out have their entry as the first function.)
 */
function* rangesOfModules(names) {
  const entries = [...names].filter(([name]) => isEntry(name)).sort(([, a], [, b]) => a - b);
  for (const [index, [name, from]] of entries.slice(0, -1).entries()) {
    if (MODULES.includes(name.slice("PyInit_".length))) yield [from, entries[index + 1][1]];
  }
}

/** The same for libraries, from the first name of each run of theirs to the next name of another. */
function* rangesOfLibraries(names) {
  const all = [...names].sort(([, a], [, b]) => a - b);
  for (const library of LIBRARIES) {
    for (const [index, [name, from]] of all.entries()) {
      if (library.test(name) && index + 1 < all.length) yield [from, all[index + 1][1]];
    }
  }
}

/** Numbers that a list has only once. */
function single(list) {
  const seen = new Set();
  const again = new Set();
  for (const number of list) (seen.has(number) ? again : seen).add(number);
  for (const number of again) seen.delete(number);
  return seen;
}

/**
 * Functions that are called by pointer alone are found through the table, so there the modules must go as well. A function that stands
 * there more than once has been merged with an equal one of another file.
 */
function emptyTable({ names, table }) {
  const nobody = names.get("abort");
  const foreign = new Set([...names].filter(([name]) => !isEntry(name) && !LIBRARIES.some((library) => library.test(name))).map(([, at]) => at));
  const unwanted = new Set();
  for (const [from, to] of [...rangesOfModules(names), ...rangesOfLibraries(names)]) for (let at = from; at < to; at++) unwanted.add(at);
  const once = single(table.functions);
  const mayGo = (at) => unwanted.has(at) && once.has(at) && !foreign.has(at);
  table.functions = table.functions.map((at) => (mayGo(at) ? nobody : at));
}

/** Takes the modules out of the list that `import` looks at: pairs of the name's address and the entry's place in the table. */
function shortenModuleList({ names, table }, memory) {
  const places = new Map(MODULES.map((name) => [name, table.first + table.functions.indexOf(names.get(`PyInit_${name}`))]));
  const unwanted = new Set(places.values());
  const isUnwanted = (at) => unwanted.has(memory.u32(at + 4)) && places.get(memory.text(memory.u32(at))) === memory.u32(at + 4);
  let to = memory.findPlace(isUnwanted);
  let from = to;
  for (; memory.u32(from) !== 0; from += 8) {
    if (isUnwanted(from)) continue;
    memory.writeU32(to, memory.u32(from));
    memory.writeU32(to + 4, memory.u32(from + 4));
    to += 8;
  }
  memory.clear(to, from);
}

/** Leaves the modules out; what only they needed is unreachable from then on. */
export function leaveOutModules(wasm, memory) {
  shortenModuleList(wasm, memory);
  emptyTable(wasm);
}

/** The file without all that cannot be reached from the exports that are kept. */
export function withoutUnreachable(file, isKept) {
  const module = binaryen.readBinary(file);
  const names = Array.from({ length: module.getNumExports() }, (_, index) => binaryen.getExportInfo(module.getExportByIndex(index)).name);
  for (const name of names) if (!isKept(name)) module.removeExport(name);
  module.runPasses(["remove-unused-module-elements"]);
  return module.emitBinary();
}

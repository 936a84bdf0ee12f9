import { readFileSync } from "node:fs";

const PULSE = new URL("../src/engine/boot/pulse.js", import.meta.url);

/** The code of PyScript's worker, which its module has as one text. */
const WORKER = /\/polyscript\/esm\/worker\/xworker\.js$/;

/** In that text: the classes of a database for packages and mounted folders, which every start would open and leave behind. */
const DATABASE = /class (\w+) extends EventTarget\{[^]*?class (\w+) extends Map\{[^]*?\}(?=const \w+=)/;

/** Puts the worker's pulse before its own code, and takes its database away: a map that is forgotten with the worker does as well. */
export function ownWorker() {
  const pulse = readFileSync(PULSE, "utf8").replaceAll(/^\/\/.*\n/gm, "");
  return {
    name: "own-worker",
    enforce: "pre",
    transform(code, id) {
      if (!WORKER.test(id.split("?")[0] ?? "")) return null;
      const [classes = "", keyed, map] = DATABASE.exec(code) ?? [];
      const changed = code
        .replace(classes, () => `class ${map} extends Map{constructor(){super()}async sync(){}async close(){}}class ${keyed} extends ${map}{}`)
        .replace("'/*@*/'+", () => `${JSON.stringify(pulse)}+`);
      if (!classes || changed.includes("indexedDB") || !changed.includes("pulse")) throw new Error("PyScript's worker is not as expected");
      return changed;
    },
  };
}

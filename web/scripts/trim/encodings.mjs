// Asks Pyodide itself where the tables of the encodings stand that are left out.
import { loadPyodide } from "pyodide";

const MODULES = ["_codecs_cn", "_codecs_hk", "_codecs_jp", "_codecs_kr", "_codecs_tw"];

/** Every table is an attribute that wraps an address; those of pairs, which are small, are of another form. */
const TABLES = `[
    id(table)
    for module in ${JSON.stringify(MODULES)}
    for name, table in vars(__import__(module)).items()
    if name.startswith("__map_") and not name.endswith("_pair")
]`;
const HEAD_OF_OBJECT = 8;

/** An index has 256 entries: a place for the characters from `bottom` to `top`, two bytes each. */
function extent(module, index) {
  let [from, to] = [Infinity, 0];
  for (let entry = index; entry < index + 8 * 256; entry += 8) {
    const place = module.HEAPU32[entry / 4];
    if (place === 0) continue;
    const [bottom, top] = module.HEAPU8.subarray(entry + 4, entry + 6);
    from = Math.min(from, place);
    to = Math.max(to, place + 2 * (top - bottom + 1));
  }
  return [from, to];
}

export async function tablesOfEncodings(indexURL) {
  const pyodide = await loadPyodide({ indexURL });
  const module = pyodide._module;
  const wrapped = pyodide.runPython(TABLES).toJs();
  return wrapped.flatMap((id) => {
    const table = module.HEAPU32[(id + HEAD_OF_OBJECT) / 4];
    const [, encode, decode] = module.HEAPU32.subarray(table / 4, table / 4 + 3);
    return [encode, decode].filter((index) => index !== 0).map((index) => extent(module, index));
  });
}

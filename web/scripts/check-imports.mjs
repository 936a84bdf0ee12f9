// Checks the directions of import between the folders of src/, and that nothing outside src/games/ names a game. Run by `npm run lint`.
// Circles between files are found by the linter's rule import/no-cycle.
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that is checked. */
export const SOURCE = fileURLToPath(new URL("../src", import.meta.url));

/** Which folders a folder may import from, beside itself and the site's name. `game` is one game's own folder. */
export const MAY_IMPORT = {
  engine: ["generated"],
  stored: [],
  ui: ["engine"],
  library: ["ui", "engine"],
  play: ["library", "ui", "engine"],
  replay: ["library", "ui", "engine"],
  share: ["library", "ui", "engine"],
  review: ["interface", "library", "ui", "engine"],
  game: ["interface", "play", "replay", "review", "share", "library", "ui", "engine", "generated"],
  interface: ["play", "replay", "share", "library", "ui", "engine"],
  registry: ["game", "interface"],
  app: ["registry", "interface", "play", "replay", "review", "share", "library", "ui", "engine", "generated", "stored"],
  main: ["app", "play", "replay", "review", "share", "ui", "engine"],
};

const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\(|@import\s+)"(\.[^"?]+)[^"]*"/g;

/** The files of src/ by their paths, with their text. */
export async function readSources(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile() && /\.(ts|css)$/.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map(async (path) => [relative(root, path), await readFile(path, "utf8")]);
  return new Map(await Promise.all(files));
}

/** Everything that is wrong with these files, one sentence each. */
export function problems(sources) {
  const imports = new Map([...sources].map(([path, text]) => [path, importsOf(path, text, sources)]));
  return [...wrongDirections(imports), ...namedGames(sources)];
}

function importsOf(path, text, sources) {
  const wanted = [...text.matchAll(IMPORT)].map(([, target]) => relative(".", resolve(dirname(path), target)));
  return wanted.map((target) => ["", ".ts", "/index.ts"].map((end) => `${target}${end}`).find((name) => sources.has(name)) ?? target);
}

/** The folder that a file belongs to, as MAY_IMPORT calls it, and for a game's file the game. */
function placeOf(path) {
  const [first, second, ...rest] = path.split("/");
  if (second === undefined) return { folder: first.replace(/\.\w+$/, ""), game: null };
  if (first !== "games") return { folder: first, game: null };
  if (rest.length > 0) return { folder: "game", game: second };
  return { folder: second === "index.ts" ? "registry" : "interface", game: null };
}

function* wrongDirections(imports) {
  for (const [path, targets] of imports) {
    const from = placeOf(path);
    for (const target of targets) {
      const to = placeOf(target);
      const inside = from.folder === to.folder && from.game === to.game;
      if (inside || to.folder === "site" || target.startsWith("../")) continue;
      const allowed = MAY_IMPORT[from.folder]?.includes(to.folder) && (from.game === null || to.game === null);
      if (!allowed) yield `${path} must not import ${target}`;
    }
  }
}

/** A game's name outside games/ means that something there knows the game. The site has the name of one, which only site.ts says. */
function* namedGames(sources) {
  const games = new Set([...sources.keys()].map((path) => placeOf(path).game).filter((game) => game !== null));
  const name = new RegExp(`(?<![a-z])(${[...games].join("|")})(?!core)`, "i");
  for (const [path, text] of sources) {
    if (path.startsWith("games/") || path.startsWith("generated/") || path === "site.ts") continue;
    const line = text.split("\n").findIndex((one) => name.test(one));
    if (line >= 0) yield `${path}:${line + 1} names a game`;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = await readSources(SOURCE);
  const found = problems(sources);
  found.forEach((problem) => console.error(problem));
  if (sources.size === 0) console.error("there are no sources to check");
  process.exit(found.length > 0 || sources.size === 0 ? 1 : 0);
}

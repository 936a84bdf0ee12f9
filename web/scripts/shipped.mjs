// What the site serves beside its own code: packages and the parts of Python's runtime, each with version, licence and the licence's text.
// The build writes it twice, as licences.json for the page's "about" and as sbom.cdx.json, a bill of materials for tools (CycloneDX).
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const LICENCES = join(WEB, "licences");

/** Packages that no module of the page shows: Pyodide comes beside it, Workbox is the service worker, and polyscript carries a finished worker. */
const BESIDE = ["node_modules/pyodide"];
const WITH_ALL_THEY_NEED = ["node_modules/polyscript", "node_modules/workbox-precaching"];

/** What is inside Pyodide's WebAssembly and in Python's library. No package brings the texts of these licences, so licences/parts has them. */
const PARTS = [
  { name: "CPython", file: "cpython", licence: "PSF-2.0", version: ({ python }) => python },
  { name: "Emscripten", file: "emscripten", licence: "MIT", version: ({ platform }) => platform.replace("emscripten_", "").replaceAll("_", ".") },
  { name: "HACL*", file: "hacl", licence: "MIT" },
  { name: "libffi", file: "libffi", licence: "MIT" },
  { name: "Mersenne Twister", file: "mersenne-twister", licence: "BSD-3-Clause" },
  { name: "musl", file: "musl", licence: "MIT" },
  { name: "zlib", file: "zlib", licence: "Zlib" },
];

/**
 * @typedef {{ name: string, version?: string, licence: string, text: string, ref: string, needs: string[], digest?: string }} ShippedPart
 */

/** Names of licences as the SPDX list has them; packages write them in several ways. */
const KNOWN = ["0BSD", "Apache-2.0", "BSD-3-Clause", "ISC", "MIT", "MPL-2.0", "OFL-1.1", "(MIT OR Apache-2.0)"];

const TEXT = /^(licen[cs]e|copying|notice)/i;

/** The lists of what bundlers themselves contain are left out: only a few lines of theirs are shipped. */
const BUNDLED_THERE = /^# Licenses of bundled dependencies[^]*/m;

/** A text without empty lines around it; what stands in the middle of its first line stays there. */
const tidy = (text) => text.replace(/^\s*\n/, "").trimEnd();

const readJSON = (...path) => JSON.parse(readFileSync(join(...path), "utf8"));

/** The entry of the lock that a module belongs to; modules that bundlers make up belong to them. */
export function packageOf(id) {
  const [, path] = /[\\/](node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?:[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)*)[\\/]/.exec(id) ?? [];
  const [, maker] = /^\0?\/?@?(vite|rolldown|vite-plugin-pwa)\//.exec(id) ?? [];
  return path?.replaceAll("\\", "/") ?? (maker ? `node_modules/${maker}` : null);
}

/** Where Node finds the package `name` from the place of another. */
function placeOf(name, from, packages) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf("/node_modules/"))) {
    const place = `${folder}/node_modules/${name}`;
    if (place in packages) return place;
    if (!folder.includes("/node_modules/")) break;
  }
  const place = `node_modules/${name}`;
  return place in packages ? place : null;
}

function needsOf(place, packages) {
  const names = Object.keys(packages[place]?.dependencies ?? {}).filter((name) => !name.startsWith("@types/"));
  return names.map((name) => placeOf(name, place, packages)).filter((found) => found !== null);
}

function withAllTheyNeed(places, packages, found = new Set()) {
  for (const place of places) {
    if (found.has(place)) continue;
    found.add(place);
    withAllTheyNeed(needsOf(place, packages), packages, found);
  }
  return found;
}

/** A licence by its name in the SPDX list. */
export function licenceName(written, name) {
  const found = KNOWN.find((known) => known.toLowerCase() === String(written).toLowerCase());
  if (found === undefined) throw new Error(`${name} has the licence ${written}, which web/scripts/shipped.mjs does not know`);
  return found.replace(/^\((.*)\)$/, "$1");
}

/**
 * The texts of a package's licence, from the package itself or, where it brings none, from licences/packages.
 *
 * @param {string} name
 * @param {string} folder
 * @returns {string}
 */
export function licenceText(name, folder) {
  const own = existsSync(folder) ? readdirSync(folder).filter((file) => TEXT.test(file)) : [];
  const stored = join(LICENCES, "packages", `${name}.txt`);
  const files = own.length > 0 ? own.sort().map((file) => join(folder, file)) : [stored];
  if (!files.every((file) => existsSync(file))) {
    throw new Error(`${name} is shipped and brings no text of its licence: put that into web/licences/packages/${name}.txt`);
  }
  return files.map((file) => tidy(readFileSync(file, "utf8").replace(BUNDLED_THERE, ""))).join("\n\n");
}

/**
 * Everything that is shipped, parts of the runtime first, by name.
 *
 * @param {readonly string[]} modules the names of all files that the bundler has read
 * @returns {ShippedPart[]}
 */
export function shippedParts(modules) {
  const { packages } = readJSON(WEB, "package-lock.json");
  const seen = modules.map(packageOf).filter((place) => place !== null);
  const places = [...new Set([...seen, ...BESIDE, ...withAllTheyNeed(WITH_ALL_THEY_NEED, packages)])];
  const { info } = readJSON(WEB, "node_modules", "pyodide", "pyodide-lock.json");
  const runtime = PARTS.map(({ name, file, licence, version }) => ({
    name,
    version: version?.(info),
    licence,
    text: tidy(readFileSync(join(LICENCES, "parts", `${file}.txt`), "utf8")),
    ref: `part:${file}`,
    needs: [],
  }));
  const fetched = places.map((place) => {
    const name = place.replace(/^.*node_modules\//, "");
    const entry = packages[place];
    if (entry === undefined) throw new Error(`${place} is shipped and not in package-lock.json`);
    return {
      name,
      version: entry.version,
      licence: licenceName(entry.license, name),
      text: licenceText(name, join(WEB, place)),
      ref: `pkg:npm/${name.replace("@", "%40")}@${entry.version}`,
      needs: needsOf(place, packages)
        .filter((need) => places.includes(need))
        .map((need) => packageRef(need, packages)),
      digest: Buffer.from(entry.integrity.replace(/^sha512-/, ""), "base64").toString("hex"),
    };
  });
  const byName = (a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1);
  const once = new Map(fetched.sort(byName).map((part) => [part.ref, part]));
  return [...runtime, ...once.values()];
}

function packageRef(place, packages) {
  return `pkg:npm/${place.replace(/^.*node_modules\//, "").replace("@", "%40")}@${packages[place].version}`;
}

/**
 * The names, versions and licences for the page, and each text once.
 *
 * @param {readonly Pick<ShippedPart, "name" | "version" | "licence" | "text">[]} parts
 */
export function licenceList(parts) {
  const texts = [...new Set(parts.map(({ text }) => text))];
  return { parts: parts.map(({ name, version, licence, text }) => ({ name, version, licence, text: texts.indexOf(text) })), texts };
}

/**
 * The same as a bill of materials. It has no time and no number of its own, so that equal sites have equal bills.
 *
 * @param {readonly ShippedPart[]} parts
 * @param {string} version
 */
export function billOfMaterials(parts, version) {
  const licences = (licence) => [licence.includes(" OR ") ? { expression: licence } : { license: { id: licence } }];
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      lifecycles: [{ phase: "build" }],
      component: { type: "application", "bom-ref": "site", name: "k2", version, licenses: licences("MIT") },
    },
    components: parts.map((part) => ({
      type: "library",
      "bom-ref": part.ref,
      name: part.name,
      ...(part.version ? { version: part.version } : {}),
      ...(part.digest ? { hashes: [{ alg: "SHA-512", content: part.digest }] } : {}),
      licenses: licences(part.licence),
      ...(part.ref.startsWith("pkg:") ? { purl: part.ref } : {}),
    })),
    dependencies: [
      { ref: "site", dependsOn: parts.map(({ ref }) => ref) },
      ...parts.map(({ ref, needs }) => ({ ref, dependsOn: [...new Set(needs)] })),
    ],
  };
}

/**
 * Writes both files. A package without the text of its licence ends the build.
 *
 * @returns {import("vite").Plugin}
 */
export function shipped() {
  return {
    name: "shipped",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : file.originalFileNames.map((name) => join(WEB, name)),
      );
      const parts = shippedParts(files);
      const own = { name: "K2", version: constantsVersion(), licence: "MIT", text: tidy(readFileSync(join(WEB, "..", "LICENSE"), "utf8")) };
      this.emitFile({ type: "asset", fileName: "licences.json", source: JSON.stringify(licenceList([own, ...parts])) });
      this.emitFile({ type: "asset", fileName: "sbom.cdx.json", source: `${JSON.stringify(billOfMaterials(parts, own.version), null, 1)}\n` });
    },
  };
}

function constantsVersion() {
  return readJSON(WEB, "src", "generated", "constants.json").version;
}

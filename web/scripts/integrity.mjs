import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What is run or gives the page its looks: scripts, modules that are fetched early, style sheets. */
const CHECKED = /<(?:script\b[^>]*\bsrc|link\b(?=[^>]*\brel="(?:modulepreload|stylesheet)")[^>]*\bhref)="(\/[^"]+)"/g;

/** The digest of a file, as an integrity attribute has it. */
export function integrityOf(content) {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}

/** The page with the digest of every script, module and style sheet that it names; `read` gives a file of the site. */
export async function withIntegrity(html, read) {
  const paths = new Set(Array.from(html.matchAll(CHECKED), ([, path]) => path));
  const digests = new Map(await Promise.all(Array.from(paths, async (path) => [path, integrityOf(await read(path))])));
  return html.replaceAll(CHECKED, (tag, path) => `${tag} integrity="${digests.get(path)}"`);
}

/**
 * Writes into the built page what each of its files must be; a browser refuses any other. Done with the written files, and before the
 * service worker's list of them is made.
 *
 * @returns {import("vite").Plugin}
 */
export function integrity() {
  return {
    name: "integrity",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir = "" }) {
      const page = join(dir, "index.html");
      const html = await withIntegrity(await readFile(page, "utf8"), (path) => readFile(join(dir, path)));
      await writeFile(page, html);
    },
  };
}

/** Where Vite puts the site. */
const DIST = new URL("../dist/", import.meta.url);

/**
 * The service worker's list of files with the digest of each; `read` gives a file of the site.
 *
 * @param {readonly { url: string, revision: string | null, size: number }[]} entries
 */
export async function listWithIntegrity(entries, _compilation, read = (/** @type {string} */ path) => readFile(new URL(path, DIST))) {
  const manifest = await Promise.all(entries.map(async (entry) => ({ ...entry, integrity: integrityOf(await read(entry.url)) })));
  return { manifest, warnings: [] };
}

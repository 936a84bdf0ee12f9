// Writes dist/version.json. The service worker lists every file by its content, so its own digest names the whole site.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

const dist = new URL("../dist/", import.meta.url);
const worker = new URL("sw.js", dist);
const { version } = JSON.parse(await readFile(new URL("../src/generated/constants.json", import.meta.url), "utf8"));
const build = createHash("sha256")
  .update(await readFile(worker))
  .digest("hex")
  .slice(0, 12);
await writeFile(new URL("version.json", dist), `${JSON.stringify({ version, build })}\n`);

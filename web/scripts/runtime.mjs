// Builds what the page starts Python from: public/runtime/ and src/generated/. Every folder in it is named after its content.
//
// usage: node runtime.mjs [REPOSITORY]      PYTHON names the interpreter that has pyodide-lock
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build as bundle } from "vite";

import { takeImage, trimmedLibrary } from "./image.mjs";

const web = fileURLToPath(new URL("..", import.meta.url));
const source = resolve(process.argv[2] ?? join(web, ".."));
const stock = join(web, "node_modules", "pyodide");
const out = join(web, "public", "runtime");
const generated = join(web, "src", "generated");

// A zip archive with nothing in it.
const EMPTY_ZIP = Buffer.from("504b0506".padEnd(44, "0"), "hex");

function python(script, ...args) {
  execFileSync(process.env.PYTHON ?? "python3", [join(web, "scripts", script), "--source", source, ...args], { stdio: "inherit" });
}

async function digestOf(folder) {
  const hash = createHash("sha256");
  for (const name of (await readdir(folder)).sort()) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}

/** Gives a finished folder the name that browsers may keep for ever. */
async function publish(folder, name) {
  const named = `${name}-${await digestOf(folder)}`;
  await rename(folder, join(out, named));
  return named;
}

async function workFolder(name) {
  const folder = join(out, `.${name}`);
  await mkdir(folder, { recursive: true });
  return folder;
}

async function publishPyodide() {
  const folder = await workFolder("pyodide");
  for (const name of ["pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]) await cp(join(stock, name), join(folder, name));
  return publish(folder, "pyodide");
}

/** The library is the same until Pyodide changes, and takes the longest to make. */
async function libraryFile(scratch) {
  const file = join(scratch, "library.zip");
  await writeFile(file, await trimmedLibrary());
  return file;
}

async function publishEngine(scratch) {
  const folder = await workFolder("k2core");
  python("wheel.py", "--pyodide", stock, "--out", folder);
  await writeFile(join(folder, "empty.zip"), EMPTY_ZIP);
  const wheel = (await readdir(folder)).find((name) => name.endsWith(".whl"));
  const build = await digestOf(folder);
  const { image, header, pristine } = await takeImage({ library: await libraryFile(scratch), wheel: join(folder, wheel), build });
  await writeFile(join(folder, "memory.bin"), image);
  return { build, header, pristine, imageBytes: image.length, engine: await publish(folder, "k2core") };
}

async function writeJSON(file, value) {
  await mkdir(generated, { recursive: true });
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

async function publishBoot() {
  const folder = await workFolder("boot");
  await bundle({
    configFile: false,
    root: web,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: folder,
      lib: { entry: join(web, "src/engine/boot/pyodide.ts"), formats: ["es"], fileName: () => "boot.js" },
      minify: true,
      rollupOptions: { external: [/^node:/, "ws"] },
    },
  });
  return publish(folder, "boot");
}

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
const scratch = await mkdtemp(join(tmpdir(), "k2-runtime-"));
try {
  python("constants.py", "--out", join(generated, "constants.json"));
  python("wire.py", "--out", generated);
  const pyodide = await publishPyodide();
  const { imageBytes, ...engine } = await publishEngine(scratch);
  const wasm = (await stat(join(out, pyodide, "pyodide.asm.wasm"))).size;
  await writeJSON(join(generated, "runtime.json"), { pyodide, ...engine, bytes: { wasm, image: imageBytes } });
  const boot = await publishBoot();
  await writeJSON(join(generated, "boot.json"), { url: `/runtime/${boot}/boot.js` });
  console.log(`runtime: ${pyodide}, ${engine.engine} (image ${(imageBytes / 1e6).toFixed(2)} MB), ${boot}`);
} finally {
  await rm(scratch, { recursive: true });
}

// Builds what the page starts Python from. Every folder in public/runtime/ is named after its content.
//
// usage: node runtime.mjs STEP      PYTHON names the interpreter that has pyodide-lock
//
//     pyodide   build/pyodide/: Pyodide without what this site has no use for, the same until Pyodide changes
//     library   build/library.zip: the standard library for the memory image, likewise
//     engine    public/runtime/{pyodide,k2core}-* and src/generated/runtime.json: Pyodide, the wheel, the memory image
//     boot      public/runtime/boot-* and src/generated/boot.json: the loader that PyScript is pointed at
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));
const stock = join(web, "node_modules", "pyodide");
const out = join(web, "public", "runtime");
const generated = join(web, "src", "generated");
const trimmed = join(web, "build", "pyodide");
const library = join(web, "build", "library.zip");

// A zip archive with nothing in it.
const EMPTY_ZIP = Buffer.from("504b0506".padEnd(44, "0"), "hex");

async function digestOf(folder) {
  const hash = createHash("sha256");
  for (const name of (await readdir(folder)).sort()) hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest("hex").slice(0, 12);
}

async function workFolder(name) {
  const folder = join(out, `.${name}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Gives a finished folder the name that browsers may keep for ever, and removes its predecessors. */
async function publish(folder, name) {
  const named = `${name}-${await digestOf(folder)}`;
  for (const old of await readdir(out)) {
    if (old.startsWith(`${name}-`)) await rm(join(out, old), { recursive: true });
  }
  await rename(folder, join(out, named));
  return named;
}

async function writeJSON(name, value) {
  await mkdir(generated, { recursive: true });
  await writeFile(join(generated, name), `${JSON.stringify(value, null, 2)}\n`);
}

async function buildPyodide() {
  const { trimPyodide } = await import("./trim/trim.mjs");
  const { wasm, loader } = await trimPyodide(stock);
  await mkdir(trimmed, { recursive: true });
  for (const name of ["python_stdlib.zip", "pyodide-lock.json"]) await cp(join(stock, name), join(trimmed, name));
  await writeFile(join(trimmed, "pyodide.asm.mjs"), loader);
  await writeFile(join(trimmed, "pyodide.asm.wasm"), wasm);
}

async function buildLibrary() {
  const { trimmedLibrary } = await import("./image.mjs");
  await mkdir(join(web, "build"), { recursive: true });
  await writeFile(library, await trimmedLibrary());
}

async function publishPyodide() {
  const folder = await workFolder("pyodide");
  for (const name of ["pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]) await cp(join(trimmed, name), join(folder, name));
  return publish(folder, "pyodide");
}

function buildWheel(folder) {
  const options = ["--source", join(web, ".."), "--pyodide", stock, "--out", folder];
  execFileSync(process.env.PYTHON ?? "python3", [join(web, "scripts", "wheel.py"), ...options], { stdio: "inherit" });
}

async function buildEngine() {
  const { takeImage } = await import("./image.mjs");
  const pyodide = await publishPyodide();
  const folder = await workFolder("k2core");
  buildWheel(folder);
  await writeFile(join(folder, "empty.zip"), EMPTY_ZIP);
  const wheel = (await readdir(folder)).find((name) => name.endsWith(".whl"));
  const build = await digestOf(folder);
  const { image, header, pristine, bots } = await takeImage({ pyodide: trimmed, library, wheel: join(folder, wheel), build });
  await writeFile(join(folder, "memory.bin"), image);
  await writeFile(join(folder, "bots.bin"), bots);
  const engine = await publish(folder, "k2core");
  const wasm = (await stat(join(out, pyodide, "pyodide.asm.wasm"))).size;
  await writeJSON("runtime.json", { pyodide, build, header, pristine, engine, bytes: { wasm, image: image.length } });
  console.log(`runtime: ${pyodide}, ${engine} (image ${(image.length / 1e6).toFixed(2)} MB, bots ${(bots.length / 1e3).toFixed(0)} kB)`);
}

async function buildBoot() {
  const { build } = await import("vite");
  const folder = await workFolder("boot");
  await build({
    configFile: false,
    root: web,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir: folder,
      lib: { entry: join(web, "src/engine/boot/pyodide.ts"), formats: ["es"], fileName: () => "boot.js" },
      minify: true,
      rolldownOptions: { external: [/^node:/, "ws"] },
    },
  });
  await writeJSON("boot.json", { url: `/runtime/${await publish(folder, "boot")}/boot.js` });
}

await { pyodide: buildPyodide, library: buildLibrary, engine: buildEngine, boot: buildBoot }[process.argv[2]]();

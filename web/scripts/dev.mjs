// What `make dev` adds to Vite's server: the site's headers, and a new engine whenever its sources change.
import { execFile } from "node:child_process";
import { createReadStream, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
const runtime = join(root, "web", "public", "runtime");
const run = promisify(execFile);

const POLICY = "Content-Security-Policy";

/** The gallery shows itself in frames. */
const GALLERY_FRAMES = "frame-src 'self'; frame-ancestors 'self'";

/** What the engine and its start are made from, apart from the build scripts. */
const SOURCES = [join(root, "k2core"), join(root, "web", "src", "engine", "boot")];

/** Vite's style elements carry it, because the policy forbids all others. */
export const STYLE_NONCE = "dev";

const TYPES = { ".js": "text/javascript", ".json": "application/json", ".mjs": "text/javascript", ".wasm": "application/wasm" };

/** The headers that netlify.toml gives every path. */
function siteHeaders() {
  const [, everyPath] = readFileSync(join(root, "netlify.toml"), "utf8").split("[[headers]]");
  const headers = Object.fromEntries(Array.from(everyPath.matchAll(/^ +([\w-]+) = "(.*)"$/gm), ([, name, value]) => [name, value]));
  delete headers.for;
  return { ...headers, [POLICY]: headers[POLICY].replace("style-src 'self'", `style-src 'self' 'nonce-${STYLE_NONCE}'`) };
}

/** Straight from the disk: Vite learns of new files in public/ too late for the page that is reloaded because of them. */
function serveRuntime(request, response) {
  const { pathname } = new URL(request.url, "http://localhost");
  response.setHeader("Content-Type", TYPES[extname(pathname)] ?? "application/octet-stream");
  createReadStream(join(runtime, pathname))
    .on("error", () => response.writeHead(404).end())
    .pipe(response);
}

/** Runs `work`, and once more if it was asked for meanwhile. */
function oneAtATime(work) {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await work();
    }
    running = false;
  };
}

async function makeEngine(server) {
  const started = Date.now();
  try {
    await run("make", ["--silent", "engine"], { cwd: root, env: { ...process.env, MAKEFLAGS: "" } });
  } catch (error) {
    server.config.logger.error(error.stderr);
    server.ws.send({ type: "error", err: { message: error.stderr, stack: "" } });
    return;
  }
  server.config.logger.info(`engine built in ${((Date.now() - started) / 1000).toFixed(1)} s`, { timestamp: true });
  server.moduleGraph.invalidateAll();
  server.ws.send({ type: "full-reload" });
}

/** @returns {import("vite").Plugin} */
export function devServer() {
  return {
    name: "dev-server",
    apply: "serve",
    config: () => ({
      html: { cspNonce: STYLE_NONCE },
      // The page is reloaded once all of them are written.
      server: { watch: { ignored: ["**/generated/**", "**/public/runtime/**"] } },
    }),
    configureServer(server) {
      const headers = siteHeaders();
      server.middlewares.use((request, response, next) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        if (request.url.startsWith("/gallery/")) response.setHeader(POLICY, headers[POLICY].replace("frame-ancestors 'none'", GALLERY_FRAMES));
        next();
      });
      server.middlewares.use("/runtime", serveRuntime);
      const build = oneAtATime(() => makeEngine(server));
      server.watcher.add(SOURCES);
      server.watcher.on("all", (_event, file) => {
        if (SOURCES.some((folder) => file.startsWith(folder)) && /\.(py|ts)$/.test(file)) void build();
      });
    },
  };
}

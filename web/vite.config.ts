import { defineConfig, loadEnv, type HtmlTagDescriptor, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

import { devServer } from "./scripts/dev.mjs";
import { early } from "./scripts/early.mjs";
import { greetings } from "./scripts/greetings.mjs";
import { integrity, listWithIntegrity } from "./scripts/integrity.mjs";
import { manifest } from "./scripts/manifest.mjs";
import { ownWorker } from "./scripts/own-worker.mjs";
import { shipped } from "./scripts/shipped.mjs";
import boot from "./src/generated/boot.json" with { type: "json" };

/** What PyScript would load for tags, editors, package lists, archives and mounted folders, none of which this site has. */
const UNUSED = [
  { importer: "/@pyscript/core/src/", source: /^\.\/plugins(\.js$|\/)/, standIn: "no-plugins" },
  { importer: "/@pyscript/core/src/fs.js", source: /^@webreflection\/idb-map$/, standIn: "no-storage" },
  { importer: "/polyscript/esm/", source: /\/(3rd-party\/(toml|zip)|pyodide_graph)\.js$/, standIn: "no-plugins" },
];

/** Leaves the unused out of the bundle; src/engine/no-plugins.ts says why that also matters at run time. */
function withoutUnused(): Plugin {
  return {
    name: "without-unused-parts-of-pyscript",
    enforce: "pre",
    resolveId: (source, importer) => {
      const unused = UNUSED.find((part) => importer?.includes(part.importer) && part.source.test(source));
      return unused ? new URL(`src/engine/${unused.standIn}.ts`, import.meta.url).pathname : null;
    },
  };
}

type ModuleGraph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

const source = (path: string): string => new URL(`src/${path}`, import.meta.url).pathname;

const ENTRY = source("main.ts");
const APP = source("app/show.ts");
const GAMES = source("games/index.ts");

/** A module and all that it cannot be without. */
function withImports(id: string, graph: ModuleGraph, found = new Set<string>()): Set<string> {
  if (!found.has(id)) {
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) withImports(imported, graph, found);
  }
  return found;
}

/** What the first game of the registry is played with. */
function firstGame(graph: ModuleGraph): string {
  const [first = ""] = graph.getModuleInfo(GAMES)?.importedIds ?? [];
  return first.replace(/module\.ts$/, "play.ts");
}

/**
 * Keeps in one file what is needed at once, although parts that come later share some of it: the start of the engine, the page with all
 * that the first game shares with others, and for each game what it is played with.
 */
function chunkName(id: string, graph: ModuleGraph): string | null {
  if (id === ENTRY || id.endsWith(".css")) return null;
  if (withImports(ENTRY, graph).has(id)) return "engine";
  const [, folder, game] = /^(.*\/src\/games\/([^/]+)\/)/.exec(id) ?? [];
  if (withImports(APP, graph).has(id)) return "app";
  if (folder === undefined || game === undefined) return withImports(firstGame(graph), graph).has(id) ? "app" : null;
  return withImports(`${folder}play.ts`, graph).has(id) ? game : null;
}

/** The few sentences that are shown before the words of the page are there. */
function firstSentences(): Plugin {
  const id = "virtual:greetings";
  return {
    name: "first-sentences",
    resolveId: (wanted) => (wanted === id ? `\0${id}` : null),
    load: (wanted) => (wanted === `\0${id}` ? `export default ${JSON.stringify(greetings())}` : null),
  };
}

/** Whoever shows a preview of a link needs the whole address of its picture. Netlify tells the build where the site will be. */
function previewAddress(): Plugin {
  const { URL: site = "" } = loadEnv("production", ".", "URL");
  return {
    name: "preview-address",
    apply: "build",
    transformIndexHtml: (html) => html.replaceAll('content="/preview.png"', `content="${site}/preview.png"`),
  };
}

function link(attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag: "link", attrs, injectTo: "head" };
}

/** Modules that every visit needs, beside the first game. */
const FIRST = ["/@pyscript/core/", "/src/engine/no-plugins", APP];

/** Lets the browser fetch, with the page itself, the modules that it would otherwise hear of one after the other. */
function preloadFirst(): Plugin {
  let needed = FIRST;
  return {
    name: "preload-first",
    apply: "build",
    buildEnd() {
      needed = [...FIRST, firstGame(this)];
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        const files = Object.values(bundle ?? {});
        const first = files.filter((file) => file.type === "chunk").filter((file) => needed.some((part) => file.facadeModuleId?.includes(part)));
        const chunks = new Set(first.flatMap((file) => [file.fileName, ...file.imports]));
        const modules = [...Array.from(chunks, (name) => `/${name}`).filter((path) => !html.includes(path)), boot.url];
        const python = files.filter((file) => /\/engine-[^/]*\.py$/.test(file.fileName));
        return [
          ...modules.map((href) => link({ rel: "modulepreload", href })),
          ...python.map((file) => link({ rel: "preload", as: "fetch", crossorigin: "anonymous", href: `/${file.fileName}` })),
        ];
      },
    },
  };
}

/** The manifest as a file of the site. vite-plugin-pwa would list it without its integrity. */
function webManifest(): Plugin {
  return {
    name: "web-manifest",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(manifest()) });
    },
    transformIndexHtml: { order: "post", handler: () => [link({ rel: "manifest", href: "/manifest.webmanifest" })] },
  };
}

export default defineConfig({
  build: {
    target: "es2022",
    // Everything is a file of its own: a policy without data: addresses, and caching by content.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One stylesheet with the page, so that nothing is ever drawn without its styles.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkName }] } } },
  },
  optimizeDeps: { rolldownOptions: { plugins: [withoutUnused(), ownWorker()] } },
  plugins: [
    devServer(),
    withoutUnused(),
    ownWorker(),
    firstSentences(),
    early(),
    preloadFirst(),
    previewAddress(),
    integrity(),
    webManifest(),
    shipped(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/stored",
      filename: "sw.ts",
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // One list, stored completely or not at all: the plain start must work offline too.
        globPatterns: ["index.html", "licences.json", "manifest.webmanifest", "assets/*", "icons/*", "runtime/**/*"],
        maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
        dontCacheBustURLsMatching: /^(assets|runtime)\//,
        manifestTransforms: [listWithIntegrity],
        rollupFormat: "iife",
        sourcemap: false,
      },
    }),
  ],
});

import { defineConfig } from "vite";

/** The gallery as a site of its own, from which pictures are taken. Nothing of it is part of the game's site. */
export default defineConfig({
  root: new URL(".", import.meta.url).pathname,
  publicDir: false,
  build: {
    target: "es2022",
    outDir: "../build/gallery",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { external: ["@pyscript/core"] }, // its positions are written down: it starts no engine
  },
});

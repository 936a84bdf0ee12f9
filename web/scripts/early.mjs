// What is in the text of the page itself, because it has to work where no script of the page does: the scripts of src/app/early and the
// sentence of one of them. The policy in netlify.toml names these scripts by their content, which e2e/test_headers.py checks.
import { readdirSync, readFileSync } from "node:fs";

const LOCALES = new URL("../locales/", import.meta.url);
const SCRIPTS = new URL("../src/app/early/", import.meta.url);

/** A script without the lines that only explain it. */
function script(name) {
  const text = readFileSync(new URL(name, SCRIPTS), "utf8").replaceAll(/^ *(\/\/|\/\*\*).*\n/gm, "");
  return `<script>\n${text}</script>`;
}

function sentence(language) {
  const [, text] = /^engine-failed-browser = (.*)$/m.exec(readFileSync(new URL(`${language}.ftl`, LOCALES), "utf8")) ?? [];
  if (text === undefined) throw new Error(`${language} has no sentence for a browser that is too old`);
  return `<p class="banner" lang="${language}" hidden>${text}</p>`;
}

function languages() {
  return readdirSync(LOCALES)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => file.replace(/\.ftl$/, ""));
}

/** Puts both in the place of two comments in index.html. */
export function early() {
  const parts = {
    "<!--early-scripts-->": () => ["parses.js", "too-old.js"].map(script).join("\n    "),
    "<!--early-sentence-->": () => languages().map(sentence).join("\n      "),
  };
  return {
    name: "early",
    transformIndexHtml: {
      order: "post",
      handler: (html) => Object.entries(parts).reduce((text, [place, part]) => text.replace(place, part), html),
    },
  };
}

// What is in the text of the page itself, because it has to work where no script of the page does: the scripts of src/app/early and their
// sentences. The policy in netlify.toml names these scripts by their content, which e2e/test_headers.py checks.
import { readdirSync, readFileSync } from "node:fs";

const LOCALES = new URL("../locales/", import.meta.url);
const SCRIPTS = new URL("../src/app/early/", import.meta.url);

/** Why the page may not come; each has its sentence. */
const REASONS = ["browser", "start"];

/** A script without the lines that only explain it. */
function script(name) {
  const text = readFileSync(new URL(name, SCRIPTS), "utf8").replaceAll(/^ *(\/\/|\/\*\*).*\n/gm, "");
  return `<script>\n${text}</script>`;
}

function sentences(language) {
  const text = readFileSync(new URL(`${language}.ftl`, LOCALES), "utf8");
  return REASONS.map((reason) => {
    const [, sentence] = new RegExp(`^engine-failed-${reason} = (.*)$`, "m").exec(text) ?? [];
    if (sentence === undefined) throw new Error(`${language} has no sentence for ${reason}`);
    return `      <p class="banner" lang="${language}" data-why="${reason}" hidden>${sentence}</p>`;
  });
}

function languages() {
  return readdirSync(LOCALES)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => file.replace(/\.ftl$/, ""));
}

/** Puts both in the place of two comments in index.html. */
export function early() {
  const parts = {
    "<!--early-scripts-->": () => ["parses.js", "no-start.js"].map(script).join("\n    "),
    "<!--early-sentences-->": () => languages().flatMap(sentences).join("\n").trimStart(),
  };
  return {
    name: "early",
    transformIndexHtml: {
      order: "post",
      handler: (html) => Object.entries(parts).reduce((text, [place, part]) => text.replace(place, part), html),
    },
  };
}

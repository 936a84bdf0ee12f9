// What is in the text of the page itself, because it has to work where no script of the page does: the scripts of src/app/early and the
// sentences of two of them. The policy in netlify.toml names these scripts by their content, which e2e/test_headers.py checks.
import { readdirSync, readFileSync } from "node:fs";

const LOCALES = new URL("../locales/", import.meta.url);
const SCRIPTS = new URL("../src/app/early/", import.meta.url);

/** A script without the lines that only explain it. */
function script(name) {
  const text = readFileSync(new URL(name, SCRIPTS), "utf8").replaceAll(/^ *(\/\/|\/\*\*).*\n/gm, "");
  return `<script>\n${text}</script>`;
}

/** A message without variables, of the language of these texts. */
function message(texts, id) {
  const [, text] = new RegExp(`^${id} = (.*)$`, "m").exec(texts) ?? [];
  if (text === undefined) throw new Error(`a language has no words for ${id}`);
  return text;
}

/** One sentence in every language; with a button below it if that has a name. */
function sentences(id, button = null) {
  return languages()
    .map((language) => {
      const texts = readFileSync(new URL(`${language}.ftl`, LOCALES), "utf8");
      const below = button === null ? "" : ` <button type="button" class="small">${message(texts, button)}</button>`;
      return `<p class="banner" lang="${language}" hidden>${message(texts, id)}${below}</p>`;
    })
    .join("\n      ");
}

function languages() {
  return readdirSync(LOCALES)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => file.replace(/\.ftl$/, ""));
}

/** Puts them in the place of comments in index.html. */
export function early() {
  const parts = {
    "<!--early-scripts-->": () => ["parses.js", "too-old.js", "heal.js"].map(script).join("\n    "),
    "<!--too-old-->": () => sentences("engine-failed-browser"),
    "<!--not-whole-->": () => sentences("engine-failed-download", "retry"),
  };
  return {
    name: "early",
    transformIndexHtml: {
      order: "post",
      handler: (html) => Object.entries(parts).reduce((text, [place, part]) => text.replace(place, part), html),
    },
  };
}

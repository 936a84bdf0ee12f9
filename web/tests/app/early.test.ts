import { expect, test } from "vitest";

import index from "../../index.html?raw";
import { early } from "../../scripts/early.mjs";

const LANGUAGES = ["en", "nl", "fr", "it", "ru", "pl"];

/** The text of the page with what the build puts into it. */
const page = early().transformIndexHtml.handler(index) as string;

const scripts = Array.from(page.matchAll(/<script>([^]*?)<\/script>/g), ([, text = ""]) => text);
const sentences = new Map(
  Array.from(page.matchAll(/<p class="banner" lang="(\w+)" data-why="(\w+)" hidden>(.*)<\/p>/g), ([, lang, why, text]) => [
    `${lang} ${why}`,
    text ?? "",
  ]),
);

interface Visitor {
  /** What their browser asks for. */
  readonly languages?: readonly string[];
  /** What they have chosen; null if the browser allows no storage. */
  readonly chosen?: string | null;
  /** Whether the browser can read the newest words of the page's scripts. */
  readonly isNew?: boolean;
  readonly lacks?: "customElements" | "noModule";
  /** Whether the page was drawn before. */
  readonly isDrawn?: boolean;
}

/** What happens in the page of this visitor, and what is said then. */
function heard(
  { languages, chosen = "", isNew = true, lacks, isDrawn = false }: Visitor,
  happens: (fire: (name: string, event: object) => void) => void,
): string {
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = (name: string, listener: (event: object) => void): unknown => listeners.set(name, listener);
  const box = { textContent: "", hidden: true, className: "", said: "", appendChild: ({ text }: { text: string }) => (box.said = text) };
  const document = {
    addEventListener,
    createElement: () => (lacks === "noModule" ? {} : { noModule: false }),
    getElementById: () => (isDrawn ? null : box),
    querySelector(selector: string): object | null {
      const [, language, why] = /\[lang="(.*)"\]\[data-why="(.*)"\]/.exec(selector) ?? [];
      const text = sentences.get(`${language} ${why}`);
      return text === undefined ? null : { text, hidden: true };
    },
  };
  const localStorage = {
    getItem: () => {
      if (chosen === null) throw new DOMException("no", "SecurityError");
      return chosen && JSON.stringify({ language: chosen });
    },
  };
  const window = { addEventListener, customElements: lacks === "customElements" ? undefined : {} };
  const names = ["window", "document", "navigator", "location", "localStorage"];
  for (const text of isNew ? scripts : scripts.slice(1)) {
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- this is how a browser runs it
    new Function(...names, text)(window, document, { languages, language: languages?.[0] }, { origin: "https://k2.example" }, localStorage);
  }
  happens((name, event) => listeners.get(name)?.(event));
  return box.hidden ? "" : box.said;
}

const OWN_ERROR = { filename: "https://k2.example/assets/index.js", message: "SyntaxError" };

test("every language has its sentences", () => {
  for (const language of LANGUAGES) for (const why of ["browser", "start"]) expect(sentences.get(`${language} ${why}`)).toMatch(/^\p{Lu}.*\.$/u);
});

test("the script that says them is written for old browsers", () => {
  expect(scripts).toHaveLength(2);
  expect(scripts[1]).not.toMatch(/=>|\b(let|const|class|async)\b|`|\?\.|\?\?/);
});

test("a browser that cannot read the page's scripts is told so", () => {
  expect(heard({ isNew: false }, (fire) => fire("error", OWN_ERROR))).toBe(sentences.get("en browser"));
});

test.each(["customElements", "noModule"] as const)("a browser without %s is told so, whatever happens", (lacks) => {
  expect(heard({ lacks }, (fire) => fire("DOMContentLoaded", {}))).toBe(sentences.get("en browser"));
});

test("a new browser in which the page fails is told that it did not start", () => {
  expect(heard({}, (fire) => fire("error", OWN_ERROR))).toBe(sentences.get("en start"));
  expect(heard({}, (fire) => fire("unhandledrejection", {}))).toBe(sentences.get("en start"));
});

test("nothing is said while all goes well, once the page is drawn, or of a script that is not the page's", () => {
  expect(heard({}, (fire) => fire("DOMContentLoaded", {}))).toBe("");
  expect(heard({ isDrawn: true }, (fire) => fire("error", OWN_ERROR))).toBe("");
  expect(heard({}, (fire) => fire("error", { filename: "moz-extension://1/x.js" }))).toBe("");
});

test("it is said in the language that was chosen, else in the browser's, else in English", () => {
  const said = (visitor: Visitor): string => heard({ ...visitor, isNew: false }, (fire) => fire("error", OWN_ERROR));
  expect(said({ chosen: "pl", languages: ["fr"] })).toBe(sentences.get("pl browser"));
  expect(said({ languages: ["pt-BR", "nl-BE", "fr"] })).toBe(sentences.get("nl browser"));
  expect(said({ chosen: null, languages: ["RU"] })).toBe(sentences.get("ru browser"));
  expect(said({ languages: ["pt"] })).toBe(sentences.get("en browser"));
});

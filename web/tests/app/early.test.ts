import { expect, test } from "vitest";

import index from "../../index.html?raw";
import { early } from "../../scripts/early.mjs";

const LANGUAGES = ["en", "nl", "fr", "it", "ru", "pl"];

/** The text of the page with what the build puts into it. */
const page = early().transformIndexHtml.handler(index) as string;

const scripts = Array.from(page.matchAll(/<script>([^]*?)<\/script>/g), ([, text = ""]) => text);
const sentences = new Map(
  Array.from(page.matchAll(/<p class="banner" lang="(\w+)" hidden>(.*)<\/p>/g), ([, language = "", text = ""]) => [language, text]),
);

interface Visitor {
  /** What their browser asks for. */
  readonly languages?: readonly string[];
  /** What they have chosen; null if the browser allows no storage. */
  readonly chosen?: string | null;
  /** Whether the browser can read the words that the page's modules are written with. */
  readonly isNew?: boolean;
  readonly lacks?: "customElements" | "noModule";
  /** Whether the page was drawn before. */
  readonly isDrawn?: boolean;
}

/** What this visitor reads when something happens. */
function heard({ languages, chosen = "", isNew = true, lacks, isDrawn = false }: Visitor, name: string, event: object): string {
  const listeners = new Map<string, (event: object) => void>();
  const addEventListener = (kind: string, listener: (event: object) => void): unknown => listeners.set(kind, listener);
  const box = { textContent: "", hidden: true, className: "", said: "", appendChild: ({ text }: { text: string }) => (box.said = text) };
  const document = {
    addEventListener,
    createElement: () => (lacks === "noModule" ? {} : { noModule: false }),
    getElementById: () => (isDrawn ? null : box),
    querySelector(selector: string): object | null {
      const text = sentences.get(/\[lang="(.*)"\]/.exec(selector)?.[1] ?? "");
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
  listeners.get(name)?.(event);
  return box.hidden ? "" : box.said;
}

const OWN = { filename: "https://k2.example/assets/index.js" };

test("every language has the sentence", () => {
  for (const language of LANGUAGES) expect(sentences.get(language)).toMatch(/^\p{Lu}.*\.$/u);
});

test("the script that says it is written for old browsers", () => {
  expect(scripts).toHaveLength(2);
  expect(scripts[1]).not.toMatch(/=>|\b(let|const|class|async)\b|`|\?\.|\?\?/);
});

test("a browser that cannot read the page's modules is told so", () => {
  expect(heard({ isNew: false }, "error", OWN)).toBe(sentences.get("en"));
});

test.each(["customElements", "noModule"] as const)("a browser without %s is told so, whatever happens", (lacks) => {
  expect(heard({ lacks }, "DOMContentLoaded", {})).toBe(sentences.get("en"));
});

test("nothing is said to a new browser, once the page is drawn, or of a script that is not the page's", () => {
  expect(heard({}, "DOMContentLoaded", {})).toBe("");
  expect(heard({}, "error", OWN)).toBe("");
  expect(heard({ isNew: false, isDrawn: true }, "error", OWN)).toBe("");
  expect(heard({ isNew: false }, "error", { filename: "moz-extension://1/x.js" })).toBe("");
});

test("it is said in the language that was chosen, else in the browser's, else in English", () => {
  const said = (visitor: Visitor): string => heard({ ...visitor, isNew: false }, "error", OWN);
  expect(said({ chosen: "pl", languages: ["fr"] })).toBe(sentences.get("pl"));
  expect(said({ languages: ["pt-BR", "nl-BE", "fr"] })).toBe(sentences.get("nl"));
  expect(said({ chosen: null, languages: ["RU"] })).toBe(sentences.get("ru"));
  expect(said({ languages: ["pt"] })).toBe(sentences.get("en"));
});

import { describe, expect, test } from "vitest";

import index from "../../index.html?raw";
import { early } from "../../scripts/early.mjs";

const LANGUAGES = ["en", "nl", "fr", "it", "ru", "pl"];

/** The text of the page with what the build puts into it. */
const html = early().transformIndexHtml.handler(index) as string;

const scripts = Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, text = ""]) => text);

/** What stands in a box of the page, by language. */
function sentencesOf(box: string): ReadonlyMap<string, string> {
  const [text = ""] = html.match(new RegExp(`<div id="${box}"[^]*?</div>`)) ?? [];
  return new Map(Array.from(text.matchAll(/<p class="banner" lang="(\w+)" hidden>(.*)<\/p>/g), ([, language = "", words = ""]) => [language, words]));
}

const sentences = sentencesOf("too-old");

const [, tooOld = "", heal = ""] = scripts;

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
  const box = {
    textContent: "",
    hidden: true,
    className: "",
    said: "",
    appendChild: ({ text }: { text: string }) => (box.said = text),
    querySelector(selector: string): object | null {
      const text = sentences.get(/\[lang="(.*)"\]/.exec(selector)?.[1] ?? "");
      return text === undefined ? null : { text, hidden: true };
    },
  };
  const document = {
    addEventListener,
    createElement: () => (lacks === "noModule" ? {} : { noModule: false }),
    getElementById: () => (isDrawn ? null : box),
  };
  const localStorage = {
    getItem: () => {
      if (chosen === null) throw new DOMException("no", "SecurityError");
      return chosen && JSON.stringify({ language: chosen });
    },
  };
  const window = { addEventListener, customElements: lacks === "customElements" ? undefined : {} };
  const names = ["window", "document", "navigator", "location", "localStorage"];
  for (const text of isNew ? scripts.slice(0, 2) : [tooOld]) {
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
  expect(tooOld).not.toMatch(/=>|\b(let|const|class|async)\b|`|\?\.|\?\?/);
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

/** A page of which a file does not arrive as it should. */
class Broken {
  readonly asked: string[] = [];
  readonly fakes: Record<string, unknown>;
  readonly #listeners = new Map<string, (event: object) => void>();
  readonly #box = { hidden: true, onclick: (_event: object): void => {} };
  reloads = 0;
  says = 0;
  isDrawn = false;
  /** What the network gives in place of the file and of the page. */
  file: "right" | "right past the cache" | "wrong" = "right past the cache";
  page: Response | null = new Response();

  constructor(
    readonly stored = new Map<string, string>(),
    isForbidden = false,
  ) {
    const element = { src: "/assets/a.js", integrity: "sha256-a" };
    const refuse = (): never => {
      throw new DOMException("no", "SecurityError");
    };
    this.fakes = {
      addEventListener: (kind: string, listener: (event: object) => void) => this.#listeners.set(kind, listener),
      document: {
        getElementById: (id: string) => (id === "not-whole" ? this.#box : this.isDrawn ? null : {}),
        querySelectorAll: (selector: string) => (selector === "[integrity]" ? [element] : []),
        body: { prepend: () => {} },
      },
      sayInOwnLanguage: () => {
        this.says++;
        this.#box.hidden = false;
      },
      fetch: (address: string, options: RequestInit) => this.#fetch(address, options),
      location: { pathname: "/", reload: () => this.reloads++ },
      sessionStorage: isForbidden
        ? { getItem: refuse, setItem: refuse }
        : { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) },
    };
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- this is how a browser runs it
    new Function(...Object.keys(this.fakes), heal)(...Object.values(this.fakes));
  }

  async #fetch(address: string, { cache, integrity }: RequestInit): Promise<Response> {
    this.asked.push(`${address} ${cache}`);
    if (address === "/") {
      if (this.page === null) throw new TypeError("no network");
      return this.page;
    }
    if (integrity !== "sha256-a" || this.file === "wrong" || (this.file !== "right" && cache !== "reload")) throw new TypeError("another digest");
    return new Response();
  }

  async hears(kind: string, event: object = { target: { integrity: "sha256-a" } }): Promise<void> {
    this.#listeners.get(kind)?.(event);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }

  async tryAgain(): Promise<void> {
    this.#box.onclick({ target: { localName: "button" } });
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe("a file that the page cannot be drawn without", () => {
  test("is fetched past the HTTP cache, and the page once more", async () => {
    const page = new Broken();
    await page.hears("error");
    expect(page.asked).toEqual(["/assets/a.js default", "/assets/a.js reload", "/ no-store"]);
    expect([page.reloads, page.says]).toEqual([1, 0]);
  });

  test.each(["wrong", "right"] as const)("that is %s at the second time too is named, and a button tries again", async (file) => {
    const kept = new Map<string, string>();
    await new Broken(kept).hears("error");
    const page = new Broken(kept);
    page.file = file;
    await page.hears("error");
    expect([page.reloads, page.says]).toEqual([0, 1]);
    page.page = null;
    await page.tryAgain();
    expect(page.reloads).toBe(0);
    page.page = new Response();
    await page.tryAgain();
    expect([page.reloads, page.says]).toEqual([1, 1]);
  });

  test("is not waited for by a reload where there is no network, or where it could go on for ever", async () => {
    for (const page of [Object.assign(new Broken(), { page: null }), new Broken(new Map(), true)]) {
      await page.hears("error");
      expect([page.reloads, page.says]).toEqual([0, 1]);
    }
  });

  test("may be one that nobody names: then the page is not drawn", async () => {
    const page = new Broken();
    await page.hears("unhandledrejection");
    expect(page.reloads).toBe(1);
  });

  test("disturbs no page that is drawn, unless it is the style sheet", async () => {
    const kept = new Map<string, string>();
    const page = Object.assign(new Broken(kept), { isDrawn: true, file: "wrong" });
    await page.hears("unhandledrejection");
    expect(page.asked).toEqual([]);
    await page.hears("error");
    expect([page.reloads, page.says]).toEqual([0, 0]);
    const looks = { target: { integrity: "sha256-a", rel: "stylesheet" } };
    await page.hears("error", looks);
    expect([page.reloads, page.says]).toEqual([1, 0]);
    const reloaded = Object.assign(new Broken(kept), { isDrawn: true, file: "wrong" });
    void reloaded.hears("error");
    await reloaded.hears("error", looks);
    expect([reloaded.reloads, reloaded.says]).toEqual([0, 1]);
  });

  test("is none that fails while it runs, or a picture", async () => {
    const page = new Broken();
    for (const target of [{}, { src: "/icons/icon.svg" }]) await page.hears("error", { target });
    expect(page.asked).toEqual([]);
  });

  test("is named in every language, with a button, in little text", () => {
    const words = sentencesOf("not-whole");
    for (const language of LANGUAGES) expect(words.get(language)).toMatch(/^\p{Lu}.*\. <button type="button" class="small">\p{Lu}.*<\/button>$/u);
    expect(heal.length).toBeLessThan(2048);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { integrityOf } from "../../scripts/integrity.mjs";
import type { Asked, StoredFile, StoredSite } from "../../src/stored/site";

const HOME = "https://k2.example/";
const OLD = { "index.html": "old page", "assets/app-1.js": "old app", "assets/same.js": "same", "icons/icon.svg": "icon" };
const NEW = { "index.html": "new page", "assets/app-2.js": "new app", "assets/same.js": "same", "icons/icon.svg": "icon" };
const LOGIN = "<html>log in first</html>";

type Files = Readonly<Record<string, string>>;

/** What the network gives; null is no network. */
let server: Record<string, string> | null;
/** What the HTTP cache holds wrongly. */
let spoilt: Map<string, string>;
/** The addresses that the network was asked for, with what was to be done about the HTTP cache. */
let asked: string[];
let kept: Map<string, Response>;
let tabs: string[];
let another: boolean;

function listOf(files: Files): StoredFile[] {
  const named = (url: string): boolean => url.startsWith("assets/");
  return Object.entries(files).map(([url, text]) => ({
    url,
    revision: named(url) ? null : integrityOf(text).slice(7, 15),
    integrity: integrityOf(text),
  }));
}

/** The browser's fetch: it knows an HTTP cache, and refuses whatever has another digest than was asked for. */
async function fakeFetch(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname.slice(1) || "index.html";
  asked.push(`${path} ${request.cache}`);
  if (server === null) throw new TypeError("no network");
  const text = (request.cache === "reload" ? undefined : spoilt.get(path)) ?? server[path];
  if (request.integrity && (text === undefined || integrityOf(text) !== request.integrity)) throw new TypeError("another digest");
  return new Response(text ?? "not found", { status: text === undefined ? 404 : 200 });
}

const address = (key: string | Request): string => new URL(typeof key === "string" ? key : key.url, HOME).href;

const store = {
  match: async (key: string | Request) => kept.get(address(key))?.clone(),
  put: async (key: string | Request, answer: Response) => void kept.set(address(key), new Response(await answer.arrayBuffer(), answer)),
  delete: async (key: string | Request) => kept.delete(address(key)),
  keys: async () => [...kept.keys()].map((url) => new Request(url)),
};

class Lasting extends Event {
  waitUntil(): void {}
}

let StoredSiteClass: typeof StoredSite;

beforeEach(async () => {
  server = { ...OLD };
  spoilt = new Map();
  asked = [];
  kept = new Map();
  tabs = ["first"];
  another = false;
  vi.stubEnv("NODE_ENV", "production");
  vi.stubGlobal("self", globalThis);
  vi.stubGlobal("location", new URL(HOME));
  vi.stubGlobal("registration", { scope: HOME });
  vi.stubGlobal("caches", { open: async () => store, match: store.match });
  vi.stubGlobal("fetch", fakeFetch);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("FetchEvent", class extends Lasting {});
  vi.stubGlobal("ExtendableEvent", Lasting);
  ({ StoredSite: StoredSiteClass } = await import("../../src/stored/site"));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function siteOf(files: Files): StoredSite {
  return new StoredSiteClass(listOf(files), { tabs: async () => tabs, another: () => another });
}

async function installed(files: Files): Promise<StoredSite> {
  const site = siteOf(files);
  await site.install(new Lasting("install"));
  await site.activate();
  asked = [];
  return site;
}

/** What is read at an address; null if the worker leaves it to the browser. */
async function read(
  site: StoredSite,
  path: string,
  { visit = false, cache = "default" }: { readonly visit?: boolean; readonly cache?: RequestCache } = {},
): Promise<string | null> {
  const request = new Request(address(path), { cache });
  if (visit) Object.defineProperty(request, "mode", { value: "navigate" });
  const event = Object.assign(new Lasting("fetch"), { request }) as unknown as Asked;
  const answer = site.answer(event);
  return answer === null ? null : (await answer).text();
}

/** The stored files by their paths. */
async function stored(): Promise<Record<string, string>> {
  const found = await Promise.all([...kept].map(async ([url, answer]) => [new URL(url).pathname.slice(1), await answer.clone().text()]));
  return Object.fromEntries(found.filter(([path]) => !path?.startsWith("tabs-of"))) as Record<string, string>;
}

describe("storing the site", () => {
  test("takes every file, and then needs no network", async () => {
    const site = await installed(OLD);
    expect(await stored()).toEqual(OLD);
    server = null;
    for (const path of ["", "?shared-text=x", "somewhere"]) expect(await read(site, path, { visit: true })).toBe("old page");
    expect(await read(site, "assets/app-1.js")).toBe("old app");
  });

  test("fetches what the HTTP cache holds wrongly once more, past that cache", async () => {
    spoilt.set("assets/app-1.js", LOGIN);
    await siteOf(OLD).install(new Lasting("install"));
    expect(await stored()).toEqual(OLD);
    expect(asked.filter((one) => one.startsWith("assets/app-1"))).toEqual(["assets/app-1.js default", "assets/app-1.js reload"]);
    expect(asked).toContain("assets/same.js default");
  });

  test.each([
    ["a login page", (): unknown => (server = { ...NEW, "assets/app-2.js": LOGIN })],
    ["half a file", (): unknown => (server = { ...NEW, "assets/app-2.js": "new" })],
    ["a missing file", (): unknown => (server = { ...OLD, "index.html": NEW["index.html"] })],
    ["a page of another version", (): unknown => (server = { ...NEW, "index.html": OLD["index.html"] })],
    ["no network", (): unknown => (server = null)],
  ])("fails at %s, and the version before goes on as it was", async (_what, happens) => {
    const before = await installed(OLD);
    happens();
    await expect(siteOf(NEW).install(new Lasting("install"))).rejects.toThrow();
    server = null;
    expect(await read(before, "", { visit: true })).toBe("old page");
    for (const path of ["assets/app-1.js", "assets/same.js", "icons/icon.svg"]) expect(await read(before, path)).toBe(OLD[path as keyof typeof OLD]);
  });

  test("replaces what an older worker has stored wrongly, and keeps what is right", async () => {
    await installed(OLD);
    await store.put("assets/same.js", new Response(LOGIN));
    server = { ...NEW };
    await installed(NEW);
    expect((await stored())["assets/same.js"]).toBe("same");
    expect(asked).not.toContain("icons/icon.svg default");
  });
});

describe("a stored site of which parts were removed", () => {
  test("has them again as soon as there is a network", async () => {
    const site = await installed(OLD);
    await store.delete("assets/app-1.js");
    await store.delete([...kept.keys()].find((key) => key.includes("index.html")) ?? "");
    server = null;
    expect(await site.check()).toBe(false);
    server = { ...OLD };
    expect(await site.check()).toBe(true);
    expect(await stored()).toEqual(OLD);
    expect(asked.every((one) => one.endsWith("reload"))).toBe(true);
  });

  test("has a file again once it is asked for", async () => {
    const site = await installed(OLD);
    await store.delete("assets/app-1.js");
    spoilt.set("assets/app-1.js", LOGIN);
    expect(await read(site, "assets/app-1.js")).toBe("old app");
    expect((await stored())["assets/app-1.js"]).toBe("old app");
  });

  test("gives the page of the network once a file can no longer be had, and the stored one without a network", async () => {
    const site = await installed(OLD);
    await store.delete("assets/app-1.js");
    server = { ...NEW };
    await expect(read(site, "assets/app-1.js")).rejects.toThrow();
    expect(await read(site, "", { visit: true })).toBe("new page");
    server = null;
    expect(await read(site, "", { visit: true })).toBe("old page");
  });

  test("stores no other page in the place of its own", async () => {
    const site = await installed(OLD);
    await store.delete([...kept.keys()].find((key) => key.includes("index.html")) ?? "");
    server = { ...OLD, "index.html": LOGIN };
    expect(await read(site, "", { visit: true })).toBe(LOGIN);
    expect(Object.values(await stored())).not.toContain(LOGIN);
  });

  test("has a file anew when the page wants it past every cache", async () => {
    const site = await installed(OLD);
    await store.put("assets/app-1.js", new Response(LOGIN));
    expect(await read(site, "assets/app-1.js", { cache: "reload" })).toBe("old app");
    expect((await stored())["assets/app-1.js"]).toBe("old app");
  });
});

describe("after a new version has taken over", () => {
  test("a tab of the one before finds its files until it is closed, and no longer", async () => {
    await installed(OLD);
    server = { ...NEW };
    const site = await installed(NEW);
    tabs = ["first", "second"];
    expect(await site.check()).toBe(true);
    expect(await read(site, "assets/app-1.js")).toBe("old app");
    expect(await read(site, "", { visit: true })).toBe("new page");
    tabs = ["second"];
    expect(await site.check()).toBe(true);
    expect(await stored()).toEqual(NEW);
  });

  test("nothing is removed while a third one is being stored", async () => {
    await installed(OLD);
    server = { ...NEW };
    const site = await installed(NEW);
    tabs = [];
    another = true;
    await site.check();
    expect((await stored())["assets/app-1.js"]).toBe("old app");
  });
});

test("what is not of the site, or no file of it, is left to the browser", async () => {
  const site = await installed(OLD);
  expect(await read(site, "https://other.example/assets/app-1.js")).toBeNull();
  expect(await read(site, "version.json")).toBeNull();
  expect(await read(site, ".well-known/security.txt", { visit: true })).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { DownloadError, get, loadModule, twice } from "../../../src/engine/boot/download";

let asked: string[];
/** What the HTTP cache has kept, and what the network gives. */
let kept: string | null;
let network: string | null;

beforeEach(() => {
  asked = [];
  kept = null;
  network = "right";
  vi.stubGlobal("fetch", async (_address: string, { cache }: RequestInit) => {
    asked.push(cache ?? "");
    const text = (cache === "reload" ? null : kept) ?? network;
    if (text === null) throw new TypeError("no network");
    return new Response(text, { status: text === "missing" ? 404 : 200 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function read(cache: RequestCache): Promise<string> {
  const text = await (await get("/file", cache)).text();
  if (text !== "right") throw new Error("another kind");
  return text;
}

test("a file that is right is fetched once", async () => {
  expect(await twice(read)).toBe("right");
  expect(asked).toEqual(["default"]);
});

test.each(["half", "missing"])("one that is kept wrongly (%s) is fetched past the HTTP cache", async (text) => {
  kept = text;
  expect(await twice(read)).toBe("right");
  expect(asked).toEqual(["default", "reload"]);
});

test.each([null, "missing"])("one that the network does not give (%s) is said to be missing", async (text) => {
  network = text;
  await expect(twice(read)).rejects.toThrow(DownloadError);
});

test("a module that cannot be loaded is loaded again once its file is fetched anew", async () => {
  let loads = 0;
  const load = async (): Promise<string> => {
    if (++loads === 1) throw new SyntaxError("half");
    expect(asked).toEqual(["reload"]);
    return "module";
  };
  expect(await loadModule("/file", load)).toBe("module");
  await expect(loadModule("/file", () => Promise.reject(new SyntaxError("half")))).rejects.toThrow(DownloadError);
});

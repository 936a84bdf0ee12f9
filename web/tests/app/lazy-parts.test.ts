import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { LazyParts, PartMissing } from "../../src/app/lazy-parts";

let asked: string[];
let arrivals: number;
let failures: number;
let parts: LazyParts;

beforeEach(() => {
  asked = [];
  arrivals = failures = 0;
  vi.stubGlobal("fetch", async (file: string, { cache }: RequestInit) => {
    asked.push(`${file} ${cache}`);
    return new Response();
  });
  parts = new LazyParts({ onArrival: () => arrivals++, onFailure: () => failures++ });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A part whose file is wrong so often, as Chromium and Firefox say it. */
function wrong(times: number): () => Promise<string> {
  return async () => {
    if (times-- > 0) throw new TypeError("Failed to fetch dynamically imported module: https://k2.example/assets/daily-1.js");
    return "part";
  };
}

test("a part whose file is wrong at first is fetched past the HTTP cache, and nobody hears of it", async () => {
  expect(await parts.load(wrong(1))).toBe("part");
  expect(asked).toEqual(["https://k2.example/assets/daily-1.js reload"]);
  expect([arrivals, failures]).toEqual([1, 0]);
});

test("one that stays wrong is told of, and comes when it is asked for again later", async () => {
  const part = wrong(2);
  await expect(parts.load(part)).rejects.toThrow(PartMissing);
  expect([arrivals, failures]).toEqual([0, 1]);
  expect(await parts.load(part)).toBe("part");
});

test("one of which no file is named is only asked for again", async () => {
  let times = 1;
  const part = async (): Promise<string> => {
    if (times-- > 0) throw new TypeError("Importing a module script failed.");
    return "part";
  };
  expect(await parts.load(part)).toBe("part");
  expect(asked).toEqual([]);
});

import { describe, expect, test } from "vitest";

import { integrityOf, listWithIntegrity, withIntegrity } from "../../scripts/integrity.mjs";

const read = (path: string): Promise<string> => Promise.resolve(`content of ${path}`);
const digest = (path: string): string => `integrity="${integrityOf(`content of ${path}`)}"`;

describe("in the page", () => {
  test.each([
    ['<script type="module" crossorigin src="/a.js"></script>', "/a.js"],
    ['<link rel="modulepreload" href="/runtime/boot.js">', "/runtime/boot.js"],
    ['<link href="/style.css" crossorigin rel="stylesheet">', "/style.css"],
  ])("%s carries the digest of its file", async (tag, path) => {
    expect(await withIntegrity(tag, read)).toBe(tag.replace(`"${path}"`, `"${path}" ${digest(path)}`));
  });

  test.each(['<link rel="manifest" href="/a.json">', '<link rel="preload" as="fetch" href="/a.py">', "<script>1</script>", '<img src="/a.png">'])(
    "%s stays as it is",
    async (tag) => {
      expect(await withIntegrity(tag, read)).toBe(tag);
    },
  );
});

test("a digest is the base64 of SHA-256", () => {
  expect(integrityOf("abc")).toBe("sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
});

test("every file in the service worker's list has its digest", async () => {
  const entries = ["index.html", "assets/a.js"].map((url) => ({ url, revision: null, size: 1 }));
  const { manifest } = await listWithIntegrity(entries, null, read);
  expect(manifest).toEqual(entries.map((entry) => ({ ...entry, integrity: integrityOf(`content of ${entry.url}`) })));
});

import { describe, expect, test } from "vitest";

import { ownScript } from "../../src/engine/own-scripts";

const PAGE = "https://example.org/#k2/game/1CO";

describe("code may come from", () => {
  test.each(["/sw.js", "assets/worker.js", "https://example.org/runtime/boot.js", "blob:https://example.org/0a1b"])("%s", (address) => {
    expect(ownScript(address, PAGE)).toBe(address);
  });
});

describe("code must not come from", () => {
  test.each([
    "https://example.com/sw.js",
    "//example.com/sw.js",
    "http://example.org/sw.js",
    "https://example.org:8443/sw.js",
    "blob:https://example.com/0a1b",
    "blob:null/0a1b",
    "data:text/javascript,alert(1)",
    "javascript:alert(1)",
    "filesystem:https://example.org/temporary/worker.js",
  ])("%s", (address) => {
    expect(ownScript(address, PAGE)).toBeNull();
  });
});

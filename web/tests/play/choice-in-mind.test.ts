import { beforeEach, describe, expect, it, vi } from "vitest";

import { keepChoice, keptChoice } from "../../src/play/choice-in-mind";

const HERE = { id: "game", position: "now" };

describe("a choice that was begun", () => {
  let stored: Map<string, string>;

  beforeEach(() => {
    stored = new Map();
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  it("is there again at the same position of the same game", () => {
    keepChoice(HERE, { chosen: [1, 2] });
    expect(keptChoice(HERE)).toEqual({ chosen: [1, 2] });
    expect(keptChoice({ ...HERE, position: "later" })).toBeNull();
    expect(keptChoice({ ...HERE, id: "another" })).toBeNull();
  });

  it("is gone if it cannot be read or kept", () => {
    expect(keptChoice(HERE)).toBeNull();
    keepChoice(HERE, {});
    for (const key of stored.keys())
      for (const text of ["{", "7", '{"id":"game","position":"now","choice":3}']) {
        stored.set(key, text);
        expect(keptChoice(HERE)).toBeNull();
      }
    vi.stubGlobal("sessionStorage", {
      setItem: () => {
        throw new Error("full");
      },
    });
    expect(() => keepChoice(HERE, {})).not.toThrow();
    expect(keptChoice(HERE)).toBeNull();
  });
});

import { afterEach, expect, test } from "vitest";

import { GAMES } from "../../src/games";
import {
  allKeys,
  canBeSet,
  keyOf,
  keysAreOn,
  holdKeys,
  keysWith,
  nameKeys,
  plainKey,
  readKeys,
  takenBy,
  useKeys,
  withKey,
} from "../../src/ui/single-keys";

nameKeys(GAMES.map(({ keys }) => keys));

afterEach(() => useKeys(true, {}));

function pressed(key: string, code = "", more: Partial<KeyboardEvent> = {}): string | null {
  return plainKey({ key, code, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...more } as KeyboardEvent);
}

test("the first keys can be set, and none does two things in a game", () => {
  const keys = keysWith(allKeys(), {});
  for (const [name, key] of keys) {
    expect(canBeSet(key)).toBe(true);
    expect(takenBy(name, key)).toBeNull();
  }
  for (const { actions } of allKeys()) for (const { name, key } of actions) expect(keys.get(name)).toBe(key); // the same in both games
});

test("a key that somebody has set does what it is for, and the first one does nothing any more", () => {
  useKeys(true, withKey("undo", "z"));
  expect(keyOf("undo")).toBe("z");
  expect(takenBy("redo", "z")?.name).toBe("undo");
  expect(takenBy("redo", "u")).toBeNull();
  useKeys(true, withKey("undo", "u"));
  expect(withKey("menu", "m")).toEqual({});
});

test("a key is taken by what can happen in the same game only", () => {
  expect(takenBy("undo", "p")?.name).toBe("pay");
  expect(takenBy("goals", "p")?.name).toBe("expeditions");
  expect(takenBy("goals", "n")).toBeNull(); // that is K2's
  expect(takenBy("night", "o")).toBeNull(); // and that Karakorum's
  expect(takenBy("cards", "o")?.name).toBe("goals"); // both games have it
  expect(takenBy("play", "x")?.name).toBe("explain");
});

test("two keys can be exchanged", () => {
  for (const [name, key] of [
    ["undo", "z"],
    ["redo", "u"],
    ["undo", "r"],
  ] as const) {
    expect(takenBy(name, key)).toBeNull();
    useKeys(true, withKey(name, key));
  }
  expect([keyOf("undo"), keyOf("redo")]).toEqual(["r", "u"]);
});

test("what is stored is read like a stranger's", () => {
  for (const stored of [null, 7, "z", undefined]) expect(readKeys(stored)).toEqual({});
  const read = readKeys({
    undo: "z",
    redo: 5,
    menu: "",
    hint: "ab",
    end: "7",
    on: " ",
    what: "A",
    where: "é",
    "<b>": "q",
    state: "Enter",
    list: "ß",
  });
  expect(read).toEqual({ undo: "z", where: "é" });
});

test("of stored keys that are there twice none counts, and those of unknown things do nothing", () => {
  const keys = keysWith(allKeys(), { undo: "z", redo: "z", menu: "e", hint: "q", toString: "y" });
  expect(["undo", "redo", "menu", "end", "hint"].map((name) => keys.get(name))).toEqual(["u", "r", "m", "e", "q"]);
  expect(keys.has("toString")).toBe(false);
});

test("a key alone counts, on other keyboards by its place", () => {
  expect(pressed("U", "KeyU")).toBe("u");
  expect(pressed("г", "KeyU")).toBe("u");
  expect(pressed("a", "KeyQ")).toBe("a"); // a French keyboard
  expect(pressed("&", "Digit1")).toBe("1");
  expect(pressed("!", "Digit1", { shiftKey: true })).toBe("!");
  expect(pressed("?", "Slash", { shiftKey: true })).toBe("?");
  for (const held of ["ctrlKey", "altKey", "metaKey"]) expect(pressed("u", "KeyU", { [held]: true })).toBeNull();
  for (const key of ["Enter", "Shift", "Dead", "ArrowUp"]) expect(pressed(key)).toBeNull();
});

test("keys do nothing when they are off, and while one is being set", () => {
  holdKeys(true);
  expect(keysAreOn()).toBe(false);
  holdKeys(false);
  expect(keysAreOn()).toBe(true);
  useKeys(false, {});
  expect(keysAreOn()).toBe(false);
});

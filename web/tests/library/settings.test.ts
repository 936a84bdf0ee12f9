import { beforeEach, expect, test, vi } from "vitest";

import { DEFAULTS, loadSettings, saveSettings } from "../../src/library/settings";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => stored.set(key, text) });
});

test("keys that somebody has set are there again", () => {
  saveSettings({ ...DEFAULTS, keys: { undo: "z" } });
  expect(loadSettings().keys).toEqual({ undo: "z" });
});

test("stored keys that cannot be are left out, and everything else stays set", () => {
  saveSettings({ ...DEFAULTS, sound: true, keys: { undo: "z", redo: "Enter" } });
  const [key = "", text = ""] = [...stored][0] ?? [];
  expect(loadSettings()).toEqual({ ...DEFAULTS, sound: true, keys: { undo: "z" } });
  stored.set(key, text.replace(/"keys":\{[^}]*\}/, '"keys":["u"]'));
  expect(loadSettings()).toEqual({ ...DEFAULTS, sound: true });
});

import { expect, test, vi } from "vitest";

import { readFollowed } from "../../src/engine/bots/levels";
import { sharedLink, sharedNames } from "../../src/play/shared-names";
import type { Engine } from "../../src/engine/requests";
import type { SavedGame } from "../../src/library/saved-game";
import { playerName } from "../../src/ui/seat-names";

test("a shared game names who went on for somebody else", () => {
  const names = sharedNames(["Anna", "", "*hiker", "Ben"], 4, { 0: "alpinist", 1: "himalayan", 2: null });
  expect(names.map((_, seat) => playerName({ names }, seat))).toEqual([
    "Anna, then Alpinist",
    "Player 2, then Himalayan mountaineer",
    "Hiker, then Person",
    "Ben",
  ]);
});

test("a game without names says it too", () => {
  expect(sharedNames([], 2, { 1: "hiker" })).toEqual(["", "*1"]);
});

test("a long name stays one that links can hold", () => {
  const [name = ""] = sharedNames(["W".repeat(24)], 1, { 0: "hiker" });
  expect(name).toHaveLength(24);
  expect(readFollowed(name)).toEqual({ first: "W".repeat(22), follower: "hiker" });
});

test("other names are those of one player", () => {
  for (const name of [undefined, "", "*", "3", "Anna", "Anna*", "Anna*4", "*hiker"]) expect(readFollowed(name)).toBeNull();
});

test("the link of a game is written from these names, and the game that writes it is closed", async () => {
  const open = vi.fn(async () => ({ id: "other" }));
  const close = vi.fn(async () => {});
  const engine = { open, close, link: async (id: string) => `#link-of-${id}` } as unknown as Engine;
  const saved = { id: "own", replay: { names: ["Anna", "Ben"], config: { players: 2 }, actions: [] } } as unknown as SavedGame;
  expect(await sharedLink(engine, saved)).toBe("#link-of-own");
  expect(open).not.toHaveBeenCalled();
  expect(await sharedLink(engine, { ...saved, bots: { 1: "hiker" } })).toBe("#link-of-other");
  expect(open).toHaveBeenCalledWith(expect.anything(), { ...saved.replay, names: ["Anna", "Ben*1"] }, null);
  expect(close).toHaveBeenCalledWith("other");
});

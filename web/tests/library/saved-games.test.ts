import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { beforeEach, expect, test } from "vitest";

import type { Replay } from "../../src/engine/types";
import { Database } from "../../src/library/database";
import type { GameReader } from "../../src/library/stored-games";
import { Troubles } from "../../src/library/trouble";
import { Conflict, newGame, OtherGame, type SavedGame, SavedGames } from "../../src/library/saved-games";

const REPLAY: Replay = { game: "k2", rules: 1, config: { players: 1, seed: "here" }, names: [], actions: ["take 1"] };
const SUMMARY = { over: false, totals: [2] };

let games: SavedGames;
let refusals: number;
let saved: SavedGame;

const READER: GameReader = { rules: 1, players: [1, 5], isConfig: () => true, summary: () => SUMMARY };

function database(): Database {
  return new Database([], new Troubles((trouble) => (refusals += Number(trouble === "refused"))));
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  refusals = 0;
  games = new SavedGames(database(), () => READER);
  saved = await games.save(newGame("a", REPLAY, SUMMARY), 0);
});

function changed(replay: Partial<Replay>): SavedGame {
  return { ...saved, replay: { ...REPLAY, ...replay } };
}

test("a game is played on", async () => {
  const next = await games.save(changed({ actions: ["take 1", "end"] }), saved.revision);
  expect(next.revision).toBe(saved.revision + 1);
  expect((await games.get("a"))?.replay.actions).toEqual(["take 1", "end"]);
});

test.each([
  ["seed", { config: { players: 1, seed: "other" } }],
  ["number of players", { config: { players: 2, seed: "here" } }],
  ["option", { config: { players: 1, seed: "here", board: "hard" } }],
  ["game", { game: "karakorum" }],
] as const)("a save never changes the %s of a game", async (_what, change) => {
  await expect(games.save(changed(change), saved.revision)).rejects.toThrow(OtherGame);
  expect(await games.get("a")).toEqual(saved);
  expect(refusals).toBe(0);
});

test("the order in which options are written does not matter", async () => {
  await games.save(changed({ config: { seed: "here", players: 1 } }), saved.revision);
  expect((await games.get("a"))?.revision).toBe(saved.revision + 1);
});

test("a game that another tab has saved meanwhile stays as that tab left it", async () => {
  const theirs = await games.save(changed({ actions: ["take 1", "end"] }), saved.revision);
  await expect(games.save(changed({ actions: ["take 1", "give m1 A"] }), saved.revision)).rejects.toThrow(Conflict);
  expect(await games.get("a")).toEqual(theirs);
});

test("where nothing can be stored, a game in memory stays the same game too", async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException("no", "SecurityError");
    },
  } as unknown as IDBFactory;
  games = new SavedGames(database(), () => READER);
  saved = await games.save(newGame("b", REPLAY, SUMMARY), 0);
  await expect(games.save(changed({ config: { players: 1, seed: "other" } }), saved.revision)).rejects.toThrow(OtherGame);
  expect((await games.get("b"))?.replay).toEqual(REPLAY);
  expect(refusals).toBe(1);
});

import "fake-indexeddb/auto";

import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import { openDB } from "idb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { Replay } from "../../src/engine/types";
import { Climbs } from "../../src/games/k2/climbs";
import { reader as k2Reader } from "../../src/games/k2/reader";
import { Matches } from "../../src/games/karakorum/matches";
import { reader as karakorumReader } from "../../src/games/karakorum/reader";
import { MOST, MOST_TEXT } from "../../src/library/asides";
import { type KeptGame, Library } from "../../src/library/library";
import { Conflict, newGame, type SavedGame } from "../../src/library/saved-games";
import type { Trouble } from "../../src/library/trouble";

const KEPT: readonly KeptGame[] = [
  { name: "k2", stores: Climbs.STORES, createRecords: (database) => new Climbs(database), summarize: () => SUMMARY, reader: k2Reader },
  {
    name: "karakorum",
    stores: Matches.STORES,
    createRecords: (database) => new Matches(database),
    summarize: () => SUMMARY,
    reader: karakorumReader,
  },
];

const CONFIG = { players: 1, board: "easy", weather: "summer", family: false, crowded: false, start: null, seed: "here" };
const REPLAY = { game: "k2", rules: 1, config: CONFIG, names: [], actions: ["select m1 m2 m3"] } as Replay;
const SUMMARY = { over: false, totals: [2], day: 1, spaces: [[0, 0]] };
const GOOD: SavedGame = { ...newGame("good", REPLAY, SUMMARY), revision: 3 };
const CLIMB = {
  hash: "#k2/game/abc",
  when: 5,
  board: "easy",
  weather: "summer",
  seed: "here",
  points: 7,
  rank: "hiker",
  profile: "abc",
  daily: "2026-01-02",
  summits: 0,
  deaths: 1,
  first: true,
};
const MATCH = { hash: "#karakorum/game/abc", when: 5, names: ["Anna", "Bo"], winners: [0], totals: [5, 3], reason: "comparison" };

let library: Library;
let troubles: (Trouble | null)[];

function open(): Library {
  troubles = [];
  return new Library(KEPT, (trouble) => troubles.push(trouble));
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  library = open();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Puts something into the site's database that was not written by this page. */
async function put(store: string, ...values: readonly object[]): Promise<void> {
  await library.games.list(); // the database is there
  const db = await openDB("k2");
  for (const value of values) await db.put(store, value);
  db.close();
}

function changed(change: object): object {
  return { ...GOOD, id: "bad", ...change };
}

function replayWith(change: object): object {
  return changed({ replay: { ...REPLAY, ...change } });
}

const DAMAGED: Readonly<Record<string, object>> = {
  "no replay": changed({ replay: undefined }),
  "replay null": changed({ replay: null }),
  "replay empty": changed({ replay: {} }),
  "replay a text": changed({ replay: "K2" }),
  "no game": replayWith({ game: undefined }),
  "game a number": replayWith({ game: 2 }),
  "no rules": replayWith({ rules: undefined }),
  "config null": replayWith({ config: null }),
  "config missing": replayWith({ config: undefined }),
  "very many players": replayWith({ config: { ...CONFIG, players: 4e9 } }),
  "half a player": replayWith({ config: { ...CONFIG, players: 0.5 } }),
  "no seed": replayWith({ config: { ...CONFIG, seed: undefined } }),
  "no such board": replayWith({ config: { ...CONFIG, board: "__proto__" } }),
  "names missing": replayWith({ names: undefined }),
  "names of others": replayWith({ names: ["Anna", "Bo"] }),
  "names no texts": replayWith({ names: [{}] }),
  "actions missing": replayWith({ actions: undefined }),
  "actions no texts": replayWith({ actions: [1] }),
  "summary missing": changed({ summary: undefined }),
  "summary of another form": changed({ summary: { over: false, totals: [2] } }),
  "totals no numbers": changed({ summary: { ...SUMMARY, totals: ["2"] } }),
  "an endless time": changed({ updated: Infinity }),
  "no time": changed({ updated: undefined }),
  "left is no list": changed({ left: 1 }),
  "an endless revision": changed({ revision: Infinity }),
};

describe("a damaged game", () => {
  test.each(Object.entries(DAMAGED))("spoils nothing and can be deleted: %s", async (_what, bad) => {
    await put("games", GOOD, bad);
    expect(await library.games.list()).toEqual([GOOD]);
    const [aside, ...others] = await library.unread();
    expect(others).toEqual([]);
    expect(aside).toMatchObject({ code: "damaged-record", place: { store: "games", key: "bad" } });
    await expect(library.games.get("bad")).rejects.toMatchObject({ reason: { code: "damaged-record" } });
    expect(await library.games.get("good")).toEqual(GOOD);
    if (aside !== undefined) await library.asides.remove(aside);
    expect(await library.unread()).toEqual([]);
    expect(await library.games.list()).toEqual([GOOD]);
  });

  test("is shown where only what stands beside it is damaged", async () => {
    const beside = {
      steps: "many",
      unread: -1,
      bots: { 0: "wizard" },
      teams: [9],
      unranked: "yes",
      ghost: { name: 1 },
      answers: { points: {} },
      unmet: 7,
    };
    await put("games", { ...GOOD, ...beside });
    expect(await library.games.list()).toEqual([{ ...GOOD, teams: undefined }]);
  });

  test("is replaced by the same game from the table", async () => {
    await put("games", { ...GOOD, summary: null });
    await library.games.save(GOOD, 3);
    expect(await library.games.list()).toMatchObject([{ id: "good", revision: 4 }]);
  });
});

describe("a game of a later version of the page", () => {
  test.each([
    ["newer_rules", replayWith({ rules: 2, config: { terrain: "ice" } })],
    ["unknown_game", replayWith({ game: "everest" })],
  ])("stays as it is: %s", async (code, later) => {
    await put("games", GOOD, later);
    expect(await library.games.list()).toEqual([GOOD]);
    expect(await library.unread()).toMatchObject([{ code }]);
    await expect(library.games.get("bad")).rejects.toMatchObject({ reason: { code } });
    await expect(library.games.save({ ...GOOD, id: "bad" }, 9)).rejects.toThrow(Conflict);
    const db = await openDB("k2");
    expect(await db.get("games", "bad")).toEqual(later);
    db.close();
  });
});

describe("a damaged record", () => {
  const K2: Readonly<Record<string, object>> = {
    "an endless time": { when: Infinity },
    "no time": { when: undefined },
    "another site's address": { hash: "//evil.example/#k2/game/abc" },
    "an address that is code": { hash: "javascript:alert(1)//#k2/game/abc" },
    "another game's address": { hash: "#karakorum/game/abc" },
    "no such board": { board: "north" },
    "points no number": { points: "7" },
    "no such rank": { rank: "king" },
    "no such day": { daily: "2026-99-99" },
  };

  test.each(Object.entries(K2))("of K2 spoils nothing: %s", async (_what, change) => {
    await put("climbs", CLIMB, { ...CLIMB, hash: "#k2/game/bad", ...change });
    expect(await library.recordsOf("k2").list()).toMatchObject([{ link: CLIMB.hash, points: 7, first: true }]);
    expect(await library.unread()).toMatchObject([{ code: "damaged-record", place: { store: "climbs" } }]);
  });

  test.each(Object.entries({ "no winners": { winners: null }, "names no texts": { names: [1, 2] }, "no such reason": { reason: "luck" } }))(
    "of Karakorum spoils nothing: %s",
    async (_what, change) => {
      await put("matches", MATCH, { ...MATCH, hash: "#karakorum/game/bad", ...change });
      expect(await library.recordsOf("karakorum").list()).toMatchObject([{ link: MATCH.hash, totals: [5, 3] }]);
      expect(await library.unread()).toHaveLength(1);
    },
  );
});

describe("a database that", () => {
  test("cannot be read all at once is read one by one", async () => {
    await put("games", GOOD, { ...GOOD, id: "other" });
    vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(() => {
      throw new DOMException("broken", "UnknownError");
    });
    expect((await library.games.list()).map(({ id }) => id).toSorted()).toEqual(["good", "other"]);
    expect(library.trouble).toBe(null);
  });

  test("cannot be read says so, until it can", async () => {
    await put("games", GOOD);
    const fail = (): never => {
      throw new DOMException("broken", "UnknownError");
    };
    vi.spyOn(IDBObjectStore.prototype, "getAll").mockImplementation(fail);
    vi.spyOn(IDBObjectStore.prototype, "getAllKeys").mockImplementation(fail);
    expect(await library.games.list()).toEqual([]);
    expect(library.trouble).toBe("unreadable");
    vi.restoreAllMocks();
    expect(await library.games.list()).toEqual([GOOD]);
    expect(troubles).toEqual(["unreadable", null]);
  });

  test("is full says so as long as it is, and then stores what had to wait", async () => {
    await library.games.list();
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await library.games.save(newGame("a", REPLAY, SUMMARY), 0);
    const second = await library.games.save(newGame("b", REPLAY, SUMMARY), 0);
    expect(library.trouble).toBe("refused");
    expect(await library.games.isStored(second)).toBe(false);
    await library.games.list();
    expect(library.trouble).toBe("refused");
    full.mockRestore();
    await library.games.save(second, second.revision);
    expect(troubles).toEqual(["refused", null]);
    expect((await open().games.list()).map(({ id }) => id).toSorted()).toEqual(["a", "b"]);
    expect(await library.games.isStored(second)).toBe(true);
  });

  test("an older page keeps from being upgraded is opened when that page is closed", async () => {
    const older = await openDB("k2", 1, {
      upgrade: (db) => db.createObjectStore("games", { keyPath: "id" }).createIndex("updated", "updated"),
    });
    await older.put("games", GOOD);
    const list = library.games.list();
    await vi.waitFor(() => expect(library.trouble).toBe("blocked"));
    older.close();
    expect(await list).toEqual([GOOD]);
    expect(troubles).toEqual(["blocked", null]);
  });

  test("a newer page has made is left alone", async () => {
    const newer = await openDB("k2", 99, { upgrade: (db) => void db.createObjectStore("games", { keyPath: "id" }) });
    await newer.put("games", GOOD);
    expect(await library.games.list()).toEqual([]);
    expect(library.trouble).toBe("newer");
    await library.games.save(newGame("a", REPLAY, SUMMARY), 0);
    expect(library.trouble).toBe("newer");
    expect(await newer.getAllKeys("games")).toEqual(["good"]);
    expect((await library.games.list()).map(({ id }) => id)).toEqual(["a"]);
    newer.close();
  });
});

describe("what is kept aside", () => {
  test("is bounded in number and length", async () => {
    expect(await library.asides.put("x".repeat(MOST_TEXT + 1), "bad_json")).toBe(false);
    for (let count = 0; count < MOST; count++) expect(await library.asides.put(`thing ${count}`, "bad_json")).toBe(true);
    expect(await library.asides.put("one more", "bad_json")).toBe(false);
    expect(await library.asides.put("thing 7", "bad_json")).toBe(true);
    expect(await library.asides.list()).toHaveLength(MOST);
  });

  test("is listed though it is damaged itself", async () => {
    await put("aside", { id: "odd", when: "never", content: 5 });
    const [odd] = await library.unread();
    expect(odd).toMatchObject({ when: 0, code: "bad_json" });
  });
});

describe("erasing everything", () => {
  test("leaves no database, of whomever", async () => {
    await library.games.save(GOOD, 3);
    (await openDB("IDBMap/of a runtime", 1)).close();
    const storage = { clear: vi.fn<() => void>() };
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("sessionStorage", storage);
    await library.eraseAll();
    expect(await indexedDB.databases()).toEqual([]);
    expect(storage.clear).toHaveBeenCalledTimes(2);
    expect(await library.games.list()).toEqual([]);
  });

  test("does not fail where storage is forbidden", async () => {
    const forbid = (): never => {
      throw new DOMException("no", "SecurityError");
    };
    Object.defineProperty(globalThis, "localStorage", { get: forbid, configurable: true });
    Object.defineProperty(globalThis, "sessionStorage", { get: forbid, configurable: true });
    globalThis.indexedDB = { open: forbid, databases: forbid } as unknown as IDBFactory;
    await library.eraseAll();
    Reflect.deleteProperty(globalThis, "localStorage");
    Reflect.deleteProperty(globalThis, "sessionStorage");
  });
});

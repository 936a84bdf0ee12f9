import "fake-indexeddb/auto";

import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";

import { Engine } from "../../src/engine/requests";
import type { FoundGame, Replay } from "../../src/engine/types";
import { Matches } from "../../src/games/karakorum/matches";
import { Database } from "../../src/library/database";
import { exportGames, importGames, type Imported, withoutSecrets } from "../../src/library/exchange";
import { Library } from "../../src/library/library";
import { type AnyRecord, type RecordEntry, RecordStore } from "../../src/library/records";
import { newGame, type SavedGame, shownSeed } from "../../src/library/saved-games";
import { seal } from "../../src/library/sealed";
import type { Lessons } from "../../src/library/settings";
import { ALL_TEAMS } from "../../src/ui/teams";
import { words } from "../../src/ui/words";

const REPLAY: Replay = { game: "chess", rules: 1, config: { players: 2, seed: "here" }, names: [], actions: ["e4"] };
const NOT_READABLE = words("error-bad_json");

interface Request {
  readonly do: string;
  readonly id?: string;
  readonly link?: string;
  readonly replay?: unknown;
}

/** An engine that knows one game, finds the action "illegal" illegal, and reads links that begin with its name. */
class FakeDoor {
  readonly open = new Set<string>();

  async call(text: string): Promise<string> {
    return JSON.stringify(this.#answer(JSON.parse(text) as Request));
  }

  #answer({ do: name, id = "", link = "", replay }: Request): object {
    if (name === "open") {
      if (typeof replay !== "object" || replay === null || !("config" in replay)) return { error: { code: "bad_json" } };
      if ((replay as Replay).actions.includes("illegal")) return { error: { code: "action_refused", number: 1 } };
      this.open.add(id);
      return { ok: { id, view: {}, log: [], replay } };
    }
    if (name === "close") return { ok: this.open.delete(id) ? null : undefined };
    if (!link.startsWith("#chess/")) return { error: { code: "no_game_in_address" } };
    return { ok: { kind: "game", replay: REPLAY, moment: null, verdict: { game: "chess", finished: !link.endsWith("running") } } };
  }
}

class Records extends RecordStore<AnyRecord> {
  protected override read(): object {
    return {};
  }

  protected override async recordOf(_found: FoundGame, { link, when, hinted, bots }: RecordEntry): Promise<AnyRecord> {
    return { link, when, ...(hinted ? { hinted } : {}), ...(bots ? { bots } : {}) };
  }

  protected override entryOf(record: AnyRecord): RecordEntry {
    return { ...record, first: false };
  }
}

let door: FakeDoor;
let library: Library;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  door = new FakeDoor();
  const chess = {
    name: "chess",
    stores: [{ name: "records", key: "hash" }],
    createRecords: (database: ConstructorParameters<typeof Records>[0]) => new Records(database, "records", "chess"),
    summarize: () => ({ over: false, totals: [] }),
    reader: { rules: 1, players: [1, 4], isConfig: () => true, summary: () => ({ over: false, totals: [] }) },
  };
  library = new Library([chess], () => {});
});

function importText(text: string): Promise<Imported> {
  return importGames(new File([text], "games.json"), library, new Engine(door));
}

function importContent(content: object): Promise<Imported> {
  return importText(JSON.stringify({ kind: "k2-games", version: 1, games: [], ...content }));
}

describe("a file with games", () => {
  test("adds each of them under a new id, and leaves none open in the engine", async () => {
    expect(await importContent({ games: [{ replay: REPLAY }, { replay: REPLAY }] })).toEqual({ imported: 2, known: 0, error: null });
    const games = await library.games.list();
    expect(games.map(({ replay }) => replay)).toEqual([REPLAY, REPLAY]);
    expect(new Set(games.map(({ id }) => id)).size).toBe(2);
    expect(door.open.size).toBe(0);
  });

  test("may be the bare actions of one game", async () => {
    expect(await importText(JSON.stringify(REPLAY))).toEqual({ imported: 1, known: 0, error: null });
    expect(await library.games.list()).toMatchObject([{ replay: REPLAY, left: [], teams: ALL_TEAMS }]);
  });

  test("keeps who has left, the colours, and that a game counts for no record", async () => {
    await importContent({ games: [{ replay: REPLAY, left: [1], teams: [4, 3, 2, 1, 0], unranked: true }] });
    expect(await library.games.list()).toMatchObject([{ left: [1], teams: [4, 3, 2, 1, 0], unranked: true }]);
  });

  test("is not believed where it makes no sense", async () => {
    await importContent({ games: [{ replay: REPLAY, left: [1, 2, -1, "0", 0.5], teams: "all", unranked: "yes" }] });
    const [game] = await library.games.list();
    expect(game).toMatchObject({ left: [1], teams: ALL_TEAMS });
    expect(game).not.toHaveProperty("unranked");
  });

  test("adds the good games beside a bad one, which is kept aside", async () => {
    const bad = { ...REPLAY, actions: ["illegal"] };
    const { imported, error } = await importContent({ games: [{ replay: REPLAY }, { replay: bad }, REPLAY] });
    expect(imported).toBe(2);
    expect(error).toBe(words("error-action_refused", { number: 1 }));
    expect(await library.asides.list()).toMatchObject([{ content: JSON.stringify(bad), code: "action_refused" }]);
  });
});

describe("a file that is no file of games", () => {
  test.each([
    ["not JSON", "The diary of a mountaineer."],
    ["empty", ""],
    ["JSON of another kind", '{"recipe": "tsampa"}'],
    ["a number", "8611"],
    ["null", "null"],
    ["an array", JSON.stringify(Array.from({ length: 1000 }, () => 0))],
    ["another site's", '{"kind": "chess-games", "version": 1, "games": []}'],
    ["without a list", '{"kind": "k2-games", "version": 1, "games": "none"}'],
  ])("is kept aside as it is: %s", async (_what, text) => {
    expect(await importText(text)).toEqual({ imported: 0, known: 0, error: NOT_READABLE });
    expect(await library.games.list()).toEqual([]);
    expect(await library.asides.list()).toMatchObject([{ content: text, code: "bad_json" }]);
  });

  test("may hold a game that is a number", async () => {
    expect(await importContent({ games: [8611] })).toEqual({ imported: 0, known: 0, error: NOT_READABLE });
    expect(await library.asides.list()).toMatchObject([{ content: "8611" }]);
  });

  test("is not even begun to be read if it is too long", async () => {
    const file = new File([" ".repeat(20_000_001)], "games.json");
    const read = vi.spyOn(file, "text");
    await importGames(file, library, new Engine(door));
    expect(read).not.toHaveBeenCalled();
  });

  test("may have only so many games", async () => {
    expect(await importContent({ games: Array.from({ length: 10_001 }, () => 0) })).toMatchObject({
      imported: 0,
      error: words("error-too_long", { max: 10_000 }),
    });
    expect(await library.asides.list()).toEqual([]);
  });

  test("of which most is no game is read quickly, and kept aside once", async () => {
    const asked = vi.spyOn(door, "call");
    expect(await importContent({ games: [...Array.from({ length: 2000 }, () => 0), { replay: REPLAY }] })).toMatchObject({ imported: 1 });
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await library.asides.list()).toMatchObject([{ content: "0" }]);
  });

  test("is not read if it is too long", async () => {
    expect(await importText(" ".repeat(20_000_001))).toMatchObject({ imported: 0, known: 0, error: words("error-too_long", { max: 20_000_000 }) });
    expect(await library.asides.list()).toEqual([]);
  });
});

describe("the records of a file", () => {
  const records = () => library.recordsOf("chess").list();

  test("count once their games were played again", async () => {
    await importContent({
      records: [
        { hash: "#chess/game/1", when: 2 },
        { hash: "#chess/game/2", when: 1, first: true },
      ],
    });
    expect(await records()).toMatchObject([
      { link: "#chess/game/1", when: 2 },
      { link: "#chess/game/2", when: 1 },
    ]);
  });

  test.each([
    ["forged", { hash: "#forged", when: 1 }],
    ["of a game that is not over", { hash: "#chess/game/running", when: 1 }],
    ["without a link", { when: 1 }],
    ["without a time", { hash: "#chess/game/1" }],
    ["nothing", null],
    ["a text", "#chess/game/1"],
  ])("are left out where they do not count: %s", async (_what, record) => {
    expect(await importContent({ records: [record] })).toEqual({ imported: 0, known: 0, error: null });
    expect(await records()).toEqual([]);
  });

  test("are played again once for each link", async () => {
    const asked = vi.spyOn(door, "call");
    const same = Array.from({ length: 200 }, () => ({ hash: "#chess/game/1", when: 1 }));
    await importContent({ records: same });
    await importContent({ records: same });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await records()).toHaveLength(1);
  });

  test("are left out if their time is endless", async () => {
    await importText('{"kind": "k2-games", "version": 1, "games": [], "records": [{"hash": "#chess/game/1", "when": 1e400}]}');
    expect(await records()).toEqual([]);
  });

  test("may be missing, or no list", async () => {
    expect(await importContent({ records: 5 })).toEqual({ imported: 0, known: 0, error: null });
  });
});

describe("what is here already", () => {
  test("is not imported a second time", async () => {
    const games = [{ replay: REPLAY }, { replay: REPLAY }, { replay: { ...REPLAY, actions: [] } }];
    expect(await importContent({ games })).toEqual({ imported: 3, known: 0, error: null });
    expect(await importContent({ games })).toEqual({ imported: 0, known: 3, error: null });
    expect(await importContent({ games: [...games, { replay: REPLAY }] })).toEqual({ imported: 1, known: 3, error: null });
    expect(await library.games.list()).toHaveLength(4);
  });

  test("is known whatever the order of its options", async () => {
    await importContent({ games: [{ replay: REPLAY }] });
    const again = { ...REPLAY, config: { seed: "here", players: 2 } };
    expect(await importContent({ games: [{ replay: again }] })).toEqual({ imported: 0, known: 1, error: null });
  });

  test("is kept aside once, and can be removed", async () => {
    await importText("The diary of a mountaineer.");
    await importText("The diary of a mountaineer.");
    expect(await library.asides.list()).toHaveLength(1);
    await library.asides.clear();
    expect(await library.asides.list()).toEqual([]);
  });
});

describe("what was kept aside where a file comes from", () => {
  const aside = (content: string, code = "newer_rules") => ({ when: 1, code, content });

  test("is a game again if this page can read it", async () => {
    const stored = { ...newGame("a", REPLAY, { over: false, totals: [] }), left: [1] };
    const all = [aside(JSON.stringify(REPLAY)), aside(JSON.stringify(stored)), aside(JSON.stringify({ sealed: seal(REPLAY) }))];
    expect(await importContent({ aside: all })).toEqual({ imported: 3, known: 0, error: null });
    expect((await library.games.list()).map(({ replay }) => replay)).toEqual([REPLAY, REPLAY, REPLAY]);
    expect(await importContent({ aside: all })).toEqual({ imported: 0, known: 3, error: null });
  });

  test("is kept aside here otherwise, once and without a word", async () => {
    const all = [aside("a diary"), aside("a diary"), aside(JSON.stringify({ ...REPLAY, actions: ["illegal"] })), 5, { content: 7 }];
    expect(await importContent({ aside: all })).toEqual({ imported: 0, known: 0, error: null });
    expect((await library.asides.list()).map(({ content }) => content).toSorted()).toEqual([
      "a diary",
      JSON.stringify({ ...REPLAY, actions: ["illegal"] }),
    ]);
  });

  test("is not readable by eye in a file, if it is a game of several", () => {
    const several = { ...REPLAY, config: { players: 2, seed: "secret" } };
    for (const content of [several, { id: "a", replay: several }]) {
      const text = withoutSecrets({ id: "", when: 0, code: "", content: JSON.stringify(content) });
      expect(text).not.toContain("secret");
      expect(text).toContain("sealed");
    }
  });
});

test("an import tells how far it has come, and can be stopped between two games", async () => {
  const stop = new AbortController();
  const told: (readonly number[])[] = [];
  const tell = (done: number, total: number): void => {
    told.push([done, total]);
    if (done === 2) stop.abort();
  };
  const games = Array.from({ length: 5 }, (_, number) => ({ replay: { ...REPLAY, actions: [`e${number}`] } }));
  const file = new File([JSON.stringify({ kind: "k2-games", version: 1, games })], "games.json");
  expect(await importGames(file, library, new Engine(door), { tell, signal: stop.signal })).toEqual({ imported: 2, known: 0, error: null });
  expect(told).toEqual([
    [0, 5],
    [1, 5],
    [2, 5],
  ]);
  expect(await library.games.list()).toHaveLength(2);
});

test("a record of Karakorum has the link that the engine writes, whatever address it came with", async () => {
  const engine = { open: async (id: string) => ({ id }), link: async () => "#karakorum/game/own", close: async () => {} };
  const matches = new Matches(new Database(Matches.STORES));
  const outcome = { winners: [0], totals: [5, 3], reason: "comparison", comparison: [{ sum: 5 }, { sum: 3 }] };
  const found = {
    kind: "game",
    moment: null,
    replay: REPLAY,
    verdict: { game: "karakorum", finished: true, config: { players: 2 }, names: [], outcome },
  };
  await matches.importFound(
    found as unknown as FoundGame,
    { link: "//evil.example/#karakorum/game/own", when: 1, first: false },
    engine as unknown as Engine,
  );
  expect((await matches.list()).map(({ link }) => link)).toEqual(["#karakorum/game/own"]);
});

test("what was found about a game comes with it, and what is broken of it is left out", async () => {
  const choice = { day: 1, phase: "turn", moment: 0, expected: 150, lost: 0, lesson: null, climber: "A", better: [], did: [], should: [] };
  const review = {
    seat: 0,
    found: [choice],
    of: 2,
    done: false,
    points: 9,
    lost: 0,
    praise: "good",
    turning_points: [0],
    curve: [{ day: 1, expected: 150 }],
  };
  const broken = { ...review, seat: 1, found: [{ ...choice, lost: "much" }] };
  const games = [{ replay: REPLAY, review: { 0: review, 1: broken, 2: 7 } }];
  expect(await importText(JSON.stringify({ kind: "k2-games", version: 1, games }))).toEqual({ imported: 1, known: 0, error: null });
  expect(await library.reviews.get(REPLAY)).toEqual({ 0: review });
  expect(await library.reviews.get({ ...REPLAY, actions: ["d4"] })).toEqual({});
  await library.reviews.put(REPLAY, { ...review, found: [], turning_points: [] } as never);
  expect((await library.reviews.get(REPLAY))[0]?.found).toEqual([]);
  await library.reviews.remove(REPLAY);
  expect(await library.reviews.get(REPLAY)).toEqual({});
});

describe("hints", () => {
  test("a game with hints stays one, and a file from before there were hints has none", async () => {
    const other = { ...REPLAY, actions: ["d4"] };
    await importContent({ games: [{ replay: REPLAY, hinted: true }, { replay: other }] });
    const games = await library.games.list();
    expect(games.map(({ replay, hinted }) => [replay.actions[0], hinted])).toEqual(
      expect.arrayContaining([
        ["e4", true],
        ["d4", undefined],
      ]),
    );
  });

  test("so does a record", async () => {
    const records = [
      { hash: "#chess/game/one", when: 1, first: false, hinted: true },
      { hash: "#chess/game/two", when: 2, first: false },
    ];
    await importContent({ records });
    const [store] = library.records;
    expect((await store?.list())?.map(({ link, hinted }) => [link, hinted])).toEqual([
      ["#chess/game/two", undefined],
      ["#chess/game/one", true],
    ]);
  });
});

test("a record goes on knowing who took over which seat, and nothing that is no bot", async () => {
  const records = [
    { hash: "#chess/game/one", when: 1, first: false, bots: { 0: "hiker", 1: null } },
    { hash: "#chess/game/two", when: 2, first: false, bots: { 0: "yeti" } },
  ];
  await importContent({ records });
  const [store] = library.records;
  expect((await store?.list())?.map(({ bots }) => bots)).toEqual([undefined, { 0: "hiker", 1: null }]);
});

describe("a game of several that is not over", () => {
  const SECOND = { ...REPLAY, actions: ["e4", "e5"] };

  async function exported(lessons: Lessons = {}): Promise<string> {
    let file: Blob | null = null;
    vi.stubGlobal("document", { createElement: () => ({ click: () => {} }) });
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => ((file = blob as Blob), "blob:"));
    vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => {});
    await exportGames(library, lessons);
    return (file as Blob | null)?.text() ?? "";
  }

  test("is not read by eye in a file, and is read by the page", async () => {
    await importContent({ games: [{ replay: REPLAY, bots: { 1: "hiker" }, unmet: 0 }, { replay: { ...REPLAY, actions: ["illegal"] } }] });
    const text = await exported();
    for (const secret of ['"e4', '"here', '"illegal']) expect(text).not.toContain(secret);
    await library.eraseAll().catch(() => {}); // there is no localStorage
    expect(await importText(text)).toMatchObject({ imported: 1, known: 0 });
    expect(await library.games.list()).toMatchObject([{ replay: REPLAY, bots: { 1: "hiker" }, unmet: 0 }]);
  });

  test("comes with how far the lessons have come, and with its short hints", async () => {
    await importContent({ games: [{ replay: REPLAY, helped: true }] });
    const text = await exported({ chess: { step: 3, done: false } });
    await library.eraseAll();
    expect((await importText(text)).lessons).toEqual({ chess: { step: 3, done: false } });
    expect(await library.games.list()).toMatchObject([{ helped: true }]);
    const damaged = await importContent({ games: [], lessons: { chess: { step: -1, done: false }, go: "x", k: { step: 1, done: true } } });
    expect(damaged.lessons).toEqual({ k: { step: 1, done: true } });
  });

  test("is kept aside as it stands in the file if its text is damaged", async () => {
    expect(await importContent({ games: [{ sealed: "1AAAA" }] })).toEqual({ imported: 0, known: 0, error: NOT_READABLE });
    expect(await library.asides.list()).toMatchObject([{ content: JSON.stringify({ sealed: "1AAAA" }) }]);
  });

  test("is not there a second time at an earlier moment, from where somebody could play on and see the cards", async () => {
    await importContent({ games: [{ replay: SECOND }] });
    expect(await importContent({ games: [{ replay: REPLAY }, { replay: { ...SECOND, actions: ["d4"] } }] })).toMatchObject({ imported: 1, known: 1 });
  });

  test("shows no seed in the list until it is over", async () => {
    const saved = { replay: REPLAY, summary: { over: false, totals: [] } } as unknown as SavedGame;
    expect(shownSeed(saved)).toBe("");
    expect(shownSeed({ ...saved, summary: { over: true, totals: [] } })).toBe("here");
    expect(shownSeed({ ...saved, replay: { ...REPLAY, config: { players: 1, seed: "here" } } })).toBe("here");
  });
});

import { beforeEach, expect, test, vi } from "vitest";

import { EngineError } from "../../src/engine/errors";
import { Engine } from "../../src/engine/requests";
import type { AnyView, Replay } from "../../src/engine/types";
import type { Library } from "../../src/library/library";
import { newGame, type SavedGame } from "../../src/library/saved-games";
import { Session } from "../../src/play/session";

interface Request {
  readonly do: string;
  readonly id: string;
  readonly position?: string;
  readonly actions?: readonly string[];
  readonly replay?: Replay;
}

/** An engine whose positions are the actions that were played. */
class FakeDoor {
  readonly requests: Request[] = [];
  readonly open = new Map<string, Replay>();
  /** What can be done again, which dies with the worker. */
  readonly undone = new Map<string, readonly Replay[]>();
  /** The worker dies at this many of the next requests. */
  deaths = 0;
  /** Put in place of the id that is answered. */
  answersAs: string | null = null;

  async call(text: string): Promise<string> {
    const request = JSON.parse(text) as Request;
    this.requests.push(request);
    if (this.deaths > 0) {
      this.deaths -= 1;
      this.open.clear();
      this.undone.clear();
      throw new EngineError("died", "the worker is gone");
    }
    return JSON.stringify(this.#answer(request));
  }

  #answer({ do: name, id, position, actions = [], replay }: Request): object {
    if (name === "open" && replay !== undefined) this.open.set(id, replay);
    const game = this.open.get(id);
    if (game === undefined) return { error: { code: "no_open_game" } };
    if (position !== undefined && position !== positionOf(game)) return { error: { code: "stale" } };
    if (name === "why") return { ok: { code: "no_rope" } };
    const next = this.#next(name, id, game, actions);
    if (next === null) return { error: { code: "nothing_to_redo" } };
    this.open.set(id, next);
    if (name === "view") return { ok: viewOf(next) };
    return { ok: { id: this.answersAs ?? id, view: viewOf(next), replay: next, steps: [], log: next.actions, events: actions } };
  }

  #next(name: string, id: string, game: Replay, actions: readonly string[]): Replay | null {
    const undone = name === "apply" || name === "open" ? [] : (this.undone.get(id) ?? []);
    if (name === "undo") this.undone.set(id, [...undone, game]);
    else if (name === "redo") this.undone.set(id, undone.slice(0, -1));
    else this.undone.set(id, undone);
    if (name === "undo") return { ...game, actions: game.actions.slice(0, -1) };
    if (name === "redo") return undone.at(-1) ?? null;
    return name === "apply" ? { ...game, actions: [...game.actions, ...actions] } : game;
  }

  get names(): string[] {
    return this.requests.map((request) => request.do);
  }
}

/** The table waits after every action called "night", until it has been seen. */
class TestSession extends Session<AnyView, string> {
  #seen: readonly string[] = [];

  override get unseen(): boolean {
    return this.news !== this.#seen && this.news.includes("night");
  }

  see(): void {
    this.#seen = this.news;
    this.noteRead();
  }

  protected override viewerOf(): null {
    return null;
  }

  protected override async record(): Promise<void> {}
}

function positionOf({ config, actions }: Replay): string {
  return [config.seed, ...actions].join("/");
}

function viewOf(replay: Replay): AnyView {
  return {
    position: positionOf(replay),
    names: [],
    seed: replay.config.seed,
    to_act: [0],
    legal: [],
    undo: false,
    redo: false,
    table: { viewer: null, players: [{}] },
    outcome: null,
  };
}

const REPLAY: Replay = { game: "k2", rules: 1, config: { players: 1, seed: "here" }, names: [], actions: [] };
const OTHER: Replay = { ...REPLAY, config: { players: 1, seed: "other" } };

let door: FakeDoor;
let session: TestSession;
let library: Library;
let kept: SavedGame[];
/** Saving waits for this. */
let disk: Promise<void>;

beforeEach(async () => {
  vi.stubGlobal("navigator", {}); // a browser without locks between tabs
  door = new FakeDoor();
  kept = [];
  disk = Promise.resolve();
  const engine = new Engine(door);
  const games = {
    save: async (game: SavedGame, known: number): Promise<SavedGame> => {
      await disk;
      kept.push(game);
      return { ...game, revision: known + 1 };
    },
  };
  library = { games, summarize: () => ({ over: false, totals: [] }) } as unknown as Library;
  const whole = await engine.open<AnyView, string>("a", REPLAY, null);
  session = new TestSession(engine, library, newGame("a", REPLAY, { over: false, totals: [] }), whole);
  await session.takeOver();
  door.requests.length = 0;
});

function actionsKept(): readonly (readonly string[])[] {
  return kept.map(({ replay }) => replay.actions);
}

test("every request names its game, and what acts or advises also the position that is shown", async () => {
  await session.play("one");
  await session.why("two");
  expect(door.requests).toMatchObject([
    { do: "apply", id: "a", position: "here" },
    { do: "why", id: "a", position: "here/one" },
  ]);
});

test("of two taps on the same picture only the first one acts", async () => {
  let changes = 0;
  session.addEventListener("change", () => (changes += 1));
  await Promise.all([session.play("one"), session.play("one")]);
  expect(actionsKept()).toEqual([["one"]]);
  expect(door.open.get("a")?.actions).toEqual(["one"]);
  expect(session.view.position).toBe("here/one");
  expect(changes).toBe(2);
});

test("a tap after the change was shown acts", async () => {
  await session.play("one");
  await session.play("two");
  expect(actionsKept()).toEqual([["one"], ["one", "two"]]);
});

test("a game that the engine has closed is opened again from its own record", async () => {
  await session.play("one");
  door.open.clear();
  door.open.set("b", OTHER);
  door.requests.length = 0;
  await session.play("two");
  expect(door.names).toEqual(["apply", "open", "apply"]);
  expect(door.open.get("a")).toMatchObject({ config: REPLAY.config, actions: ["one", "two"] });
  expect(door.open.get("b")).toEqual(OTHER);
  expect(kept.at(-1)?.replay.config.seed).toBe("here");
});

test("a worker that dies twice costs nothing", async () => {
  door.deaths = 2;
  await session.play("one");
  expect(door.names).toEqual(["apply", "open", "open", "apply"]);
  expect(actionsKept()).toEqual([["one"]]);
});

test("what was taken back can be done again though the worker dies meanwhile", async () => {
  await session.play("one");
  await session.play("two");
  await session.play("three");
  await session.undo();
  await session.undo();
  door.deaths = 1;
  await session.redo();
  expect(session.view.position).toBe("here/one/two");
  door.deaths = 2;
  await session.redo();
  expect(session.view.position).toBe("here/one/two/three");
  await session.undo();
  await session.play("four");
  door.deaths = 1;
  await expect(session.redo()).rejects.toThrow("nothing_to_redo");
  expect(session.view.position).toBe("here/one/two/four");
});

test("a worker that keeps dying is reported", async () => {
  door.deaths = 9;
  await expect(session.play("one")).rejects.toThrow(EngineError);
  expect(kept).toEqual([]);
});

test("a game that stands elsewhere in the engine is brought back to what is saved", async () => {
  await session.play("one");
  door.open.set("a", { ...REPLAY, actions: ["something", "else"] });
  await session.play("two");
  expect(door.open.get("a")?.actions).toEqual(["one"]);
  expect(session.view.position).toBe("here/one");
  expect(actionsKept()).toEqual([["one"]]);
  await session.play("two");
  expect(actionsKept().at(-1)).toEqual(["one", "two"]);
});

test("what the engine answers for another game is never saved", async () => {
  door.answersAs = "b";
  await expect(session.play("one")).rejects.toThrow("instead of");
  expect(kept).toEqual([]);
});

test("an answer is shown before it is saved, and the next action waits until it is", async () => {
  let written = (): void => {};
  disk = new Promise((resolve) => (written = resolve));
  const shown = new Promise((resolve) => session.addEventListener("change", resolve, { once: true }));
  const first = session.play("one");
  await shown;
  expect(session.view.position).toBe("here/one");
  expect(kept).toEqual([]);
  const second = session.play("two");
  await new Promise((resolve) => setTimeout(resolve));
  expect(door.names).toEqual(["apply"]);
  written();
  await Promise.all([first, second]);
  expect(actionsKept()).toEqual([["one"], ["one", "two"]]);
});

/** The last saved game, opened again as after a reload. */
async function reload(): Promise<TestSession> {
  const saved = kept.at(-1) ?? session.saved;
  const engine = new Engine(door);
  const again = new TestSession(engine, library, saved, await engine.open<AnyView, string>("a", saved.replay, null, saved.steps));
  await again.takeOver();
  return again;
}

test("after a reload the news that nobody has read are there again, with how the game was before", async () => {
  await session.play("one");
  await session.play("two", "night");
  const again = await reload();
  expect(again.unseen).toBe(true);
  expect(again.news).toEqual(["two", "night"]);
  expect(again.before?.position).toBe("here/one");
  expect(again.view.position).toBe("here/one/two/night");
  expect(again.log).toEqual(["one", "two", "night"]);
  expect(door.open.get("a")?.actions).toEqual(["one", "two", "night"]);
});

test("news that were read stay read after a reload", async () => {
  await session.play("night");
  session.see();
  await session.play("one");
  expect((await reload()).news).toEqual([]);
  await session.play("night");
  session.see();
  await vi.waitFor(() => expect(kept.at(-1)?.unread).toBe(0));
  const again = await reload();
  expect(again.unseen).toBe(false);
  expect(again.before).toBe(null);
});

test("the game goes on from news that were read only after a reload", async () => {
  await session.play("night");
  const again = await reload();
  again.see();
  await again.play("one");
  expect(actionsKept().at(-1)).toEqual(["night", "one"]);
  expect(kept.at(-1)?.unread).toBe(0);
});

import { beforeEach, expect, test, vi } from "vitest";

import type { Decision, Hint } from "../../src/engine/bots/bots";
import { Engine } from "../../src/engine/requests";
import type { AnyView, Replay } from "../../src/engine/types";
import type { Library } from "../../src/library/library";
import { newGame, type SavedGame } from "../../src/library/saved-games";
import { Session } from "../../src/play/session";

interface Request {
  readonly do: string;
  readonly actions?: readonly string[];
  readonly proposals?: readonly (readonly string[])[];
}

/** Two seats act in turn; the first is a person's, the second a bot's. "bad" is never legal. */
class FakeDoor {
  readonly requests: Request[] = [];
  /** Whether both seats are to act. */
  together = false;
  replay: Replay = { game: "k2", rules: 1, config: { players: 2, seed: "here" }, names: ["Anna", "*hiker"], actions: [] };

  async call(text: string): Promise<string> {
    const request = JSON.parse(text) as Request;
    this.requests.push(request);
    const played = request.do === "simple" ? ["simple"] : request.do === "apply" ? (request.actions ?? []) : [];
    if (played.includes("bad")) return JSON.stringify({ error: { code: "bad_action" } });
    this.replay = { ...this.replay, actions: [...this.replay.actions, ...played] };
    const view = viewOf(this.replay, this.together);
    if (request.do === "view") return JSON.stringify({ ok: view });
    if (request.do === "sketch") {
      return JSON.stringify({ ok: (request.proposals ?? []).map((actions) => ({ actions: actions.filter((action) => action !== "end") })) });
    }
    if (request.do === "seen") return JSON.stringify({ ok: { game: "k2", state: { seen: true } } });
    return JSON.stringify({ ok: { id: "a", view, replay: this.replay, steps: [], log: [], events: played } });
  }

  get names(): string[] {
    return this.requests.map((request) => request.do);
  }
}

function viewOf({ actions, names }: Replay, together: boolean): AnyView {
  return {
    position: actions.join("/"),
    names,
    seed: "here",
    to_act: together ? [0, 1] : [actions.length % 2],
    legal: ["go"],
    undo: true,
    redo: true,
    table: { viewer: null, players: [{}, {}] },
    outcome: null,
  };
}

class TestSession extends Session<AnyView, string> {
  protected override viewerOf(): null {
    return null;
  }

  protected override async record(): Promise<void> {}
}

const NOW = Promise.resolve();
let door: FakeDoor;
let kept: SavedGame[];
let session: TestSession;
let asked: object[];
let prepared: unknown[];
let decide: () => Promise<Decision | null>;
let propose: () => Promise<readonly Hint[]>;

beforeEach(async () => {
  vi.stubGlobal("navigator", {}); // a browser without locks between tabs
  door = new FakeDoor();
  kept = [];
  asked = [];
  prepared = [];
  decide = async () => ({ actions: ["climb"], failed: false });
  propose = async () => [{ actions: ["walk", "end"], reasons: [{ code: "rests" }] }];
  const engine = new Engine(door);
  const games = {
    save: async (game: SavedGame, known: number): Promise<SavedGame> => {
      kept.push(game);
      return { ...game, revision: known + 1 };
    },
  };
  const library = { games, summarize: () => ({ over: false, totals: [] }) } as unknown as Library;
  const whole = await engine.open<AnyView, string>("a", door.replay, null);
  const bots = async () => ({
    decide: (question: object) => {
      asked.push(question);
      return decide();
    },
    propose: (question: object) => {
      asked.push(question);
      return propose();
    },
    prepare: async (question: object | null) => {
      prepared.push(question);
    },
  });
  session = new TestSession(engine, library, newGame("a", door.replay, { over: false, totals: [] }), whole, bots);
  await session.takeOver();
  door.requests.length = 0;
});

test("a bot is told what its seat sees, and what it chooses is played and saved", async () => {
  await session.play("go");
  expect(session.bot).toEqual({ seat: 1, level: "hiker" });
  await session.letBotAct(NOW);
  expect(asked).toEqual([{ game: "k2", state: { seen: true }, seat: 1, level: "hiker", seed: "a-1" }]);
  expect(kept.at(-1)?.replay.actions).toEqual(["go", "climb"]);
  expect(session.news).toEqual(["climb"]);
  expect(session.bot).toBeNull();
  expect(session.stumbled).toBeNull();
});

test("bots come up while a person is to act, and think of what is asked of them too", async () => {
  await session.prepareBots();
  expect(prepared).toEqual([null]);
  await session.play("go");
  await session.prepareBots();
  expect(prepared).toHaveLength(1); // the bot is asked already
  await session.letBotAct(NOW);
  door.together = true;
  await session.play("go");
  await session.prepareBots();
  expect(prepared[1]).toEqual({ game: "k2", state: { seen: true }, seat: 1, level: "hiker", seed: "a-3" });
});

test("while a bot is to act, people are offered nothing and can take nothing back", async () => {
  expect(session.view).toMatchObject({ legal: ["go"], undo: true, redo: true });
  await session.play("go");
  expect(session.view).toMatchObject({ legal: [], undo: false, redo: false });
  door.requests.length = 0;
  await session.play("go");
  await session.undo();
  await session.redo();
  expect(door.names).toEqual([]);
});

test("a bot acts only when what was before has been seen, and is asked only once", async () => {
  let see: () => void = () => {};
  const shown = new Promise<void>((resolve) => (see = resolve));
  await session.play("go");
  const acting = session.letBotAct(shown);
  expect(session.thinking).toBe(true);
  await session.letBotAct(NOW);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(door.names).not.toContain("simple");
  see();
  await acting;
  expect(session.thinking).toBe(false);
  expect(door.replay.actions).toEqual(["go", "climb"]);
});

test.each([
  ["fails", async (): Promise<Decision | null> => null, "simple"],
  ["cannot be fetched", async (): Promise<Decision | null> => Promise.reject(new TypeError("offline")), "simple"],
  ["chooses what cannot be played", async (): Promise<Decision | null> => ({ actions: ["bad"], failed: false }), "simple"],
  ["chooses nothing", async (): Promise<Decision | null> => ({ actions: [], failed: false }), "simple"],
  ["has failed and was replaced", async (): Promise<Decision | null> => ({ actions: ["plain"], failed: true }), "plain"],
])("a bot that %s is replaced for that decision", async (_, fails, played) => {
  decide = fails;
  await session.play("go");
  await session.letBotAct(NOW);
  expect(door.replay.actions).toEqual(["go", played]);
  expect(session.stumbled).toBe(1);
  await session.play("go");
  expect(session.stumbled).toBeNull();
});

test("a seat is handed to a bot and back; what the bot was thinking meanwhile is dropped", async () => {
  await session.seat(0, "himalayan");
  expect(session.bot).toEqual({ seat: 0, level: "himalayan" });
  expect(session.people).toEqual([]);
  expect(kept.at(-1)?.bots).toEqual({ 0: "himalayan" });
  let answer: (decision: Decision) => void = () => {};
  decide = () => new Promise((resolve) => (answer = resolve));
  const acting = session.letBotAct(NOW);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await session.seat(0, null);
  answer({ actions: ["late"], failed: false });
  await acting;
  expect(door.replay.actions).toEqual([]);
  expect(session.people).toEqual([0]);
});

test("a person can take the seat of a bot over", async () => {
  await session.seat(1, null);
  await session.play("go");
  expect(session.bot).toBeNull();
  expect(session.people).toEqual([0, 1]);
});

test("a hint is made of what the person who is to act sees, and drawn by the engine", async () => {
  expect(await session.hints()).toEqual([{ reasons: [{ code: "rests" }], sketch: { actions: ["walk"] } }]);
  expect(asked).toEqual([{ game: "k2", state: { seen: true }, seat: 0, seed: "a-0" }]);
  expect(door.replay.actions).toEqual([]);
});

test("while a bot is to act nobody is given a hint", async () => {
  expect(session.hintable).toBe(true);
  await session.play("go");
  expect(session.hintable).toBe(false);
  expect(await session.hints()).toEqual([]);
  expect(asked).toEqual([]);
});

test.each([
  ["fails", async (): Promise<readonly Hint[]> => []],
  ["cannot be fetched", async (): Promise<readonly Hint[]> => Promise.reject(new TypeError("offline"))],
])("a bot that %s gives no hint, and nothing changes", async (_, fails) => {
  propose = fails;
  const before = kept.length;
  expect(await session.hints()).toEqual([]);
  expect(kept).toHaveLength(before);
  expect(session.saved.hinted).toBeUndefined();
});

test("a game in which a hint was given says so when it is saved, once and without a change on the screen", async () => {
  const changes = vi.fn();
  session.addEventListener("change", changes);
  const before = kept.length;
  await session.noteHint();
  await session.noteHint();
  expect(kept.slice(before).map(({ hinted }) => hinted)).toEqual([true]);
  expect(changes).not.toHaveBeenCalled();
  await session.play("go");
  expect(kept.at(-1)?.hinted).toBe(true);
});

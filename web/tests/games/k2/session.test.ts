import { beforeEach, expect, test, vi } from "vitest";

import { Engine } from "../../../src/engine/requests";
import type { Replay } from "../../../src/engine/types";
import { K2Session } from "../../../src/games/k2/session";
import type { EngineView, GameEvent } from "../../../src/games/k2/types";
import type { Library } from "../../../src/library/library";
import { newGame, type SavedGame } from "../../../src/library/saved-games";

/** Where a game of two stands, as far as a session looks at it, and what has brought it there. */
interface Moment {
  readonly phase: string;
  readonly seat: number;
  readonly events: readonly object[];
}

const CHOSEN: Moment = { phase: "select", seat: 1, events: [{ event: "picked" }] };
const TIE: Moment = { phase: "turn", seat: 0, events: [{ event: "revealed", taker: null, picks: [{}, {}] }] };
const NEXT: Moment = { phase: "turn", seat: 1, events: [{ event: "ended" }] };
const STEP: Moment = { phase: "turn", seat: 0, events: [{ event: "walked" }] };
const NIGHT: Moment = { phase: "select", seat: 0, events: [{ event: "night", nights: [] }, { event: "morning" }] };

const REPLAY: Replay = { game: "k2", rules: 1, config: { players: 2, seed: "two" }, names: [], actions: [] };

let moment: Moment;
let saves: SavedGame[];
let session: K2Session;

function viewOf(viewer: number | null): EngineView {
  const { phase, seat } = moment;
  return { position: JSON.stringify(moment), to_act: [seat], outcome: null, table: { viewer, phase, players: [{}, {}] } } as unknown as EngineView;
}

/** An engine that answers every action with the moment that was set before. */
const door = {
  call: async (text: string): Promise<string> => {
    const { do: name, id, viewer = null } = JSON.parse(text) as { do: string; id: string; viewer?: number | null };
    const view = viewOf(viewer);
    if (name === "view") return JSON.stringify({ ok: view });
    return JSON.stringify({ ok: { id, view, replay: REPLAY, steps: [], log: [], events: moment.events } });
  },
};

beforeEach(async () => {
  vi.stubGlobal("navigator", {});
  saves = [];
  moment = { phase: "select", seat: 0, events: [] };
  const games = { save: async (game: SavedGame): Promise<SavedGame> => (saves.push(game), game) };
  const library = { games, summarize: () => ({ over: false, totals: [] }) } as unknown as Library;
  const engine = new Engine(door);
  const whole = await engine.open<EngineView, GameEvent>("a", REPLAY, null);
  session = new K2Session(engine, library, newGame("a", REPLAY, { over: false, totals: [] }), whole);
  await session.takeOver();
});

async function go(next: Moment): Promise<void> {
  moment = next;
  await session.play("something");
}

test("the curtain is lifted once, however often it is tapped before it is gone", async () => {
  expect(session.curtain).toBe(0);
  await Promise.all([session.lift(), session.lift()]);
  expect(session.curtain).toBe(null);
  expect(session.view.table.viewer).toBe(0);
});

test("the next person's hand is behind a curtain", async () => {
  await session.lift();
  await go(CHOSEN);
  expect(session.curtain).toBe(1);
  expect(session.view.table.viewer).toBe(null);
});

test("the table stops after a tie, before another player's turn, and for a night, until it was seen", async () => {
  for (const [next, stop] of [
    [TIE, "tie"],
    [NEXT, "turn"],
    [NIGHT, "night"],
  ] as const) {
    await go(next);
    expect(session.stop).toBe(stop);
    session.see();
    expect(session.stop).toBe(null);
  }
});

test("the table does not stop within a turn", async () => {
  await go(TIE);
  session.see();
  await go(STEP);
  expect(session.stop).toBe(null);
});

test("only a night holds back curtain and result", async () => {
  await go(TIE);
  expect(session.unseen).toBe(false);
  await go(NIGHT);
  expect(session.unseen).toBe(true);
});

test("the curtain falls when the screen is left, and choosing goes on when it is lifted again", async () => {
  await session.lift();
  session.hide();
  expect(session.curtain).toBe(0);
  await session.lift();
  expect(session.curtain).toBe(null);
  expect(session.view.table.viewer).toBe(0);
});

test("a curtain that fell is nobody's any more when the choice was made before", async () => {
  await session.lift();
  const chosen = go(CHOSEN);
  session.hide();
  await chosen;
  expect(session.curtain).toBe(1);
});

test.each(["leaves", "is replaced by a bot"])("if somebody %s, the only person left comes to the screen before the own cards do", async (how) => {
  await session.lift();
  moment = { ...CHOSEN, events: [] };
  await (how === "leaves" ? session.leave(0) : session.seat(0, "hiker"));
  expect(session.curtain).toBe(1);
  expect(session.view.table.viewer).toBe(null);
  expect(saves.at(-1)?.unmet).toBe(1);
  await session.lift();
  expect(session.view.table.viewer).toBe(1);
  expect(saves.at(-1)?.unmet).toBe(undefined);
});

test("whoever has the screen keeps it when another one leaves", async () => {
  await session.lift();
  await session.seat(1, "hiker");
  expect(session.curtain).toBe(null);
  expect(session.view.table.viewer).toBe(0);
});

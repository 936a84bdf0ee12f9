import { beforeEach, expect, test, vi } from "vitest";

import type { AnyView } from "../../src/engine/types";
import { ownDeed } from "../../src/games/k2/talk";
import type { GameEvent } from "../../src/games/k2/types";
import { type TalkingTable, TextWay } from "../../src/play/text-way";
import { words } from "../../src/ui/words";

const said = vi.hoisted((): string[] => []);
vi.mock("../../src/ui/announcer", () => ({ announce: (text: string) => text && said.push(text), hush: () => said.splice(0) }));

const CHOICE = "select m1 m1 m2";
const PICKED = { event: "picked", seat: 0 } as GameEvent;

/** A table of K2 at which the cards of seat 0 are chosen; `comes` sits at the screen afterwards. */
function table(comes: number | null, ...happens: GameEvent[]): TextWay<GameEvent, { say: string }> {
  const session = {
    log: [] as GameEvent[],
    view: { table: { viewer: 0 as number | null }, position: "one", outcome: null },
    bot: null,
    meaning: async () => ({ actions: [CHOICE], question: null, climber: null, deadly: false }),
    play: async () => {
      session.log = [...happens];
      session.view = { ...session.view, table: { viewer: comes } };
    },
  };
  const fake = {
    session: {
      ...session,
      get log() {
        return session.log;
      },
      get view() {
        return session.view as unknown as AnyView;
      },
    },
    addController: () => {},
    querySelector: () => null,
    updateComplete: Promise.resolve(true),
    sentences: (events: readonly GameEvent[]) => events.map(({ event }) => event),
    doubt: () => "",
    begun: [],
    ownDeed,
  };
  return new TextWay(fake as unknown as TalkingTable<GameEvent, { say: string }>);
}

beforeEach(() => {
  said.length = 0;
});

test("whoever chooses cards by their places hears which ones they are", async () => {
  expect(await table(0, PICKED).obey("play 1 2 3")).toContain("You play Move 1, Move 1 and Move 2.");
  expect(said).toEqual(["You play Move 1, Move 1 and Move 2."]);
});

test("nobody who comes to the screen next hears them, and nobody hears twice what the log has told", async () => {
  expect(await table(null, PICKED).obey("play 1 2 3")).not.toContain("Move");
  expect(await table(1, PICKED).obey("play 1 2 3")).not.toContain("Move");
  const revealed = { event: "revealed", picks: [], taker: null } as unknown as GameEvent;
  expect(await table(0, PICKED, revealed).obey("play 1 2 3")).not.toContain("Move");
  expect(said).toEqual([]);
});

test("the list of what can be said tells that numbers are places in the hand", () => {
  expect(words("command-play-three", { example: "play 1 2 3" })).toContain("places in your hand");
});

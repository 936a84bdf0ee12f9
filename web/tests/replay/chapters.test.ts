import { describe, expect, it } from "vitest";

import type { AnyView, Stop } from "../../src/engine/types";
import { chaptersOf, type ChapterWords, stopAt, whereText } from "../../src/replay/chapters";
import { ALL_TEAMS, type Seated } from "../../src/ui/teams";

const STOPS: readonly Stop[] = [
  { at: 0, seat: 1, turn: false },
  { at: 4, seat: 1, turn: true },
  { at: 7, seat: 0, turn: true },
  { at: 9, seat: 0, turn: false },
  { at: 12, seat: 0, turn: true },
];
const NAMES: ChapterWords = { title: ({ at }) => `from ${at}`, all: () => "", back: () => "", on: () => "" };

function table(...names: string[]): Seated<AnyView> {
  const view: AnyView = {
    position: "",
    names,
    seed: "seed",
    to_act: [],
    legal: [],
    undo: false,
    redo: false,
    outcome: null,
    table: { viewer: null, players: names.map(() => ({})) },
  };
  return { ...view, teams: ALL_TEAMS };
}

describe("the chapters of a game that is watched", () => {
  it("begin where no turn does, and hold the turns up to the next one", () => {
    const found = chaptersOf(STOPS).map(({ start, turns }) => [start.at, turns.map(({ at }) => at)]);
    expect(found).toEqual([
      [0, [4, 7]],
      [9, [12]],
    ]);
  });

  it("a moment belongs to the last stop that is not after it", () => {
    expect([0, 3, 4, 8, 9, 99].map((at) => stopAt(STOPS, at)?.at)).toEqual([0, 0, 4, 7, 9, 12]);
  });

  it("say whose turn it is if several play", () => {
    const view = table("Anna", "Brian");
    expect([0, 5, 8, 10, 13].map((at) => whereText(view, STOPS, at, NAMES))).toEqual([
      "from 0",
      "from 0: Brian",
      "from 0: Anna",
      "from 9",
      "from 9: Anna",
    ]);
    expect(whereText(table("Anna"), STOPS, 5, NAMES)).toBe("from 0");
  });
});

import { describe, expect, test } from "vitest";

import { boardLabels, boardView, emptyMountain, NOTHING, rescueSpaces, weatherKind } from "../../../src/games/k2/board-view";
import { constants } from "../../../src/games/k2/constants";
import type { Climber, Night, Plan, SeenGame, SeenPlayer, View } from "../../../src/games/k2/types";

const CLEAR = { loss: 0, surcharge: 0, zones: [] };
const NIGHT: Night = { level: 2, ground: -1, tent: 0, weather: 0, risk: 0, unpaid: 0, total: -1, result: 1, dies: false };

function player(...climbers: readonly [Climber, Climber]): SeenPlayer {
  return { hand: null, hand_size: 6, picks: null, has_picked: false, unseen: [], played: [], token: null, rescue: false, climbers };
}

function at(space: number | null, tent: number | null = null): Climber {
  return { space, level: 3, points: 1, tent };
}

/** Two players on the easy side, the second one to act: her climber A in a space with a tent, her climber B dead. */
function view(table: Partial<SeenGame> = {}, more: Partial<View> = {}): View {
  const spaces = constants.boards.easy.spaces;
  return {
    position: "p",
    names: ["Anna", "Brian"],
    seed: "here",
    to_act: [1],
    legal: [],
    undo: false,
    redo: false,
    costs: spaces.map(({ cost }) => cost),
    season: "summer",
    limits: [4, 3, 2, 1],
    occupied: spaces.map(() => 0),
    nights: [],
    targets: [[{ space: 6, cost: 2, risk: 0, night: NIGHT, full: false, deadly: false, camp: false }], []],
    coins: [],
    ending: null,
    risk_sums: [],
    totals: [1, 1],
    outcome: null,
    places: [],
    teams: [4, 2, 0, 1, 3],
    table: {
      viewer: 1,
      config: { players: 2, board: "easy", weather: "summer", family: false, crowded: false, start: null },
      day: 1,
      phase: "turn",
      starting: 0,
      queue: [],
      tiles: [],
      weather: [CLEAR, { loss: 1, surcharge: 0, zones: [2, 3] }],
      tokens: [],
      taken: 0,
      hidden_tokens: [],
      turn: null,
      summit: [],
      pending: [],
      players: [player(at(0), at(3)), player(at(5, 4), at(null))],
      ...table,
    },
    ...more,
  };
}

describe("the mountain", () => {
  test.each(["easy", "hard"] as const)("has the spaces and ropes of its %s side", (board) => {
    const { spaces, ropes } = emptyMountain(board, "winter");
    expect(spaces.map(({ points }) => points)).toEqual(constants.boards[board].spaces.map(({ points }) => points));
    expect(ropes).toEqual(constants.boards[board].ropes);
    expect(spaces.map(({ id }) => id)).toEqual([...spaces.keys()]);
  });

  test("shows what a space costs more today, who is there, and how many may be", () => {
    const costs = constants.boards.easy.spaces.map(({ cost }, space) => cost + (space === 5 ? 1 : 0));
    const occupied = costs.map((_, space) => (space === 5 ? 1 : 0));
    const { spaces } = boardView(view({}, { costs, occupied }), NOTHING);
    expect(spaces.filter(({ surcharge }) => surcharge > 0).map(({ id }) => id)).toEqual([5]);
    expect(spaces[5]).toMatchObject({ occupied: 1, limit: [4, 3, 2, 1][spaces[5]?.zone ?? -1] });
  });

  test("has no limit in the camp", () => {
    expect(boardView(view(), NOTHING).spaces[0]?.limit).toBeNull();
  });
});

describe("the pieces", () => {
  test("are the climbers that live, in the colours of their seats", () => {
    expect(boardView(view(), NOTHING).climbers).toMatchObject([
      { seat: 0, climber: "A", team: 4, space: 0, acting: false, selected: false },
      { seat: 0, climber: "B", team: 4, space: 3, acting: false, selected: false },
      { seat: 1, climber: "A", team: 2, space: 5, acting: true, selected: false },
    ]);
  });

  test("are the tents too, where they were pitched", () => {
    expect(boardView(view(), NOTHING).tents).toEqual([{ seat: 1, climber: "A", team: 2, space: 4 }]);
  });

  test("one of the acting player's can be selected, in a turn only", () => {
    const selected = (shown: View) => boardView(shown, { ...NOTHING, climber: 0 }).climbers.filter((one) => one.selected);
    expect(selected(view())).toMatchObject([{ seat: 1, climber: "A" }]);
    expect(selected(view({ phase: "select" }))).toEqual([]);
  });
});

describe("the weather", () => {
  test("is today's", () => {
    expect(boardView(view(), NOTHING).weather).toMatchObject({ kind: "clear", zones: [] });
    expect(boardView(view({ day: 2 }), NOTHING).weather).toMatchObject({ kind: "wind", loss: 1, zones: [2, 3] });
  });

  test("is clear on a day that nobody knows", () => {
    expect(boardView(view({ day: 9 }), NOTHING).weather).toMatchObject({ kind: "clear", zones: [] });
  });

  test.each([
    [0, 0, "clear"],
    [1, 0, "wind"],
    [0, 1, "snow"],
    [2, 1, "storm"],
  ])("of loss %i and surcharge %i is %s", (loss, surcharge, kind) => {
    expect(weatherKind({ loss, surcharge, zones: [1] })).toBe(kind);
  });
});

describe("what can be reached", () => {
  test("is lit for the climber one points at", () => {
    expect(boardView(view(), NOTHING).targets).toEqual([]);
    expect(boardView(view(), { ...NOTHING, climber: 0 }).targets).toEqual([{ space: 6, cost: 2, risk: 0, result: 1, fate: "lives", full: false }]);
    expect(boardView(view(), { ...NOTHING, climber: 1 }).targets).toEqual([]);
  });

  test("are the spaces of a rescue, while one is decided", () => {
    const rescue = view({ phase: "rescue" }, { legal: ["rescue A 4", "rescue A 5", "decline"] });
    expect(rescueSpaces(rescue)).toEqual([4, 5]);
    expect(boardView(rescue, NOTHING).targets.map(({ space }) => space)).toEqual([4, 5]);
  });

  test("is said of the space, with the night there", () => {
    const label = boardLabels(view(), { ...NOTHING, climber: 0 }).describeSpace(6);
    expect(label).not.toBe(boardLabels(view(), NOTHING).describeSpace(6));
    expect(label).toContain(boardLabels(view(), NOTHING).describeSpace(6));
  });
});

describe("the way of a plan", () => {
  const plan: Plan = {
    actions: [],
    cost: 3,
    wasted: 0,
    levels: 0,
    risk_points: 0,
    spare_card: false,
    deadly: false,
    way: [6, 7],
    nights: [NIGHT, null],
  };

  test("begins where the climber stands", () => {
    expect(boardView(view(), { climber: 0, plan, focus: null }).plan).toEqual([5, 6, 7]);
  });

  test("is not drawn for a plan without steps, nor for a climber who is dead", () => {
    expect(boardView(view(), { climber: 0, plan: { ...plan, way: [] }, focus: null }).plan).toBeNull();
    expect(boardView(view(), { climber: 1, plan, focus: null }).plan).toBeNull();
  });
});

test("a space names who stands on it, and a climber says whose it is", () => {
  const labels = boardLabels(view(), NOTHING);
  expect(labels.describeSpace(5)).toContain("Brian’s climber A");
  expect(labels.describeSpace(3)).toContain("Anna’s climber B");
  expect(labels.describeSpace(7)).not.toMatch(/Anna|Brian/);
  expect(labels.describeClimber(0, "B")).toContain("Anna");
});

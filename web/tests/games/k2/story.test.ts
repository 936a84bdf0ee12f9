import { describe, expect, test } from "vitest";

import { storyOf } from "../../../src/games/k2/story";
import type { GameEvent } from "../../../src/games/k2/types";

function morning(day: number): GameEvent {
  return { event: "morning", day, starting: 0, weather: { loss: 0, surcharge: 0, zones: [] } };
}

function walked(seat: number, climber: number, from: number, to: number, summit: number | null = null): GameEvent {
  return { event: "walked", seat, climber, from, to, cost: 1, passing: false, points: null, summit };
}

describe("the story of a game", () => {
  test("follows every climber along the ropes, up and down", () => {
    const { ways, places } = storyOf([morning(1), walked(0, 0, 0, 1), walked(0, 0, 1, 3), morning(2), walked(0, 0, 3, 1)], 1);
    expect(ways).toEqual([
      {
        seat: 0,
        climber: 0,
        ropes: [
          [0, 1],
          [1, 3],
          [3, 1],
        ],
      },
      { seat: 0, climber: 1, ropes: [] },
    ]);
    expect(places).toEqual([
      { seat: 0, climber: 0, space: 1 },
      { seat: 0, climber: 1, space: 0 },
    ]);
  });

  test("knows the day of a summit", () => {
    const { summits } = storyOf([morning(1), morning(14), walked(1, 0, 26, 27, 1)], 2);
    expect(summits).toEqual([{ seat: 1, climber: 0, day: 14 }]);
  });

  test("knows the night and the place of a death, and no last place for the dead", () => {
    const { deaths, places } = storyOf([morning(9), walked(0, 1, 0, 20), { event: "fell", seat: 0, climber: 1, awaiting: false }], 1);
    expect(deaths).toEqual([{ seat: 0, climber: 1, day: 9, space: 20 }]);
    expect(places).toEqual([{ seat: 0, climber: 0, space: 0 }]);
  });

  test("does not bury who is rescued, and goes on from where the rescue has led", () => {
    const { deaths, ways } = storyOf(
      [
        morning(9),
        walked(0, 0, 0, 20),
        { event: "fell", seat: 0, climber: 0, awaiting: true },
        { event: "rescued", seat: 0, climber: 0, space: 8, points: 2 },
        morning(10),
        walked(0, 0, 8, 11),
      ],
      1,
    );
    expect(deaths).toEqual([]);
    expect(ways[0]?.ropes).toEqual([
      [0, 20],
      [8, 11],
    ]);
  });

  test("buries who is not rescued once", () => {
    const { deaths } = storyOf(
      [
        morning(3),
        { event: "fell", seat: 0, climber: 0, awaiting: true },
        { event: "declined", seat: 0, climber: 0 },
        { event: "died", seat: 0, climber: 0 },
      ],
      1,
    );
    expect(deaths).toEqual([{ seat: 0, climber: 0, day: 3, space: 0 }]);
  });
});

import { expect, test } from "vitest";

import { LAYOUTS } from "../../../src/games/k2/board/layout";
import { walkPoints, walkTime } from "../../../src/games/k2/board/walk";
import { cuesOf, walksOf } from "../../../src/games/k2/moment-steps";
import type { GameEvent } from "../../../src/games/k2/types";

const step = (climber: number, from: number, to: number, summit: number | null = null): GameEvent => ({
  event: "walked",
  seat: 0,
  climber,
  from,
  to,
  cost: 1,
  passing: false,
  points: null,
  summit,
});

test("steps of the same climber are one walk", () => {
  const news = [step(0, 0, 1), step(0, 1, 6), step(1, 0, 2), step(0, 6, 7)];
  expect(walksOf(news)).toEqual([
    { seat: 0, climber: "A", way: [0, 1, 6, 7] },
    { seat: 0, climber: "B", way: [0, 2] },
  ]);
  expect(walksOf(news)).toBe(walksOf(news));
});

test("a space that is touched on the way there and back is walked to", () => {
  expect(walksOf([step(0, 3, 4), step(0, 4, 3)])).toEqual([{ seat: 0, climber: "A", way: [3, 4, 3] }]);
});

test("no walk takes a second", () => {
  expect(walkTime(1)).toBeLessThan(walkTime(4));
  expect(walkTime(12)).toBeLessThan(1000);
});

test("a walk begins and ends where the climber stands, and passes every space between", () => {
  const layout = LAYOUTS.easy;
  const from = { x: 850, y: 1000 };
  const to = { x: 480, y: 840 };
  const points = walkPoints(layout, [0, 1, 6, 7], from, to);
  expect(points[0]).toEqual(from);
  expect(points.at(-1)).toEqual(to);
  for (const space of [1, 6]) {
    const { x } = layout.spaces[space] ?? { x: 0 };
    expect(points.some((point) => Math.abs(point.x - x) < 1)).toBe(true);
  }
});

test("each step is heard when it is seen, and the summit last", () => {
  const news = [step(0, 25, 26), step(0, 26, 27, 1)];
  const cues = cuesOf(news, 1);
  expect(cues.map(({ cue }) => cue)).toEqual(["step", "step", "summit"]);
  expect(cues[0]?.at).toBeLessThan(cues[1]?.at ?? 0);
  expect(cues[2]?.at).toBe(walkTime(2));
  expect(cuesOf(news, 0).every(({ at }) => at === 0)).toBe(true);
});

test("cards, tokens and nothing else", () => {
  const news: GameEvent[] = [
    { event: "took", seat: 0, value: 1 },
    { event: "gave", seat: 0, climber: 0, card: "m2", use: null },
    { event: "ended", seat: 0 },
  ];
  expect(cuesOf(news, 1).map(({ cue }) => cue)).toEqual(["token", "card"]);
});

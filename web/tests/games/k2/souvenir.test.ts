import { expect, test } from "vitest";

import { bestBeside } from "../../../src/games/k2/climbs";
import { type Ranked, tieText } from "../../../src/games/k2/souvenir";
import type { Climb } from "../../../src/games/k2/types";

function ranked(seat: number, place: number, total: number): Ranked {
  return { seat, place, total, name: "", climbers: [] };
}

const SUMMIT = "Tied on points: whoever reached the summit first is ahead.";
const SHARED = "Tied on points, and none of them reached the summit: they share the place.";

test("nothing is said of ties where there are none", () => {
  expect(tieText([ranked(0, 1, 12), ranked(1, 2, 11)])).toBe("");
});

test("a tie is told by what settled it", () => {
  expect(tieText([ranked(0, 1, 12), ranked(1, 2, 12)])).toBe(SUMMIT);
  expect(tieText([ranked(0, 1, 12), ranked(1, 1, 12), ranked(2, 3, 4)])).toBe(SHARED);
  expect(tieText([ranked(0, 1, 12), ranked(1, 2, 12), ranked(2, 3, 4), ranked(3, 3, 4)])).toBe(`${SUMMIT} ${SHARED}`);
});

function climb(link: string, points: number, weather: Climb["weather"] = "summer"): Climb {
  return { link, points, weather, board: "easy", seed: "s", rank: "hiker", profile: "", daily: null, summits: 0, deaths: 0 };
}

test("the best before is another climb on the same side in the same weather", () => {
  const now = climb("now", 20);
  expect(bestBeside(now, [now])).toBeNull();
  expect(bestBeside(now, [now, climb("winter", 30, "winter")])).toBeNull();
  expect(bestBeside(now, [now, climb("a", 12), climb("b", 14), climb("c", 13)])?.link).toBe("b");
});

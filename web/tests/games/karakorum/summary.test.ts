import { beforeAll, expect, test } from "vitest";

import { matchOf } from "../../../src/games/karakorum/matches";
import { scoreText } from "../../../src/games/karakorum/summary";
import type { KarakorumVerdict, Standing } from "../../../src/games/karakorum/types";
import { speak } from "../../../src/ui/words";

beforeAll(() => speak("en"));

function standing(sum: number | null): Standing {
  return { pawns: { R: 0, G: 0, Y: 0 }, led: [], aside: null, sum };
}

function verdict(...sums: readonly (number | null)[]): Pick<KarakorumVerdict, "config" | "names" | "outcome"> {
  const outcome = { winners: [0], totals: sums.map((sum) => sum ?? 0), reason: "comparison" as const, comparison: sums.map(standing) };
  return { config: { players: sums.length, seed: "test" }, names: [], outcome };
}

test("who leads nowhere is out, and who leads with a sum of 0 is not (F3)", () => {
  const record = matchOf("#k2/game/1", 0, verdict(17, 0, null));
  expect(record?.out).toEqual([2]);
  const scores = record?.totals.map((_, seat) => scoreText({ ...record, over: true }, seat));
  expect(scores).toEqual(["17", "0", "out"]);
});

test("a record of an earlier version shows what it has", () => {
  expect(scoreText({ totals: [17, 0], over: true }, 1)).toBe("0");
});

test("in a running game nobody is out yet", () => {
  expect(scoreText({ totals: [7, 0], out: [1], over: false }, 1)).toBe("–");
});

test("no sums are told where three summits have decided (F1)", () => {
  expect(scoreText({ totals: [60, 12], out: [], bySummits: true, over: true }, 1)).toBe("");
});

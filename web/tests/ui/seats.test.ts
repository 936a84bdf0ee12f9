import { describe, expect, it } from "vitest";

import { lastPlayers, named, recoloured, type Seats, swapped } from "../../src/ui/seats";

const SEATS: Seats = { names: ["Anna", "Brian"], teams: [0, 1, 2, 3, 4], start: null };

describe("seats", () => {
  it("gives a name to a seat that had none before", () => {
    expect(named(SEATS, 3, "Zuzanna")).toEqual({ names: ["Anna", "Brian", "", "Zuzanna"] });
    expect(named(SEATS, 0, "")).toEqual({ names: ["", "Brian"] });
  });

  it("gives a seat the colour that was tapped, and whoever had it gets the other", () => {
    expect(recoloured(SEATS, 0, 3)).toEqual({ teams: [3, 1, 2, 0, 4] });
    expect(recoloured(SEATS, 1, 1)).toEqual({ teams: [0, 1, 2, 3, 4] });
  });

  it("lets two people change places with name and colour", () => {
    expect(swapped(SEATS, 1, 0)).toEqual({ names: ["Brian", "Anna"], teams: [1, 0, 2, 3, 4], start: null });
    expect(swapped(SEATS, 2, 1)).toEqual({ names: ["Anna", "", "Brian"], teams: [0, 2, 1, 3, 4], start: null });
  });

  it("lets whoever was named to start keep the first turn in another place", () => {
    const start = (from: number, one: number, other: number): number | null => swapped({ ...SEATS, start: from }, one, other).start;
    expect([start(1, 1, 0), start(0, 1, 0), start(2, 1, 0)]).toEqual([0, 1, 2]);
  });

  it("keeps the number of players within what the game allows", () => {
    expect([undefined, "x", 0, 3, 9].map((chosen) => lastPlayers(chosen, [2, 4]))).toEqual([2, 2, 2, 3, 4]);
  });
});

import { describe, expect, it } from "vitest";

import { millisecondsAt, speedAt, timeToRead } from "../../src/replay/pace";
import { isPace, PACES } from "../../src/ui/pace";

describe("how fast a game plays by itself", () => {
  it("is the usual time divided by the pace", () => {
    expect(PACES.map((pace) => millisecondsAt({ speed: "calm", pace }))).toEqual([2800, 1400, 700, 350, 175]);
    expect(millisecondsAt({ speed: "quick", pace: 1 })).toBeLessThan(millisecondsAt({ speed: "calm", pace: 1 }));
  });

  it("leaves what there is to read as long as that takes, at every pace in proportion", () => {
    const night = Array.from({ length: 10 }, () => "Anna’s climber A: 4 − 2 = 2, weather −1.");
    const letters = night.join("").length;
    expect(timeToRead(["Anna moves."], { speed: "calm", pace: 1 })).toBe(1400);
    expect(timeToRead(night, { speed: "calm", pace: 1 })).toBe(letters * 45);
    expect(timeToRead(night, { speed: "calm", pace: 2 })).toBe((letters * 45) / 2);
    expect(timeToRead([], { speed: "quick", pace: 8 })).toBe(700 / 8);
  });

  it("what moves is over before the next action comes", () => {
    expect(PACES.map((pace) => speedAt({ speed: "calm", pace }))).toEqual(["calm", "calm", "quick", "off", "off"]);
    expect(PACES.map((pace) => speedAt({ speed: "off", pace }))).toEqual(["off", "off", "off", "off", "off"]);
  });

  it("knows only the paces that can be chosen", () => {
    expect([0.5, 8, 3, "2", null, undefined].map(isPace)).toEqual([true, true, false, false, false, false]);
  });
});

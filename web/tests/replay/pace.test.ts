import { describe, expect, it } from "vitest";

import { millisecondsAt, speedAt } from "../../src/replay/pace";
import { isPace, PACES } from "../../src/ui/pace";

describe("how fast a game plays by itself", () => {
  it("is the usual time divided by the pace", () => {
    expect(PACES.map((pace) => millisecondsAt({ speed: "calm", pace }))).toEqual([2800, 1400, 700, 350, 175]);
    expect(millisecondsAt({ speed: "quick", pace: 1 })).toBeLessThan(millisecondsAt({ speed: "calm", pace: 1 }));
  });

  it("what moves is over before the next action comes", () => {
    expect(PACES.map((pace) => speedAt({ speed: "calm", pace }))).toEqual(["calm", "calm", "quick", "off", "off"]);
    expect(PACES.map((pace) => speedAt({ speed: "off", pace }))).toEqual(["off", "off", "off", "off", "off"]);
  });

  it("knows only the paces that can be chosen", () => {
    expect([0.5, 8, 3, "2", null, undefined].map(isPace)).toEqual([true, true, false, false, false, false]);
  });
});

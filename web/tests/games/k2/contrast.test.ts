import { describe, expect, it } from "vitest";

import { allLooks, type InkName, letteringOf, type Look } from "../../../src/games/k2/board/palette";
import { TEAMS } from "../../../src/ui/drawing/colours";
import { contrast, mixed, rgb, type Rgb } from "../../ui/colours";

/** What letters and drawings may stand on. */
const LAND: readonly InkName[] = ["lit", "tint", "shade", "deep", "rock", "crag", "ice", "icelow", "moraine", "fore"];
const SKY: readonly InkName[] = ["sky1", "sky2", "sky3", "sky4", "sun", "cloud", "cloudshade", "far1", "far1s", "far2", "far2s", "far3", "far3s"];
const EVERYWHERE = [...LAND, ...SKY];

const INK = rgb("#1b2338");
const PAPER = rgb("#fbf3df");
const WHITE = rgb("#ffffff");
const DARK_RING = rgb("#0b2f8a");

const TEXT = 4.5;
const GRAPHICS = 3;

/** The grounds on which a drawing cannot be told from what is round it, if it has an inner and an outer colour. */
function lostOn({ inks }: Look, grounds: readonly InkName[], ...colours: readonly Rgb[]): string[] {
  return grounds.filter((ground) => Math.max(...colours.map((colour) => contrast(colour, rgb(inks[ground])))) < GRAPHICS);
}

describe.each(allLooks())("the mountain in the look $name", (look) => {
  const { inks, theme, kind } = look;
  const { names, numbers, number } = letteringOf(theme, kind);

  it("has names of altitudes that can be read", () => {
    const unread = EVERYWHERE.filter((ground) => contrast(rgb(inks.line), mixed(rgb(inks[ground]), names.colour, names.amount)) < TEXT);
    expect(unread).toEqual([]);
  });

  it("has numbers of spaces that can be read", () => {
    const unread = LAND.filter((ground) => contrast(rgb(number), mixed(rgb(inks[ground]), numbers.colour, numbers.amount)) < TEXT);
    expect(unread).toEqual([]);
  });

  it("has ropes that can be seen", () => {
    expect(lostOn(look, LAND, rgb(inks.rope), rgb(inks.ropeedge))).toEqual([]);
    expect(contrast(rgb(inks.rope), rgb(inks.ropeedge))).toBeGreaterThan(GRAPHICS);
    expect(contrast(WHITE, rgb(inks.ropeedge))).toBeGreaterThan(GRAPHICS); // the chevrons on them
  });

  it("has badges, signs, climbers and tents that can be seen", () => {
    expect(lostOn(look, EVERYWHERE, INK, PAPER)).toEqual([]);
  });

  it("has a ring round what has the focus", () => {
    expect(lostOn(look, EVERYWHERE, WHITE, DARK_RING)).toEqual([]);
  });

  it("has ways that are shown and walked", () => {
    expect(lostOn(look, LAND, INK, WHITE)).toEqual([]);
    for (const { colour, emblem } of Object.values(TEAMS)) {
      const edge = emblem === "#fff" ? INK : PAPER;
      expect(lostOn(look, LAND, rgb(colour), rgb(emblem), edge)).toEqual([]);
    }
  });
});

describe("what is printed on the mountain", () => {
  const MOVE = "#1d7a45";
  const DARK = "#1b2338";

  it.each([
    ["the cost of a space", MOVE, "#fbf3df"],
    ["the cost on a snow day", DARK, "#f59a23"],
    ["a space that strengthens", "#ffffff", "#1c62b8"],
    ["a space that weakens", "#ffffff", "#c62f2a"],
    ["a space that does neither", "#ffffff", "#66708a"],
    ["victory points", DARK, "#f2b632"],
    ["the cost of a way", "#ffffff", MOVE],
    ["the risk on a way", "#14161c", "#ffd91f"],
    ["a level, a limit", DARK, "#fbf3df"],
  ])("%s", (_, text, ground) => {
    expect(contrast(rgb(text), rgb(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ["a free place beside a taken one", "#9cc7a6", "#1b2338"],
    ["a lit edge round a badge", "#35d873", "#1b2338"],
    ["the edge of a way that may kill", "#ffd23d", "#1b2338"],
    ["the edge of a way that kills", "#ff5a4d", "#1b2338"],
  ])("%s", (_, one, other) => {
    expect(contrast(rgb(one), rgb(other))).toBeGreaterThanOrEqual(GRAPHICS);
  });

  it("has an emblem on every team's colour", () => {
    for (const { colour, emblem } of Object.values(TEAMS)) {
      expect(Math.max(contrast(rgb(colour), rgb(emblem)), contrast(rgb(colour), PAPER), contrast(rgb(colour), INK))).toBeGreaterThanOrEqual(GRAPHICS);
    }
  });
});

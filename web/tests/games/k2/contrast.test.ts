import { describe, expect, it } from "vitest";

import { allLooks, type InkName, letteringOf, type Look } from "../../../src/games/k2/board/palette";
import { FREE, PRINTED } from "../../../src/games/k2/board/space";
import { styles } from "../../../src/games/k2/board/styles";
import { INK as INKS, PAPER as PAPERS, TEAMS } from "../../../src/ui/drawing/colours";
import { DARK } from "../../../src/ui/drawing/icons";
import page from "../../../src/ui/styles/base.css?raw";
import { contrast, mixed, rgb, type Rgb } from "../../ui/colours";

/** What letters and drawings may stand on. */
const LAND: readonly InkName[] = ["lit", "tint", "shade", "deep", "rock", "crag", "ice", "icelow", "moraine", "fore"];
const SKY: readonly InkName[] = ["sky1", "sky2", "sky3", "sky4", "sun", "cloud", "cloudshade", "far1", "far1s", "far2", "far2s", "far3", "far3s"];
const EVERYWHERE = [...LAND, ...SKY];

/** The page's own value of each colour that a drawing takes from outside. */
const PAGE = new Map([...page.matchAll(/(--print-[\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]));
if (PAGE.size === 0) throw new Error("the page has no colours");

/** A colour as it is drawn: that of the page, else the one that stands by. */
function drawn(colour: string): Rgb {
  const [, name, otherwise = colour] = /^var\((--[\w-]+), (#\w+)\)$/.exec(colour) ?? [];
  return rgb(PAGE.get(name) ?? otherwise);
}

/** The colour of the lines of what a rule of the board's styles draws. */
function stroke(selector: string): Rgb {
  const rules = styles.cssText.matchAll(/^ *([^{}@]+) \{([^{}]*)\}/gm);
  const colours = [...rules].filter(([, name]) => name === selector).flatMap(([, , body]) => /\bstroke: ([^;]+);/.exec(body ?? "")?.[1] ?? []);
  expect(colours, selector).toHaveLength(1);
  return drawn(colours[0] ?? "");
}

const INK = drawn(INKS);
const PAPER = drawn(PAPERS);
const WHITE = stroke(".ring rect");
const DARK_RING = stroke(".ring rect + rect");

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
  it.each(Object.entries(PRINTED))("%s", (_, { ink, ground }) => {
    expect(contrast(drawn(ink), drawn(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  it("has levels and limits that can be read", () => {
    expect(contrast(drawn(DARK), PAPER)).toBeGreaterThanOrEqual(TEXT);
  });

  it("has free places beside taken ones, and edges round the badges of lit spaces", () => {
    const edges = [".lit-edge", ".lit-edge.deadly", ".lit-edge.careful"].map(stroke);
    for (const colour of [drawn(FREE), ...edges]) expect(contrast(colour, INK)).toBeGreaterThanOrEqual(GRAPHICS);
  });

  it("has an emblem on every team's colour", () => {
    for (const { colour, emblem } of Object.values(TEAMS)) {
      expect(Math.max(contrast(rgb(colour), rgb(emblem)), contrast(rgb(colour), PAPER), contrast(rgb(colour), INK))).toBeGreaterThanOrEqual(GRAPHICS);
    }
  });
});

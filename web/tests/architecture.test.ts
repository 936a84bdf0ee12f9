import { describe, expect, test } from "vitest";

import { MAY_IMPORT, problems, readSources, SOURCE } from "../scripts/check-imports.mjs";

const SOURCES: ReadonlyMap<string, string> = await readSources(SOURCE);

/** What is wrong once a file has these lines added. */
function problemsWith(path: string, text: string): string[] {
  return problems(new Map([...SOURCES, [path, `${SOURCES.get(path) ?? ""}\n${text}`]]));
}

describe("the folders of src", () => {
  test("import each other in the directions that are allowed, and nothing outside games/ names a game", () => {
    expect(SOURCES.has("main.ts")).toBe(true);
    expect(problems(SOURCES)).toEqual([]);
  });

  test("are all in the table of directions", () => {
    const folders = new Set([...SOURCES.keys()].filter((path) => path.includes("/")).map((path) => path.split("/")[0]));
    for (const folder of ["games", "generated"]) folders.delete(folder);
    expect(Object.keys(MAY_IMPORT)).toEqual(expect.arrayContaining([...folders]));
  });

  test("are in no circle", () => {
    const order: string[] = [];
    const left = new Map(Object.entries(MAY_IMPORT));
    for (let before = -1; before < order.length;) {
      before = order.length;
      for (const [folder, others] of left) {
        if (others.some((other) => left.has(other))) continue;
        order.push(folder);
        left.delete(folder);
      }
    }
    expect([...left.keys()]).toEqual([]);
  });
});

describe("the check finds", () => {
  test.each([
    ["a shared part that imports a game", "ui/words.ts", 'import { NAME } from "../games/k2/name";', "ui/words.ts must not import games/k2/name.ts"],
    ["a game that imports the other", "games/k2/name.ts", 'import "../karakorum/name";', "games/k2/name.ts must not import games/karakorum/name.ts"],
    ["a game that imports the app", "games/k2/name.ts", 'import("../../app/router");', "games/k2/name.ts must not import app/router.ts"],
    ["a type from a wrong folder", "engine/state.ts", 'import type { Seats } from "../ui/seats";', "engine/state.ts must not import ui/seats.ts"],
    [
      "a style from a wrong folder",
      "ui/styles/base.css",
      '@import "../../app/styles/home.css";',
      "ui/styles/base.css must not import app/styles/home.css",
    ],
    ["a new folder without a direction", "tools/new.ts", 'import "../ui/words";', "tools/new.ts must not import ui/words.ts"],
    ["a game's name outside games/", "play/new.ts", 'const only = "karakorum";', "play/new.ts:2 names a game"],
  ])("%s", (_what, path, text, problem) => {
    expect(problemsWith(path, text)).toContain(problem);
  });
});

import { beforeAll, expect, test } from "vitest";

import { bothStandings } from "../../../src/games/k2/rival";
import { LANGUAGES, type Language } from "../../../src/ui/languages";
import { speak, words } from "../../../src/ui/words";

beforeAll(() => speak("en"));

test("the better result stands first, and of equal ones one's own", () => {
  const names = (own: number, theirs: number): string[] => bothStandings(own, { name: "Wanda", points: theirs }).map(({ name }) => name);
  expect([names(12, 10), names(10, 12), names(12, 12)]).toEqual([
    ["You", "Wanda"],
    ["Wanda", "You"],
    ["You", "Wanda"],
  ]);
});

test("a rival without a name begins a line with a capital letter, and stands within a sentence without one", async () => {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await speak(language);
    const [, other] = bothStandings(12, { name: "", points: 10 });
    expect(other?.name).toMatch(/^\p{Lu}/u);
    expect(words("ghost-default")).toMatch(/^\p{Ll}/u);
  }
});

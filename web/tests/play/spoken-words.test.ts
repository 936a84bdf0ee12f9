import { afterAll, describe, expect, it } from "vitest";

import { fromEngine, toEngine } from "../../src/play/spoken-words";
import { listText } from "../../src/ui/lists";
import { speak, words } from "../../src/ui/words";

describe("the words of commands", () => {
  afterAll(() => speak("en"));

  it("are English in English, whatever letters are capital", () => {
    expect(toEngine("A  UP")).toBe("a up");
    expect(toEngine("play 1, 2, 3")).toBe("play 1 2 3");
    expect(fromEngine("tent A")).toBe("tent A");
  });

  it("are found also where two belong together", () => {
    expect(toEngine("do it")).toBe("yes");
    expect(toEngine("do")).toBe("do");
    expect(toEngine("give rope 1 3 A down")).toBe("give rope 1 3 a down");
  });

  it.each([
    ["nl", "tent A omhoog", "tent a up"],
    ["fr", "A haut", "a up"],
    ["it", "paga", "pay"],
    ["pl", "namiot B", "tent b"],
    ["ru", "а вверх", "a up"],
  ] as const)("are those of the language %s too, and English stays understood", async (language, own, english) => {
    await speak(language);
    expect(toEngine(own)).toBe(english);
    expect(toEngine(english)).toBe(english);
    expect(toEngine(fromEngine("undo"))).toBe("undo");
  });

  it.each(["en", "fr", "it", "nl", "pl", "ru"] as const)(
    "go on as the buttons of the screen say it in %s, and join cards as a hint does",
    async (language) => {
      await speak(language);
      for (const shown of ["night-go-on", "home-continue", "command-about-on"] as const) expect(toEngine(words(shown)), shown).toBe("on");
      for (const said of ["go on", "Continue", "on"]) expect(toEngine(said)).toBe("on");
      const joined = listText(["1", "2", "3"].map((up) => words("card-m", { up })));
      expect(toEngine(joined).replace(" and ", " ")).toBe("move 1 move 2 move 3");
    },
  );
});

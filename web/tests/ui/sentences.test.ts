import { describe, expect, it } from "vitest";

import { capital, sentences } from "../../src/ui/sentences";

describe("what is told", () => {
  it("begins with a capital letter, whatever the script", () => {
    expect(capital("clear")).toBe("Clear");
    expect(capital("ясно")).toBe("Ясно");
    expect(capital("+1 terrain")).toBe("+1 terrain");
  });

  it("ends every sentence once, and leaves out what is empty", () => {
    expect(sentences(["day 1 of 18", "", "your turn.", "who goes?"])).toBe("Day 1 of 18. Your turn. Who goes?");
  });
});

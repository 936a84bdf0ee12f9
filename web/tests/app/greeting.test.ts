import { expect, test, vi } from "vitest";

import { greetings } from "../../scripts/greetings.mjs";

vi.mock("virtual:greetings", () => ({ default: {} }));

const { greetingOf } = await import("../../src/app/greeting");
const all = greetings() as Record<string, Record<string, string>>;
const { en = {} } = all;

const WANDA = "#k2/challenge/1/easy/summer/abc/from=1O1kAV2FuZGE/says=1OiAAQ2F0Y2ggbWUh";

test("who asks and what was written is read in the address", () => {
  expect(greetingOf(WANDA, en)).toEqual({ title: "Wanda challenges you", message: "Catch me!" });
  expect(greetingOf("#k2/challenge/1/easy/summer/abc", en)).toEqual({ title: "You’ve been challenged!", message: "" });
});

test("an answer is called one", () => {
  expect(greetingOf(`${WANDA}/points=12/against=9`, en)?.title).toBe("An answer from Wanda");
});

test("nobody is greeted elsewhere", () => {
  expect(["", "#daily", "#k2/game/1abc", "#k2/solo/easy/summer/abc"].map((address) => greetingOf(address, en))).toEqual([null, null, null, null]);
});

test("what cannot be read is left out", () => {
  expect(greetingOf("#k2/challenge/1/easy/summer/abc/from=%%%/says=1", en)).toEqual({ title: "You’ve been challenged!", message: "" });
});

test("every language has the sentences, and they take a name and nothing else", () => {
  expect(Object.keys(all).toSorted()).toEqual(["en", "fr", "it", "nl", "pl", "ru"]);
  for (const sentences of Object.values(all)) {
    for (const [id, sentence] of Object.entries(sentences)) {
      expect(sentence).not.toBe("");
      expect(sentence.includes("{ $name }")).toBe(id.endsWith("-from"));
      expect(sentence.replace("{ $name }", "")).not.toContain("{");
    }
  }
});

import { expect, test } from "vitest";

import { dateText } from "../../src/ui/dates";
import { listText } from "../../src/ui/lists";
import { REVIEW_WORDS, RULES_WORDS } from "../../src/ui/late-words";
import { type FurtherWords, learn, speak, speaking, spokenLanguage, words } from "../../src/ui/words";

test("of two languages asked for quickly the last one counts, although its words are here first", async () => {
  await Promise.all([speak("ru"), speak("en")]);
  expect(spokenLanguage()).toBe("en");
  expect(words("back")).toBe("Back");
  await Promise.all([speak("pl"), speak("fr")]);
  expect(spokenLanguage()).toBe("fr");
  await Promise.all([speak("fr"), speak("pl")]);
  expect(words("back")).toBe("Wstecz");
});

test.each([
  ["en", "Anna, Brian and Chris", "5 January 2026"],
  ["nl", "Anna, Brian en Chris", "5 januari 2026"],
  ["fr", "Anna, Brian et Chris", "5 janvier 2026"],
  ["it", "Anna, Brian e Chris", "5 gennaio 2026"],
  ["ru", "Anna, Brian и Chris", "5 января 2026 г."],
  ["pl", "Anna, Brian i Chris", "5 stycznia 2026"],
] as const)("lists and dates are written as in %s", async (spoken, list, date) => {
  await speak(spoken);
  expect(listText(["Anna", "Brian", "Chris"])).toBe(list);
  expect(dateText("2026-01-05").replaceAll("\u{a0}", " ")).toBe(date);
});

test("what only Karakorum, the rules or a review say is not there before them", async () => {
  await speak("en");
  expect(words("karakorum-title")).toBe("Karakorum");
  expect(words("karakorum-take")).toBe("{karakorum-take}");
  expect(words("rules-goal")).toBe("{rules-goal}");
  expect(words("review-curve")).toBe("{review-curve}");
});

test("a part is there together with its words, in the language spoken now and in every later one", async () => {
  await speak("it");
  await expect(speaking(async () => "rules", RULES_WORDS)()).resolves.toBe("rules");
  expect(words("rules-day")).toBe("Una giornata");
  await speak("pl");
  expect(words("rules-day")).toBe("Dzień");
});

test("a part that comes while another language is on its way speaks that language", async () => {
  await speak("fr");
  await Promise.all([speak("nl"), learn(REVIEW_WORDS)]);
  await speak("en");
  await Promise.all([learn(slow("en")), speak("nl")]);
  expect(spokenLanguage()).toBe("nl");
  expect(words("slow")).toBe("nl");
  expect(words("review-days")).toBe("Elke dag");
});

test("a part whose words do not arrive is not there", async () => {
  let isOnline = false;
  const text = async () => (isOnline ? { default: "found = here" } : Promise.reject(new Error("no network")));
  const load = speaking(async () => "part", { en: text, nl: text, fr: text, it: text, ru: text, pl: text });
  await expect(load()).rejects.toThrow("no network");
  isOnline = true;
  await expect(load()).resolves.toBe("part");
  expect(words("found")).toBe("here");
  await speak("en");
  expect(spokenLanguage()).toBe("en");
});

/** Words that are here at once in one language, so that the page hears of them while it fetches another. */
function slow(first: string): FurtherWords {
  const text = (language: string) => async () => {
    if (language !== first) await new Promise((done) => setTimeout(done, 5));
    return { default: `slow = ${language}\n` };
  };
  return { en: text("en"), nl: text("nl"), fr: text("fr"), it: text("it"), ru: text("ru"), pl: text("pl") };
}

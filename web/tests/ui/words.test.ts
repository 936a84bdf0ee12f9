import { expect, test } from "vitest";

import { dateText } from "../../src/ui/dates";
import { listText } from "../../src/ui/lists";
import { speak, spokenLanguage, words } from "../../src/ui/words";

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

import type { FurtherWords } from "./words";

/** What the rules say, those of every game. Fetched with them. */
export const RULES_WORDS: FurtherWords = {
  en: () => import("../../locales/rules/en.ftl?raw"),
  nl: () => import("../../locales/rules/nl.ftl?raw"),
  fr: () => import("../../locales/rules/fr.ftl?raw"),
  it: () => import("../../locales/rules/it.ftl?raw"),
  ru: () => import("../../locales/rules/ru.ftl?raw"),
  pl: () => import("../../locales/rules/pl.ftl?raw"),
};

/** What the review of a finished game says. Fetched with it. */
export const REVIEW_WORDS: FurtherWords = {
  en: () => import("../../locales/review/en.ftl?raw"),
  nl: () => import("../../locales/review/nl.ftl?raw"),
  fr: () => import("../../locales/review/fr.ftl?raw"),
  it: () => import("../../locales/review/it.ftl?raw"),
  ru: () => import("../../locales/review/ru.ftl?raw"),
  pl: () => import("../../locales/review/pl.ftl?raw"),
};

import type { FurtherWords } from "../../ui/words";

/** What only Karakorum says. Fetched with the first of its parts. */
export const KARAKORUM_WORDS: FurtherWords = {
  en: () => import("../../../locales/karakorum/en.ftl?raw"),
  nl: () => import("../../../locales/karakorum/nl.ftl?raw"),
  fr: () => import("../../../locales/karakorum/fr.ftl?raw"),
  it: () => import("../../../locales/karakorum/it.ftl?raw"),
  ru: () => import("../../../locales/karakorum/ru.ftl?raw"),
  pl: () => import("../../../locales/karakorum/pl.ftl?raw"),
};

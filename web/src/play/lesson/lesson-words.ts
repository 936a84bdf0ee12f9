import type { FurtherWords } from "../../ui/words";

/** What lessons say. It is fetched with the first lesson. */
export const LESSON_WORDS: FurtherWords = {
  en: () => import("../../../locales/lesson/en.ftl?raw"),
  nl: () => import("../../../locales/lesson/nl.ftl?raw"),
  fr: () => import("../../../locales/lesson/fr.ftl?raw"),
  it: () => import("../../../locales/lesson/it.ftl?raw"),
  ru: () => import("../../../locales/lesson/ru.ftl?raw"),
  pl: () => import("../../../locales/lesson/pl.ftl?raw"),
};

/** The languages of the page, by their own names. */
export const LANGUAGES = {
  en: "English",
  nl: "Nederlands",
  fr: "Français",
  it: "Italiano",
  ru: "Русский",
  pl: "Polski",
} as const;

export type Language = keyof typeof LANGUAGES;

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(LANGUAGES, value);
}

/** The first of the browser's languages that the page speaks. */
export function browserLanguage(): Language {
  return navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? "en";
}

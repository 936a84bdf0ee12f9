import { locale } from "./words";

/** A text with a capital letter where it begins, as a sentence has it. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(locale()));
}

/** Texts as sentences one after the other: each begins with a capital letter and has an end. */
export function sentences(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => capital(/[.!?…:]$/.test(text) ? text : `${text}.`))
    .join(" ");
}

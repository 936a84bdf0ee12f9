import { locale } from "./words";

/** Things one after the other, as the language of the page joins them: "Anna, Brian and Chris". */
export function listText(items: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);
}

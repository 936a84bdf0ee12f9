import english from "../../locales/en.ftl?raw";
import type { Language } from "./languages";
import { type Arguments, Vocabulary } from "./vocabulary";

export type { Arguments };

/** The other languages, each a file of its own that is fetched when somebody speaks it. */
const OTHERS: Record<Exclude<Language, "en">, () => Promise<{ default: string }>> = {
  nl: () => import("../../locales/nl.ftl?raw"),
  fr: () => import("../../locales/fr.ftl?raw"),
  it: () => import("../../locales/it.ftl?raw"),
  ru: () => import("../../locales/ru.ftl?raw"),
  pl: () => import("../../locales/pl.ftl?raw"),
};

/** A part's own words, each language a file of its own. */
export type FurtherWords = Readonly<Record<Language, () => Promise<{ default: string }>>>;

/** The words of the parts that have been fetched. */
const further: FurtherWords[] = [];
/** Those parts, and the ones whose words are on their way. */
const learned = new Map<FurtherWords, Promise<void>>();

let spoken: Language = "en";
let vocabulary = new Vocabulary(spoken, english);
/** Counts the languages that were asked for, so that a late one is noticed. */
let asked = 0;

/**
 * From now on the page speaks this language; without a network it may have to stay with the one it has. Of several languages that
 * are asked for one after the other the last one counts, in whatever order their words arrive.
 */
export async function speak(language: Language): Promise<void> {
  const request = ++asked;
  try {
    const text = language === "en" ? english : (await OTHERS[language]()).default;
    const more = await Promise.all(further.map(async (part) => (await part[language]()).default));
    if (request !== asked) return;
    if (more.length < further.length) return await speak(language); // another part has come meanwhile
    vocabulary = new Vocabulary(language, text);
    for (const one of more) vocabulary.add(one);
    spoken = language;
  } catch {
    // The words did not arrive.
  }
}

/** Learns the words of a part that is fetched only when it is needed. If they do not arrive, they are fetched once more when they are asked for again. */
export function learn(part: FurtherWords): Promise<void> {
  const coming = learned.get(part) ?? add(part);
  learned.set(part, coming);
  coming.catch(() => learned.delete(part));
  return coming;
}

/** Adds the words of a part in the language that is spoken when they are there. */
async function add(part: FurtherWords): Promise<void> {
  const language = spoken;
  const text = (await part[language]()).default;
  if (spoken !== language) return add(part);
  further.push(part);
  vocabulary.add(text);
}

/** How a part is fetched together with its words: it is there once it can speak. */
export function speaking<T>(part: () => Promise<T>, ...own: readonly FurtherWords[]): () => Promise<T> {
  return async () => (await Promise.all([part(), ...own.map(learn)]))[0];
}

/** The language that the page speaks. */
export function spokenLanguage(): Language {
  return spoken;
}

/** The same for dates and lists; English is written as in Britain. */
export function locale(): string {
  return spoken === "en" ? "en-GB" : spoken;
}

/** The words for an idea, with its numbers and names put in. A missing message shows its id, which a test looks for. */
export function words(id: string, values: Arguments = {}): string {
  return vocabulary.say(id, values) ?? `{${id}}`;
}

export function has(id: string): boolean {
  return vocabulary.has(id);
}

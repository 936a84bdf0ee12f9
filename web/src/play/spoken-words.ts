import { has, words } from "../ui/words";

/** The words that commands are made of, as the engine knows them. Each language has its own for them. */
const KNOWN =
  "a b up down play take go touch tent give step pay raise end rescue decline level points base summit back on reveal stop none pass place new score remove axes four " +
  "six pair axes10 move rope acclimatization red green yellow what where night forecast state cards goals expeditions undo redo hint yes no and";

/** What a person says in English for a word, in more than one word or otherwise than the engine. It is understood in every language. */
const ENGLISH = [
  ["go on", "on"],
  ["continue", "on"],
] as const;

/** The words of the page's language for one word, the one that is shown first. */
function spoken(word: string): readonly string[] {
  const id = `command-word-${word}`;
  return has(id)
    ? words(id)
        .split(",")
        .map((one) => one.trim().toLowerCase())
    : [word];
}

/** A command in the words of the engine, which are English; English is understood everywhere. */
export function toEngine(text: string): string {
  const table = new Map<string, string>([
    ...ENGLISH,
    ...KNOWN.split(" ").flatMap((word) => spoken(word).map((own): [string, string] => [own, word])),
  ]);
  const longest = Math.max(...[...table.keys()].map((own) => own.split(" ").length));
  const typed = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const meant: string[] = [];
  for (let at = 0; at < typed.length;) {
    const { word, count } = wordAt(table, typed.slice(at, at + longest));
    meant.push(word);
    at += count;
  }
  return meant.join(" ");
}

/** What the next words mean, those that belong together first, and how many they are. */
function wordAt(table: ReadonlyMap<string, string>, next: readonly string[]): { readonly word: string; readonly count: number } {
  for (let count = next.length; count > 0; count--) {
    const word = table.get(next.slice(0, count).join(" "));
    if (word !== undefined) return { word, count };
  }
  return { word: next[0] ?? "", count: 1 };
}

/** A command of the engine in the words of the page. Climbers keep their capital letters. */
export function fromEngine(say: string): string {
  return say
    .split(" ")
    .map((word) => (/^[AB]$/.test(word) ? word : (spoken(word)[0] ?? word)))
    .join(" ");
}

import { has, words } from "../ui/words";

/** The words that commands are made of, as the engine knows them. Each language has its own for them. */
const KNOWN =
  "a b up down play take go touch tent give step pay raise end rescue decline level points base summit back on reveal stop none pass place new score remove axes four " +
  "six pair axes10 what where night forecast state cards goals expeditions undo redo hint yes";

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
  const table = new Map<string, string>(KNOWN.split(" ").flatMap((word) => spoken(word).map((own): [string, string] => [own, word])));
  return text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => table.get(word) ?? word)
    .join(" ");
}

/** Other words of the engine's actions for those that are said. */
const SAID: Readonly<Record<string, string>> = { select: "play", done: "end", move: "points" };

/** A command of the engine in the words of the page. Climbers keep their capital letters. */
export function fromEngine(say: string): string {
  return say
    .split(" ")
    .map((word) => (/^[AB]$/.test(word) ? word : (spoken(SAID[word] ?? word)[0] ?? word)))
    .join(" ");
}

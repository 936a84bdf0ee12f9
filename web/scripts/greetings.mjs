import { readdirSync, readFileSync } from "node:fs";

const LOCALES = new URL("../locales/", import.meta.url);

/** The sentences that are shown before the words of the page are there: none has more than a name in it. */
const NEEDED = ["challenge-title", "challenge-from", "answer-title", "answer-from", "home-loading"];

/** These sentences by language and id. */
export function greetings() {
  const languages = readdirSync(LOCALES)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => {
      const text = readFileSync(new URL(file, LOCALES), "utf8");
      const sentences = NEEDED.map((id) => [id, new RegExp(`^${id} = (.*)$`, "m").exec(text)?.[1] ?? ""]);
      return [file.replace(/\.ftl$/, ""), Object.fromEntries(sentences)];
    });
  return Object.fromEntries(languages);
}

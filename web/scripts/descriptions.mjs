import { readdirSync, readFileSync } from "node:fs";

const LOCALES = new URL("../locales/", import.meta.url);

/**
 * What the page says about itself, for the manifest. There is one manifest for all: browsers that read it in the person's language
 * find the sentence there, the others show the English one.
 */
export function descriptions() {
  const sentences = readdirSync(LOCALES)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => {
      const [, sentence = ""] = /^app-description = (.*)$/m.exec(readFileSync(new URL(file, LOCALES), "utf8")) ?? [];
      return [file.replace(/\.ftl$/, ""), sentence];
    });
  const description_localized = Object.fromEntries(sentences);
  return { lang: "en", description: description_localized.en, description_localized };
}

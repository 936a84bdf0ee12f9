import { loadSettings } from "../library/settings";
import { SITE } from "../site";
import { explainThings } from "../ui/explain/note";
import { browserLanguage } from "../ui/languages";
import { speak } from "../ui/words";
import { AppElement } from "./app-element";

/** Loads the visitor's language, then draws the page. */
export async function show(): Promise<void> {
  const language = loadSettings().language ?? browserLanguage();
  if (language !== "en") await speak(language);
  explainThings();
  customElements.define(`${SITE}-app`, AppElement);
}

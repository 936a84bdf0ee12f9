import { loadSettings } from "../library/settings";
import { SITE } from "../site";
import { browserLanguage } from "../ui/languages";
import { speak } from "../ui/words";
import { AppElement } from "./app-element";

/** Loads the visitor's language, then draws the page. */
export async function show(): Promise<void> {
  const language = loadSettings().language ?? browserLanguage();
  if (language !== "en") await speak(language);
  customElements.define(`${SITE}-app`, AppElement);
}

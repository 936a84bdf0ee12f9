import { loadSettings } from "../library/settings";
import { browserLanguage } from "../ui/languages";
import { speak } from "../ui/words";
import { K2App } from "./k2-app";

/** Brings the page up in its reader's language. */
export async function show(): Promise<void> {
  const language = loadSettings().language ?? browserLanguage();
  if (language !== "en") await speak(language);
  customElements.define("k2-app", K2App);
}

import "./styles/main.css";

import { markWhenPainted } from "./engine/timing";
import { browserLanguage } from "./i18n/languages";
import { speak } from "./i18n/words";
import { K2App } from "./app/k2-app";
import { loadSettings } from "./store/settings";

const language = loadSettings().language ?? browserLanguage();
if (language !== "en") await speak(language);
customElements.define("k2-app", K2App);

markWhenPainted("k2:shell");

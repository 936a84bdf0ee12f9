import { readdirSync, readFileSync } from "node:fs";

const LOCALES = new URL("../locales/", import.meta.url);

/** The language of whatever the manifest says without naming one. */
const LANGUAGE = "en";

const COLOUR = "#e9b97c";

/** The texts of every language. */
function locales() {
  const files = readdirSync(LOCALES).filter((file) => file.endsWith(".ftl"));
  return files.map((file) => [file.replace(/\.ftl$/, ""), readFileSync(new URL(file, LOCALES), "utf8")]);
}

const LANGUAGES = locales();

/**
 * One member of the manifest in every language, from a message that has no variables. There is one manifest for all: a browser that knows
 * the members `..._localized` chooses by the person's language, and the others show the English words.
 */
function inEveryLanguage(member, message) {
  const found = LANGUAGES.map(([language, text]) => [language, new RegExp(`^${message} = ([^{}\n]+)$`, "m").exec(text)?.[1]]);
  const missing = found.filter(([, words]) => words === undefined).map(([language]) => language);
  if (missing.length > 0) throw new Error(`The manifest needs ${message} in ${missing.join(", ")}.`);
  const words = Object.fromEntries(found);
  return { [member]: words[LANGUAGE], [`${member}_localized`]: words };
}

/** What somebody finds who presses long on the icon of the installed site. */
function shortcut(url, icon, name, description = null) {
  return {
    url,
    ...inEveryLanguage("name", name),
    ...(description === null ? {} : inEveryLanguage("description", description)),
    icons: [{ src: `/icons/${icon}.png`, sizes: "96x96", type: "image/png" }],
  };
}

/**
 * What browsers are told about the site as something that can be installed.
 *
 * @returns {Partial<import("vite-plugin-pwa").ManifestOptions>}
 */
export function manifest() {
  return {
    id: "/",
    name: "K2",
    short_name: "K2",
    lang: LANGUAGE,
    dir: "ltr",
    ...inEveryLanguage("description", "app-description"),
    categories: ["games"],
    start_url: "/",
    scope: "/",
    display: "standalone",
    // A game that is open stays as it is: src/app/launches.ts hears where to go.
    launch_handler: { client_mode: ["focus-existing", "auto"] },
    background_color: COLOUR,
    theme_color: COLOUR,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    screenshots: [
      { src: "/screenshots/wide.png", sizes: "1280x800", type: "image/png", form_factor: "wide" },
      { src: "/screenshots/narrow.png", sizes: "390x844", type: "image/png", form_factor: "narrow" },
    ],
    shortcuts: [
      shortcut("/#continue", "shortcut-continue", "home-continue"),
      shortcut("/#daily", "shortcut-daily", "daily-title", "home-daily-about"),
    ],
    // What another app sends; src/app/shared.ts looks for a link in it.
    share_target: {
      action: "/",
      method: "GET",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "shared-title", text: "shared-text", url: "shared-url" },
    },
  };
}

import { keyOf } from "../../ui/single-keys";

/** The big button of a lesson's card: go on, play a real game, or show what is to be touched. */
export type MainButton = "go-on" | "real" | "show";

/**
 * What a lesson does with a key before its table hears it: "press" its big button, or take it as "astray" where nothing is to be
 * chosen. Null leaves the key to the table: while something is to be done there, or the key is for something else.
 */
export function lessonKey(key: string, main: MainButton): "press" | "astray" | null {
  if (main === "show") return null;
  if (key === keyOf("on") || key === keyOf("main")) return "press";
  return /^[1-9]$/.test(key) ? "astray" : null;
}

/** What is chosen on a table with one touch. */
export const CHOOSABLE = ".tray .card, .tray .token, .tray [data-climber], .kk-cardbutton";

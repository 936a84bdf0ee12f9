import greetings from "virtual:greetings";

import { loadSettings } from "../library/settings";
import { shortText } from "../share/short-text";
import { browserLanguage } from "../ui/languages";

/** What is read first of a challenge: who asks, and with which words. */
export interface Greeting {
  readonly title: string;
  readonly message: string;
}

/**
 * What the address of a challenge says, with these sentences; null if it is none. It is a small part of what the page shows a moment
 * later: on a slow line this alone is there at once. How the address is written is told in k2core/sharing/links.py.
 */
export function greetingOf(address: string, sentences: Readonly<Record<string, string>>): Greeting | null {
  const [, kind, ...parts] = address.replace(/^#/, "").split("/");
  if (kind !== "challenge") return null;
  const part = (name: string): string | undefined => parts.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  const text = (name: string): string => (shortText(part(name)?.match(/^[\w-]*/)?.[0] ?? "") ?? "").replace(/\p{C}/gu, "");
  const sender = text("from");
  const kindOf = part("to") === undefined && part("against") === undefined ? "challenge" : "answer";
  const sentence = sentences[`${kindOf}-${sender ? "from" : "title"}`] ?? "";
  return { title: sentence.replace(/\{ ?\$name ?\}/, () => sender), message: text("says") };
}

/** Shows it before the mountain until the page is drawn; the answer is called then. */
export function greet(): () => void {
  const sentences = greetings[loadSettings().language ?? browserLanguage()] ?? {};
  const greeting = greetingOf(location.hash, sentences);
  if (greeting === null) return () => {};
  const sheet = element("div", "scenic-sheet", element("h1", "", greeting.title));
  if (greeting.message) sheet.append(element("blockquote", "message-of", greeting.message));
  sheet.append(element("p", "quiet", sentences["home-loading"] ?? ""));
  const all = element("main", "scenic greeting", element("div", "scenic-view", ""), sheet);
  document.body.append(all);
  return () => all.remove();
}

function element(name: string, look: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = look;
  made.append(...content);
  return made;
}

import { capital } from "./sentences";

/** How many sentences stay in the page: they are read when they come, and nobody looks for them later. */
const KEPT = 12;

let region: HTMLElement | null = null;
/** What was said while a dialog kept everything behind it silent. */
let waiting: string[] = [];

/**
 * Says a sentence to whoever listens instead of looking. There is one place for it in the whole page, and every sentence is a paragraph of
 * its own there: each is read once, in order, also when it is the same as the one before. What a dialog covers is told when it closes.
 */
export function announce(text: string): void {
  const sentence = capital(text.trim());
  if (sentence === "") return;
  if (document.querySelector("dialog:modal") !== null) {
    if (waiting.length === 0) document.addEventListener("close", catchUp, { capture: true, once: true });
    waiting.push(sentence);
    return;
  }
  say(sentence);
}

/** Takes away what was said, because somebody else is coming to the screen. */
export function hush(): void {
  waiting = [];
  region?.replaceChildren();
}

function catchUp(): void {
  const missed = waiting;
  waiting = [];
  queueMicrotask(() => missed.forEach(announce));
}

function say(sentence: string): void {
  const place = (region ??= created());
  const line = document.createElement("p");
  line.textContent = sentence;
  place.append(line);
  while (place.childElementCount > KEPT) place.firstElementChild?.remove();
}

/** To be called when the page comes up: a reader listens only to places that were there before something was said in them. */
export function prepareAnnouncer(): void {
  region ??= created();
}

function created(): HTMLElement {
  const place = document.createElement("div");
  place.className = "visually-hidden announcer";
  place.setAttribute("role", "log");
  place.setAttribute("aria-live", "polite");
  place.setAttribute("aria-relevant", "additions");
  document.body.append(place);
  return place;
}

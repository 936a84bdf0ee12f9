import { SITE } from "../site";

/** What is measured: the page is drawn, the engine answers, a game can be played. */
export type Moment = "shell" | "engine" | "playable";

/** Sets a User Timing mark, once: the first time is the one that counts. */
export function mark(moment: Moment): void {
  const name = `${SITE}:${moment}`;
  if (performance.getEntriesByName(name, "mark").length === 0) performance.mark(name);
}

/** Sets the mark once what was drawn before this call is on the screen and takes input. */
export function markWhenPainted(moment: Moment): void {
  requestAnimationFrame(() => setTimeout(() => mark(moment)));
}

/** A game is on the screen, and what is legal can be clicked. */
export function markPlayable(): void {
  markWhenPainted("playable");
}

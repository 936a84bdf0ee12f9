/** User Timing marks, each set once: the first time is the one that counts. */
export type Mark = "k2:shell" | "k2:engine" | "k2:playable";

export function mark(name: Mark): void {
  if (performance.getEntriesByName(name, "mark").length === 0) performance.mark(name);
}

/** Sets the mark once what was drawn before this call is on the screen and takes input. */
export function markWhenPainted(name: Mark): void {
  requestAnimationFrame(() => setTimeout(() => mark(name)));
}

/** A game is on the screen, and what is legal can be clicked. */
export function markPlayable(): void {
  markWhenPainted("k2:playable");
}

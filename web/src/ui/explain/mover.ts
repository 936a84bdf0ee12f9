/** The keys that lead the focus from one thing to the next. */
const LEADING: ReadonlySet<string> = new Set(["Tab", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]);

/** Knows whether it is the person who moves the focus, by a key that leads it, or the program: after a choice, or when a dialog closes. */
export class Mover {
  #held = "";

  down(key: string): void {
    this.#held = LEADING.has(key) ? key : "";
  }

  up(key: string): void {
    if (key === this.#held) this.#held = "";
  }

  /** A finger, a mouse or another window has come between. */
  leave(): void {
    this.#held = "";
  }

  get isPerson(): boolean {
    return this.#held !== "";
  }
}

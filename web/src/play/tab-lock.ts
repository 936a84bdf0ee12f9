import { SITE } from "../site";

/**
 * The right to play a game in this tab. Opening the game in another tab takes the lock over there; this tab hears of it and from then on
 * only shows.
 */
export class TabLock {
  /** Resolves when the game is this tab's. */
  readonly taken: Promise<void>;
  #release: () => void = () => {};

  constructor(id: string, onLost: () => void) {
    if (!("locks" in navigator)) {
      this.taken = Promise.resolve();
      return;
    }
    const until = new Promise<void>((resolve) => (this.#release = resolve));
    this.taken = new Promise((resolve) => {
      navigator.locks
        .request(`${SITE}:game/${id}`, { steal: true }, async () => {
          resolve();
          await until;
        })
        .catch(() => {
          resolve();
          onLost();
        });
    });
  }

  release(): void {
    this.#release();
  }
}

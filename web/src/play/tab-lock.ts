import { SITE } from "../site";

/**
 * The right to play a game in this tab. Opening the game in another tab takes the lock over there; this tab hears of it and from then on
 * only shows. Where there are no locks, or none may be taken, every tab may play: a save that another tab has overtaken is noticed then.
 */
export class TabLock {
  /** Resolves when the game is this tab's. */
  readonly taken: Promise<void>;
  #release: () => void = () => {};

  constructor(id: string, onLost: () => void) {
    const until = new Promise<void>((resolve) => (this.#release = resolve));
    this.taken = new Promise((resolve) => {
      const hold = async (): Promise<void> => {
        resolve();
        await until;
      };
      const stolen = (reason: unknown): void => {
        resolve();
        if (reason instanceof DOMException && reason.name === "AbortError") onLost();
      };
      try {
        navigator.locks.request(`${SITE}:game/${id}`, { steal: true }, hold).catch(stolen);
      } catch {
        resolve();
      }
    });
  }

  release(): void {
    this.#release();
  }
}

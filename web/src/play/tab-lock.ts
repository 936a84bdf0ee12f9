
/**
 * The right to play a game in this tab. Opening it in another tab takes it over: the browser's locks tell this one,
 * which from then on only shows.
 */
export class Hold {
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
        .request(`k2:game/${id}`, { steal: true }, async () => {
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

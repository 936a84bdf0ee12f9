/** Keeps the screen awake while a game is on, where the browser can. */
export class WakeLock {
  #wanted = false;
  #lock: WakeLockSentinel | null = null;

  constructor() {
    // The browser lets go whenever the page is hidden.
    document.addEventListener("visibilitychange", () => {
      if (this.#wanted && document.visibilityState === "visible") void this.hold();
    });
  }

  async hold(): Promise<void> {
    this.#wanted = true;
    try {
      this.#lock = (await navigator.wakeLock?.request("screen")) ?? null;
    } catch {
      this.#lock = null; // low battery, or the browser says no: the game goes on
    }
  }

  async release(): Promise<void> {
    this.#wanted = false;
    await this.#lock?.release();
    this.#lock = null;
  }
}

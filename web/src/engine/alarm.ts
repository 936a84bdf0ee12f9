const TICK = 250;

/**
 * Rings when something has not happened in time. It counts ticks instead of looking at a clock: while the page is busy, hidden or asleep
 * there are none, and what the worker has sent meanwhile is heard before the next one. A tick that comes late counts for less, as the
 * device has too much to do then. So a slow device does not ring it by being slow.
 */
export class Alarm {
  readonly #ring: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #left = 0;
  #last = 0;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** Rings after so many milliseconds, and not at any time that was set before. */
  set(milliseconds: number): void {
    this.#left = milliseconds / TICK;
    if (this.#timer !== undefined) return;
    this.#last = performance.now();
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  off(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    const now = performance.now();
    const late = Math.max(1, (now - this.#last) / TICK);
    this.#last = now;
    if (globalThis.document?.hidden) return;
    this.#left -= 1 / late ** 2;
    if (this.#left > 0.5) return;
    this.off();
    this.#ring();
  }
}

/** A frame that took longer than this was late: fewer than 45 in a second. */
const LATE_MS = 22;
/** Longer than this is a pause, such as a page that was hidden, and tells nothing of the device. */
const PAUSE_MS = 1000;
/** Fewer frames than this tell nothing. */
const ENOUGH = 4;
/** So many slow looks in a row: a short stutter is none. */
const IN_A_ROW = 3;

export type Verdict = "unknown" | "fine" | "slow" | "too-slow";

/** Judges by the times of frames whether a device can keep up: look after look, each from `begin` to `end`. */
export class PaceWatch {
  #last: number | null = null;
  #frames: number[] = [];
  #slow = 0;

  begin(): void {
    this.#last = null;
    this.#frames = [];
  }

  /** A frame is drawn at this time, in milliseconds. */
  frame(now: number): void {
    const took = this.#last === null ? Infinity : now - this.#last;
    this.#last = now;
    if (took <= PAUSE_MS) this.#frames.push(took);
  }

  /** Slow is a look of whose frames most were late. */
  end(): Verdict {
    if (this.#frames.length < ENOUGH) return "unknown";
    const late = this.#frames.filter((took) => took > LATE_MS).length;
    this.#slow = late * 2 > this.#frames.length ? this.#slow + 1 : 0;
    if (this.#slow === 0) return "fine";
    return this.#slow >= IN_A_ROW ? "too-slow" : "slow";
  }
}

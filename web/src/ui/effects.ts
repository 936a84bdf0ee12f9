import { PaceWatch } from "./pace-watch";

/** How much moves on the mountain: as much as the device can draw, always all of it, or always little. */
export const EFFECTS = ["auto", "full", "low"] as const;
export type Effects = (typeof EFFECTS)[number];

export function isEffects(value: unknown): value is Effects {
  return EFFECTS.some((one) => one === value);
}

/** How long is watched at a time, and how long nothing is watched after it. */
const WATCHED_MS = 2000;
const REST_MS = 10_000;

/**
 * Says on the page's root how much may move; the styles follow that. A device that cannot draw all of it gets less, and that holds for the
 * whole visit: what has once been lowered never jumps back while somebody plays.
 */
export class EffectsKeeper {
  #chosen: Effects = "auto";
  #lowered = false;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stillness = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #watch = new PaceWatch();

  set(chosen: Effects): void {
    this.#chosen = chosen;
    this.#show();
    this.#rest(REST_MS / 2);
  }

  /** Whether there is something to watch: nothing moves where motion is not wanted, and nobody sees a hidden page. */
  get #watching(): boolean {
    return this.#chosen === "auto" && !this.#lowered && !this.#stillness.matches;
  }

  #show(): void {
    const low = this.#chosen === "low" || (this.#chosen === "auto" && this.#lowered);
    document.documentElement.dataset["effects"] = low ? "low" : "full";
  }

  #rest(ms: number): void {
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    if (!this.#watching) return;
    this.#timer = setTimeout(() => this.#look(), ms);
  }

  #look(): void {
    if (document.visibilityState !== "visible") {
      this.#rest(REST_MS);
      return;
    }
    this.#watch.begin();
    let until: number | null = null;
    const frame = (now: number): void => {
      until ??= now + WATCHED_MS;
      this.#watch.frame(now);
      if (now < until) this.#frame = requestAnimationFrame(frame);
      else this.#judge();
    };
    this.#frame = requestAnimationFrame(frame);
  }

  #judge(): void {
    const verdict = this.#watch.end();
    if (verdict === "too-slow") {
      this.#lowered = true;
      this.#show();
    } else this.#rest(verdict === "slow" ? 0 : REST_MS);
  }
}

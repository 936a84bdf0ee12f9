import type { ReactiveController, ReactiveControllerHost } from "lit";

/** For so long after the screen has changed, in milliseconds, a tap in the same place was meant for what was there before. */
const MOMENT = 400;

/** Two taps in the same place are at most so far apart, in pixels. */
const SAME_PLACE = 24;

/** How a button says that pressing it again and again is meant: undo, redo. */
const REPEATABLE = "[data-repeatable]";

type Host = ReactiveControllerHost & HTMLElement;

interface Tap {
  readonly x: number;
  readonly y: number;
}

/**
 * Sees to it that the second tap of a double tap, a double click or a key that is held down never does a second thing: it is dropped if
 * it comes to the same place just after the screen has changed. Nothing waits: each event is compared by its time with the last change.
 */
export class SecondTaps implements ReactiveController {
  readonly #host: Host;
  /** What is on the screen, as far as it changes what a tap means. */
  readonly #shown: () => readonly unknown[];
  #last: readonly unknown[] = [];
  #changed = -Infinity;
  #tap: Tap | null = null;
  /** Whether the last key was one that presses a button. */
  #pressed = false;

  constructor(host: Host, shown: () => readonly unknown[]) {
    this.#host = host;
    this.#shown = shown;
  }

  hostConnected(): void {
    this.#host.addEventListener("keydown", this.#onKey, { capture: true });
    this.#host.addEventListener("click", this.#onClick, { capture: true });
  }

  hostDisconnected(): void {
    this.#host.removeEventListener("keydown", this.#onKey, { capture: true });
    this.#host.removeEventListener("click", this.#onClick, { capture: true });
  }

  hostUpdated(): void {
    const shown = this.#shown();
    if (shown.length === this.#last.length && shown.every((one, index) => one === this.#last[index])) return;
    this.#last = shown;
    this.#changed = performance.now();
    // What was changed now is seen with the next frame.
    requestAnimationFrame(() => (this.#changed = performance.now()));
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.target instanceof Element && event.target.matches("input, textarea")) return; // what was typed is meant
    const presses = event.key === "Enter" || event.key === " ";
    if (presses && !isRepeatable(event) && (event.repeat || (this.#pressed && this.#isTooSoon(event)))) {
      drop(event);
      return;
    }
    this.#pressed = presses;
    if (presses) this.#tap = null;
  };

  readonly #onClick = (event: MouseEvent): void => {
    if (event.detail === 0) return; // by keyboard, or by a program: the key has been looked at
    const { clientX: x, clientY: y } = event;
    const again = this.#tap !== null && Math.hypot(x - this.#tap.x, y - this.#tap.y) < SAME_PLACE;
    if (again && !isRepeatable(event) && this.#isTooSoon(event)) {
      drop(event);
      return;
    }
    this.#tap = { x, y };
    this.#pressed = false;
  };

  #isTooSoon({ timeStamp }: Event): boolean {
    return timeStamp < this.#changed + MOMENT;
  }
}

function isRepeatable(event: Event): boolean {
  return event.composedPath().some((node) => node instanceof Element && node.matches(REPEATABLE));
}

function drop(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

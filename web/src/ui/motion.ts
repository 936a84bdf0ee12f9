/**
 * Motion that every game's table shares, by the Web Animations API. Only transform and opacity are animated. A moving thing is never what
 * somebody taps: what is there to tap is drawn where it belongs from the beginning, and a copy moves over it.
 */

/** How nights, others' turns and moments are shown. */
export type Speed = "calm" | "quick" | "off";

const PACE: Readonly<Record<Speed, number>> = { calm: 1, quick: 0.5, off: 0 };

/** A soft start and a soft landing. */
export const GLIDE = "cubic-bezier(0.45, 0.05, 0.3, 1)";
/** A quick start that settles. */
export const SETTLE = "cubic-bezier(0.2, 0.9, 0.3, 1)";

/** Whether anything may move: not if the setting or the system says no. */
export function mayMove(speed: Speed): boolean {
  return speed !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long something of `ms` milliseconds lasts at a speed. */
export function paced(speed: Speed, ms: number): number {
  return Math.round(ms * PACE[speed]);
}

/** Where a thing is on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where an element is on the screen; null if it is not drawn. */
export function boxOf(element: Element | null | undefined): Box | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { left, top, width, height };
}

/** The transform that lays an element of box `from` over the middle of box `to`, in its size. */
export function over(from: Box, to: Box): string {
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const scale = Math.min(to.width / Math.max(1, from.width), to.height / Math.max(1, from.height));
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

export interface Motion {
  readonly duration: number;
  readonly delay?: number;
  readonly easing?: string;
}

/** Moves an element; it is back where it belongs when the motion is over. */
export function move(element: Element, frames: Keyframe[], { duration, delay = 0, easing = GLIDE }: Motion): Animation {
  return element.animate(frames, { duration, delay, easing, fill: "backwards" });
}

/** Lets an element that has changed its place come from where it was. */
export function moveFrom(element: Element, was: Box, motion: Motion): Animation | null {
  const now = boxOf(element);
  return now === null ? null : move(element, [{ transform: over(now, was) }, { transform: "none" }], motion);
}

/** Turns an element round its upright axis, as a card or a token that is turned up. */
export function turnUp(element: Element, motion: Motion): Animation {
  return move(
    element,
    [
      { transform: "perspective(40rem) rotateY(90deg)", opacity: 0.4 },
      { transform: "none", opacity: 1 },
    ],
    motion,
  );
}

/** A leaf that is turned over its upper edge: `old` goes, and what lies under it is seen. */
export function turnLeaf(old: Element, motion: Motion): Animation {
  return move(
    old,
    [
      { transform: "perspective(30rem) rotateX(0)", transformOrigin: "top", opacity: 1 },
      { transform: "perspective(30rem) rotateX(96deg)", transformOrigin: "top", opacity: 0.2 },
    ],
    motion,
  );
}

/**
 * Copies that move above the page. Nothing in it can be tapped or read aloud; each copy goes when its motion is over, all of them go
 * with `clear`.
 */
export class MotionLayer {
  #layer: HTMLElement | null = null;

  /** Lays a copy of something over a box of the screen. */
  lay(copy: Element, box: Box): HTMLElement {
    const sheet = document.createElement("div");
    sheet.className = "motion-copy";
    Object.assign(sheet.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    sheet.append(copy);
    this.#open().append(sheet);
    return sheet;
  }

  /** Lets a copy fly from one box to another and vanish there. */
  fly(copy: Element, from: Box, to: Box, motion: Motion): Animation {
    const sheet = this.lay(copy, from);
    const there = over(from, to);
    const flight = move(
      sheet,
      [
        { transform: "none", opacity: 1 },
        { transform: there, opacity: 1, offset: 0.8 },
        { transform: `${there} scale(0.6)`, opacity: 0 },
      ],
      motion,
    );
    this.removeAfter(sheet, flight);
    return flight;
  }

  /** Takes a copy away as soon as its motion is over, however it ends. */
  removeAfter(sheet: Element, motion: Animation): void {
    const remove = (): void => sheet.remove();
    motion.finished.then(remove, remove);
  }

  clear(): void {
    this.#layer?.remove();
    this.#layer = null;
  }

  #open(): HTMLElement {
    if (this.#layer?.isConnected) return this.#layer;
    const layer = document.createElement("div");
    layer.className = "motion-layer";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
    this.#layer = layer;
    return layer;
  }
}

import type { ReactiveController, ReactiveControllerHost } from "lit";

/** A pointer must move this far, in pixels, before a tap becomes a drag. */
const SLACK = 8;

interface Grip {
  readonly card: string;
  readonly element: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  copy: HTMLElement | null;
}

type Host = ReactiveControllerHost & HTMLElement;

/** Hears of what a dragged card does, so that the table can show where it may go. */
export interface DragListener<T> {
  lifted(card: string): void;
  /** The card is over another target, or over none. */
  over(target: T | null): void;
}

/** Lets a card be dragged onto something, with the mouse or a finger; `T` is what it can land on. A tap stays a tap. */
export class CardDrag<T> implements ReactiveController {
  readonly #host: Host;
  readonly #targetAt: (x: number, y: number) => T | null;
  readonly #drop: (card: string, target: T) => void;
  readonly #listener: DragListener<T> | null;
  #grip: Grip | null = null;
  #over: T | null = null;

  constructor(
    host: Host,
    targetAt: (x: number, y: number) => T | null,
    drop: (card: string, target: T) => void,
    listener: DragListener<T> | null = null,
  ) {
    this.#host = host;
    this.#targetAt = targetAt;
    this.#drop = drop;
    this.#listener = listener;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#release();
  }

  /** To be called when a pointer goes down on a card. */
  readonly grip = (event: PointerEvent, card: string): void => {
    if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
    this.#release();
    const { clientX: x, clientY: y, pointerId: pointer, currentTarget: element } = event;
    this.#grip = { card, element, pointer, x, y, copy: null };
    addEventListener("pointermove", this.#move);
    addEventListener("pointerup", this.#up);
    addEventListener("pointercancel", this.#cancel);
  };

  readonly #move = (event: PointerEvent): void => {
    const grip = this.#grip;
    if (grip === null || event.pointerId !== grip.pointer) return;
    if (grip.copy === null && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < SLACK) return;
    if (grip.copy === null) {
      grip.copy = this.#lift(grip.element);
      this.#listener?.lifted(grip.card);
    }
    grip.copy.style.translate = `${event.clientX}px ${event.clientY}px`;
    this.#tellOver(this.#targetAt(event.clientX, event.clientY));
  };

  readonly #up = (event: PointerEvent): void => {
    const grip = this.#grip;
    if (grip === null || event.pointerId !== grip.pointer) return;
    this.#release();
    if (grip.copy === null) return;
    // The click that follows belongs to the drag, if it comes at all.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    const target = this.#targetAt(event.clientX, event.clientY);
    if (target !== null) this.#drop(grip.card, target);
  };

  readonly #cancel = (): void => this.#release();

  #tellOver(target: T | null): void {
    if (target === this.#over) return;
    this.#over = target;
    this.#listener?.over(target);
  }

  #lift(element: HTMLElement): HTMLElement {
    const copy = element.cloneNode(true) as HTMLElement;
    copy.classList.add("dragged");
    copy.setAttribute("aria-hidden", "true");
    copy.inert = true;
    document.body.append(copy);
    this.#host.toggleAttribute("data-dragging", true);
    return copy;
  }

  #release(): void {
    removeEventListener("pointermove", this.#move);
    removeEventListener("pointerup", this.#up);
    removeEventListener("pointercancel", this.#cancel);
    this.#grip?.copy?.remove();
    this.#grip = null;
    this.#tellOver(null);
    this.#host.toggleAttribute("data-dragging", false);
  }
}

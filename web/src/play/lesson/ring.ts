import type { ReactiveController, ReactiveControllerHost } from "lit";

export interface Lighting {
  /** The game's table; null as long as there is none. */
  table(): Element | null;
  /** What is to be touched now; null if nothing is. */
  target(table: Element): Element | null;
  /** Hears what is lit by its name for screen readers; empty if nothing is. */
  named(name: string): void;
}

/** How long the ring follows what may still be moving, in milliseconds. */
const FOLLOWED = 900;

/** How far the ring stands off what it surrounds, in pixels. */
const ROOM = 5;

/** What of the table tells that something else may be to be touched. */
const WATCHED = ["class", "aria-pressed", "aria-expanded", "data-phase", "data-position", "disabled", "inert", "open", "viewBox", "transform"];

/** A ring of light round what is to be touched next, wherever on the table that is. It takes no taps. */
export class Ring implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #lighting: Lighting;
  readonly #observer = new MutationObserver(() => this.follow());
  readonly #follow = (): void => this.follow();
  #observed: Element | null = null;
  #target: Element | null = null;
  #until = 0;
  #frame = 0;

  constructor(host: ReactiveControllerHost & HTMLElement, lighting: Lighting) {
    this.#host = host;
    this.#lighting = lighting;
    host.addController(this);
  }

  hostConnected(): void {
    for (const event of ["resize", "wheel", "pointermove", "pointerup", "keyup", "scroll"]) {
      addEventListener(event, this.#follow, { passive: true, capture: true });
    }
  }

  hostDisconnected(): void {
    for (const event of ["resize", "wheel", "pointermove", "pointerup", "keyup", "scroll"]) {
      removeEventListener(event, this.#follow, { capture: true });
    }
    this.#observer.disconnect();
    this.#observed = null;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Something may have changed: the ring goes where it belongs and stays with it for a moment. */
  follow(): void {
    this.#until = performance.now() + FOLLOWED;
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  /** Something else was tried: the ring shows itself once more. */
  pulse(): void {
    const ring = this.#element;
    ring?.getAnimations().forEach((animation) => {
      animation.cancel();
      animation.play();
    });
    this.follow();
  }

  /** Leads the focus to what is lit. */
  focusTarget(): void {
    const target = this.#target;
    target?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (target instanceof HTMLElement || target instanceof SVGElement) target.focus();
    this.pulse();
  }

  get #element(): HTMLElement | null {
    return this.#host.querySelector<HTMLElement>(".lesson-ring");
  }

  #draw(): void {
    const table = this.#lighting.table();
    this.#observe(table);
    const target = table === null ? null : this.#lighting.target(table);
    if (target !== this.#target) {
      this.#target = target;
      this.#lighting.named(target === null ? "" : nameOf(target));
    }
    this.#place(target);
    this.#frame = performance.now() < this.#until ? requestAnimationFrame(() => this.#draw()) : 0;
  }

  #place(target: Element | null): void {
    const ring = this.#element;
    if (ring === null) return;
    const box = target?.getBoundingClientRect();
    const seen = box !== undefined && box.width > 0;
    ring.classList.toggle("lit", seen);
    if (!seen) return;
    ring.style.translate = `${(box.left - ROOM).toFixed(1)}px ${(box.top - ROOM).toFixed(1)}px`;
    ring.style.width = `${(box.width + 2 * ROOM).toFixed(1)}px`;
    ring.style.height = `${(box.height + 2 * ROOM).toFixed(1)}px`;
  }

  /** Listens to the table and to what it draws in roots of its own. */
  #observe(table: Element | null): void {
    if (table === this.#observed) return;
    this.#observer.disconnect();
    this.#observed = table;
    if (table === null) return;
    const options = { subtree: true, childList: true, attributes: true, attributeFilter: WATCHED };
    this.#observer.observe(table, options);
    for (const { shadowRoot } of table.querySelectorAll("*")) if (shadowRoot !== null) this.#observer.observe(shadowRoot, options);
  }
}

function nameOf(target: Element): string {
  return target.getAttribute("aria-label") ?? target.textContent.trim().replace(/\s+/g, " ");
}

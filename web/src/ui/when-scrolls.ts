import { noChange, type ElementPart } from "lit";
import { AsyncDirective } from "lit/async-directive.js";
import { directive, PartType, type PartInfo } from "lit/directive.js";

/** Lets the keyboard come to a place as long as there is more in it than it shows, so that it can be scrolled without a mouse. */
class WhenScrolls extends AsyncDirective {
  #place: HTMLElement | null = null;
  readonly #sizes = new ResizeObserver(() => this.#look());

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("whenScrolls goes on an element");
  }

  override render(): unknown {
    return noChange;
  }

  override update({ element }: ElementPart): unknown {
    if (this.#place === null && element instanceof HTMLElement) {
      this.#place = element;
      this.#sizes.observe(element);
    }
    // Its content is put into it only after this.
    queueMicrotask(() => {
      for (const child of this.#place?.children ?? []) this.#sizes.observe(child);
      this.#look();
    });
    return noChange;
  }

  protected override disconnected(): void {
    this.#sizes.disconnect();
  }

  protected override reconnected(): void {
    if (this.#place !== null) this.#sizes.observe(this.#place);
  }

  #look(): void {
    const place = this.#place;
    if (place === null) return;
    const scrolls = place.scrollHeight > place.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(place).overflowY);
    if (scrolls) place.tabIndex = 0;
    else if (document.activeElement !== place) place.removeAttribute("tabindex");
  }
}

/** For an element whose content may be longer than itself. */
export const whenScrolls = directive(WhenScrolls);

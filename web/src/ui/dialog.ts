import { html, noChange, type ElementPart, type TemplateResult } from "lit";
import { AsyncDirective } from "lit/async-directive.js";
import { directive, PartType, type PartInfo } from "lit/directive.js";

import { closeByWayBack } from "./back";
import { keepFocus } from "./focus";

/** What a dialog is made of. */
export interface DialogParts {
  readonly label: string;
  readonly content: TemplateResult;
  /** Called when the dialog is left by Escape, by a tap beside it or by the browser's way back; whoever shows it then stops showing it. */
  readonly close: () => void;
  /** A class of its own, for its looks. */
  readonly kind: "menu" | "question";
}

/**
 * A dialog over everything: nothing behind it can be reached while it is there. It scrolls when it is taller than the screen. Escape,
 * a tap beside it and the browser's way back close it. The focus goes to what has `autofocus`, else to its first button, and afterwards back to where it was.
 */
export function dialog({ label, content, close, kind }: DialogParts): TemplateResult {
  return html`<dialog
    class="dialog ${kind}"
    role=${kind === "question" ? "alertdialog" : "dialog"}
    aria-label=${label}
    ${modal(close)}
    @close=${close}
    @click=${(event: MouseEvent) => {
      if (isBeside(event)) close();
    }}
  >
    ${content}
  </dialog>`;
}

/** Whether a click came to the dialog from outside its box, from what is called its backdrop. */
function isBeside({ currentTarget, target, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget || !(target instanceof HTMLElement)) return false;
  const { left, top, right, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Shows the dialog as soon as it is in the page, and gives the focus back when it is not any more. */
class Modal extends AsyncDirective {
  #opener: HTMLElement | SVGElement | null = null;
  #close = (): void => {};
  #gone: (() => void) | null = null;

  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("modal() goes on a dialog");
  }

  override render(_close: () => void): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [close]: [() => void]): unknown {
    this.#close = close;
    if (element instanceof HTMLDialogElement && !element.open) {
      this.#opener = focused();
      // It is put into the page only after this.
      queueMicrotask(() => {
        if (!element.isConnected || element.open) return;
        element.showModal();
        this.#gone = closeByWayBack(() => this.#close());
        // Escape closes it at once, while a busy browser tells of that only later.
        element.addEventListener("cancel", () => this.#gone?.(), { once: true });
      });
    }
    return noChange;
  }

  protected override disconnected(): void {
    const opener = this.#opener;
    this.#opener = null;
    this.#gone?.();
    this.#gone = null;
    // What follows the dialog may have taken the focus already.
    queueMicrotask(() => {
      if (opener?.isConnected && (document.activeElement ?? document.body) === document.body) opener.focus();
      keepFocus(document, ".prompt[tabindex]", ".tray", "h1");
    });
  }
}

const modal = directive(Modal);

/** The element that has the focus, also inside another's shadow. */
function focused(): HTMLElement | SVGElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement || element instanceof SVGElement ? element : null;
}

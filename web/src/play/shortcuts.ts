import { html, type TemplateResult } from "lit";

import { dialog } from "../ui/dialog";
import { words } from "../ui/words";

/** A key, and what it does. */
export interface Shortcut {
  /** As it is printed on the key; several keys of a row have a name of their own in `shown`. */
  readonly keys: readonly string[];
  readonly shown: string;
  readonly about: string;
  readonly act: (key: string) => void;
}

/** The key that was pressed, if it is meant as a shortcut: alone, not held down, and not while somebody writes or a dialog is open. */
export function pressedKey({ key, code, repeat, ctrlKey, altKey, metaKey, target }: KeyboardEvent): string | null {
  if (repeat || ctrlKey || altKey || metaKey || document.querySelector("dialog[open]") !== null) return null;
  if (target instanceof Element && target.matches("input, textarea, select, [contenteditable]")) return null;
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  // On keyboards of other scripts the place of the key counts.
  return letter !== undefined && !/^[a-z]$/i.test(key) ? letter : key.toLowerCase();
}

/** All shortcuts in a dialog, with the way to switch them off. */
export function shortcutList(all: readonly Shortcut[], on: boolean, close: () => void): TemplateResult {
  const content = html`<h2>${words("keys-title")}</h2>
    <p>${words(on ? "keys-are-on" : "keys-are-off")} <a href="#settings">${words("home-settings")}</a></p>
    <dl class="keys">
      ${all.map(({ shown, about }) => html`<div><dt><kbd>${shown}</kbd></dt><dd>${about}</dd></div>`)}
    </dl>
    <button type="button" class="primary" data-action="close" autofocus @click=${close}>${words("close")}</button>`;
  return dialog({ kind: "menu", label: words("keys-title"), close, content });
}

/** Presses one of the buttons that a selector finds, if it can be pressed. It gets the focus, so that it is told which one it was. */
export function pressButton(root: ParentNode, selector: string, place = 0): void {
  const button = [...root.querySelectorAll<HTMLElement>(selector)][place];
  if (button === undefined || button.closest("[inert]") !== null) return;
  button.focus({ preventScroll: true });
  button.click();
}

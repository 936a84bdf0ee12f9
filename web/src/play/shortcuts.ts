import type { TemplateResult } from "lit";

import { dialog } from "../ui/dialog";
import { type KeyGroup, keysAreOn, plainKey } from "../ui/single-keys";
import { words } from "../ui/words";
import { keyDialog } from "./key-list";

/** What the named keys do. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** What a game has beside what every game has. */
export interface GameKeys {
  readonly group: KeyGroup;
  readonly acts: Shortcuts;
  /** What is at a place, counted from 0, is chosen by a digit. */
  readonly choose: (place: number) => void;
}

/** The key that was pressed, if it is meant as a shortcut: alone, not held down, and not while somebody writes or a dialog is open. */
export function pressedKey(event: KeyboardEvent): string | null {
  const { repeat, target } = event;
  if (!keysAreOn() || repeat || document.querySelector("dialog[open]") !== null) return null;
  if (target instanceof Element && target.matches("input, textarea, select, [contenteditable]")) return null;
  return plainKey(event);
}

/** All shortcuts in a dialog, with the way to change them and to switch them off. */
export function shortcutList(groups: readonly KeyGroup[], close: () => void): TemplateResult {
  return dialog({ kind: "menu", label: words("keys-title"), close, content: keyDialog(groups, close) });
}

/** Presses one of the buttons that a selector finds, if it can be pressed. It gets the focus, so that it is told which one it was. */
export function pressButton(root: ParentNode, selector: string, place = 0): void {
  const button = [...root.querySelectorAll<HTMLElement>(selector)][place];
  if (button === undefined || button.closest("[inert]") !== null) return;
  button.focus({ preventScroll: true });
  button.click();
}

/** Whether nothing on the page has the focus. */
export function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

/** Whether the focus is inside an element now. */
export function hadFocus(element: Element): boolean {
  return !isLost() && element.contains(document.activeElement);
}

/** Gives the focus to the first place that a selector finds, if what had it is gone: the next key does nothing that was not meant. */
export function keepFocus(root: ParentNode, places: string): void {
  if (isLost() || !(document.activeElement?.isConnected ?? false)) lead(root, places);
}

/** Leads to the first place that a selector finds; whether there was one. */
export function lead(root: ParentNode, places: string): boolean {
  const place = [...root.querySelectorAll<HTMLElement>(places)].find((one) => one.closest("[inert]") === null);
  if (place === undefined) return false;
  if (!place.hasAttribute("tabindex") && !place.matches("a[href], button, input, select, summary")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return true;
}

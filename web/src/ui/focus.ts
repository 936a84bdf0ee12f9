/** Whether nothing on the page has the focus, or is about to lose it: what was just disabled, made inert or hidden keeps it for a moment. */
function isLost(): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return activeElement.matches(":disabled") || activeElement.closest("[inert]") !== null || isHidden(activeElement);
}

/** Browsers that are not new cannot tell. */
function isHidden(element: Element): boolean {
  return "checkVisibility" in element && !element.checkVisibility({ visibilityProperty: true });
}

/** Whether the focus is inside an element now; a dialog gives it back by itself. */
export function hadFocus(element: Element): boolean {
  return !isLost() && element.contains(document.activeElement) && document.activeElement?.closest("dialog") == null;
}

/** What has the focus, also inside a drawing of its own. */
export function focused(): HTMLElement | SVGElement | null {
  let inner = document.activeElement;
  while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
  return inner === document.body || !(inner instanceof HTMLElement || inner instanceof SVGElement) ? null : inner;
}

/** Gives the focus to the first of some places that takes it, if what had it is gone: the next key does nothing that was not meant. */
export function keepFocus(root: ParentNode, ...places: readonly string[]): void {
  if (isLost()) lead(root, ...places);
}

/** Leads to the first of some places that takes the focus; whether there was one. */
export function lead(root: ParentNode, ...places: readonly string[]): boolean {
  return places.some((selector) => [...root.querySelectorAll<HTMLElement>(selector)].some(takesFocus));
}

function takesFocus(place: HTMLElement): boolean {
  if (place.closest("[inert]") !== null || isHidden(place)) return false; // what was just hidden seems to have the focus still
  if (!place.hasAttribute("tabindex") && !place.matches("a[href], button, input, select, summary")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return document.activeElement === place;
}

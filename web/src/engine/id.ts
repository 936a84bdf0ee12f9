/** A name that nothing else has. Pages that were not fetched over a secure connection have no `randomUUID`, and some old browsers neither. */
export function freshId(): string {
  return typeof crypto.randomUUID === "function" ? crypto.randomUUID() : randomId();
}

/** The same without the browser's own. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** A fresh seed from the browser's own dice; the engine's Python has none of its own to give. */
export function freshSeed(length = 8): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

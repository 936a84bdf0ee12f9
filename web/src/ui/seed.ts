/** What a seed may look like. */
export const SEED = /^[a-z0-9-]{1,32}$/;

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** A fresh seed from the browser's own randomness; the engine's Python starts with the same memory for everybody and has none. */
export function freshSeed(length = 8): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

import { LIMITS } from "../engine/limits";

const { seed: longest, seed_letters: letters } = LIMITS;

/** How many characters a seed has at most. */
export const SEED_LENGTH = longest;

/** Whether a text can be a seed. */
export function isSeed(text: string): boolean {
  return text.length >= 1 && text.length <= longest && Array.from(text).every((letter) => letters.includes(letter));
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** A fresh seed from the browser's own randomness; the engine's Python starts with the same memory for everybody and has none. */
export function freshSeed(length = 8): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}

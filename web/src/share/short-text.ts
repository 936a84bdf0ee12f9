/**
 * Shows a name or a message of a link before the engine is there; null if this is no such text. How it is written is told in
 * k2core/sharing/short_text.py. This reader checks nothing: the engine reads the same text and has the last word.
 */
export function shortText(text: string): string | null {
  if (!/^1[\w-]+$/.test(text)) return null;
  try {
    const letters = atob(text.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const [, , block = 0, ...bytes] = Array.from(letters, (letter) => letter.charCodeAt(0));
    const numbers: number[] = [];
    for (let at = 0; at < bytes.length; at++) {
      const [byte = 0, second = 0, third = 0] = bytes.slice(at, at + 3);
      if (byte >= 32) numbers.push(byte < 128 ? byte : block * 128 + byte - 128);
      else {
        numbers.push((byte << 16) | (second << 8) | third);
        at += 2;
      }
    }
    return String.fromCodePoint(...numbers);
  } catch {
    return null;
  }
}

/**
 * What a file holds of a game that is not over: readable by this page to go on, and not by eye. It is no lock, because whoever has the
 * page has the key; docs/decisions/8-secrets-of-a-table.md says what it is for. A text is a version and then, in the letters of
 * addresses, a number drawn for it, a checksum, and the content with every byte changed by what follows from that number.
 */

const VERSION = "1";
const KEY = 0x9e3779b9;
const HEAD = 8;

export function seal(content: object): string {
  const plain = new TextEncoder().encode(JSON.stringify(content));
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  const bytes = new Uint8Array(HEAD + plain.length);
  const head = new DataView(bytes.buffer);
  head.setUint32(0, number);
  head.setUint32(4, checksum(plain));
  bytes.set(changed(plain, number), HEAD);
  return VERSION + toText(bytes);
}

/** What was sealed; throws if this is none, is damaged, or was made by a later version of the page. */
export function unseal(text: string): unknown {
  if (!text.startsWith(VERSION)) throw new SyntaxError("another version of a sealed game");
  const bytes = fromText(text.slice(VERSION.length));
  if (bytes.length < HEAD) throw new SyntaxError("a sealed game is cut off");
  const head = new DataView(bytes.buffer);
  const plain = changed(bytes.subarray(HEAD), head.getUint32(0));
  if (checksum(plain) !== head.getUint32(4)) throw new SyntaxError("a sealed game is damaged");
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain));
}

/** The same bytes, each changed by the next of a row that the number begins; doing it twice undoes it. */
function changed(bytes: Uint8Array, number: number): Uint8Array {
  let state = (number ^ KEY) >>> 0 || KEY;
  return bytes.map((byte) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return byte ^ (state >>> 24);
  });
}

/** FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

function toText(bytes: Uint8Array): string {
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

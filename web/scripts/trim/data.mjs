// What nobody reads in the data of Pyodide's WebAssembly: it becomes zeros, which cost nothing once compressed.

/** The data as the memory that they fill. */
export class Memory {
  constructor(parts) {
    this.parts = parts;
    const end = Math.max(...parts.map(({ start, bytes }) => start + bytes.length));
    this.bytes = new Uint8Array(end + 8);
    for (const { start, bytes } of parts) this.bytes.set(bytes, start);
    this.view = new DataView(this.bytes.buffer);
  }

  get size() {
    return this.bytes.length;
  }

  u32(at) {
    return at + 4 <= this.size ? this.view.getUint32(at, true) : 0;
  }

  writeU32(at, value) {
    this.view.setUint32(at, value, true);
  }

  /** The text that begins here, as C writes it. */
  text(at) {
    return at < this.size ? Buffer.from(this.bytes.subarray(at, this.endOfText(at))).toString("latin1") : "";
  }

  endOfText(at) {
    const end = this.bytes.indexOf(0, at);
    return end < 0 ? this.size : end;
  }

  /** The first place of a number that is the right one. */
  findPlace(isRight) {
    for (let at = 0; at < this.size; at += 4) if (isRight(at)) return at;
    throw new Error("Pyodide's data do not have what was looked for");
  }

  indexOf(text, from = 0) {
    return Buffer.from(this.bytes.buffer).indexOf(text, from, "latin1");
  }

  clear(from, to) {
    this.bytes.fill(0, from, to);
  }

  /** Puts everything back where it came from. */
  save() {
    for (const { start, bytes } of this.parts) bytes.set(this.bytes.subarray(start, start + bytes.length));
  }

  /** Where the part ends that this address is in. */
  endOfPart(at) {
    const part = this.parts.find(({ start, bytes }) => start <= at && at < start + bytes.length);
    return part.start + part.bytes.length;
  }
}

/** A mark at every address that code or data may name. What only looks like an address is marked as well. */
function marksOfAddresses(memory, code) {
  const marks = new Uint8Array(memory.size);
  const mark = (address) => {
    if (address < marks.length) marks[address] = 1;
  };
  for (let at = 0; at < memory.size - 4; at += 4) mark(memory.u32(at));
  for (let at = 0; at < code.length - 4; at++) {
    let address = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = code[at + shift / 7];
      address |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    mark(address);
  }
  return marks;
}

/**
 * Docstrings of functions in C: what comes after the line that tells their arguments. A short text may be the end of a longer one, so each
 * goes only as far as nothing points into it.
 */
function clearDocstrings(memory, code) {
  const marks = marksOfAddresses(memory, code);
  const signatureEnds = "\n--\n\n";
  for (let at = memory.indexOf(signatureEnds); at >= 0; at = memory.indexOf(signatureEnds, at + 1)) {
    const from = at + signatureEnds.length;
    const to = memory.endOfText(from);
    const pointedAt = marks.indexOf(1, from);
    memory.clear(from, pointedAt < 0 ? to : Math.min(pointedAt, to));
  }
}

/** Enough in a row, no two alike, to be the list of all characters with a name and no other list. */
const NAMED_CHARACTERS = 30_000;

/** Where the longest list stands in which every character appears once at most. */
function listOfCharacters(memory) {
  let [from, to] = [0, 0];
  let start = 0;
  const seen = new Map();
  for (let at = 0; at < memory.size; at += 4) {
    const character = memory.u32(at);
    if (character > 0x10ffff) {
      start = at + 4;
      continue;
    }
    const before = seen.get(character) ?? -1;
    if (before >= start) start = before + 4;
    seen.set(character, at);
    if (at + 4 - start > to - from) [from, to] = [start, at + 4];
  }
  return to - from > 4 * NAMED_CHARACTERS ? [from, to] : [0, 0];
}

/** The names of all characters, like LATIN SMALL LETTER A, which only people ask for. */
function clearCharacterNames(memory) {
  memory.clear(...listOfCharacters(memory));
  const inNames = memory.indexOf("ARABIC-INDIC DIGIT ");
  if (inNames >= 0) memory.clear(inNames, memory.endOfPart(inNames));
}

/**
 * @param code all functions, as the file has them
 * @param tables from where to where the tables of the encodings stand that are left out
 */
export function clearUnread(memory, code, tables) {
  clearDocstrings(memory, code);
  clearCharacterNames(memory);
  for (const [from, to] of tables) memory.clear(from, to);
}

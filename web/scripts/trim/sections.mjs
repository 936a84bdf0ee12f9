// Reads and writes the parts of a WebAssembly file that trimming has to know by number. The format: https://webassembly.github.io/spec/core/binary/
import { joined } from "../difference.mjs";

const EXPORT = 7;
const ELEMENT = 9;
const CODE = 10;
const DATA = 11;
const FUNCTION = 0;
/** How every file begins. */
const MAGIC = Uint8Array.from([0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** A number in LEB128. */
  number(signed = false) {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return signed && shift < 25 && byte & 64 ? value - (1 << (shift + 7)) : value >>> 0;
    }
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  name() {
    return new TextDecoder().decode(this.take(this.number()));
  }

  many(read) {
    return Array.from({ length: this.number() }, read);
  }
}

function number(value) {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest & 127) | 128);
  }
}

/** The sections of a file, each with its kind and its bytes. */
function sectionsOf(file) {
  const reader = new Reader(file, 8);
  const sections = [];
  while (reader.at < file.length) sections.push({ kind: reader.byte(), bytes: reader.take(reader.number()) });
  return sections;
}

/** Names of functions by their number. Every function that more than one source file uses has one. */
function namesOfFunctions(bytes) {
  const reader = new Reader(bytes);
  const names = new Map();
  reader.many(() => {
    const name = reader.name();
    if (reader.byte() === FUNCTION) names.set(name, reader.number());
    else reader.number();
  });
  return names;
}

/** The one list of functions that are called by pointer, with what stands before it. */
function readTable(bytes) {
  const reader = new Reader(bytes);
  const [count, kind] = [reader.number(), reader.number()];
  reader.byte(); // i32.const
  const first = reader.number(true);
  reader.byte(); // end
  if (count !== 1 || kind !== 0) throw new Error("WebAssembly: not one plain list of functions");
  const head = bytes.slice(0, reader.at);
  return { head, first, functions: reader.many(() => reader.number()) };
}

/** @returns where each part of the data goes, and a view of its bytes: writing there changes the file. */
function readData(bytes) {
  const reader = new Reader(bytes);
  return reader.many(() => {
    if (reader.number() !== 0 || reader.byte() !== 0x41) throw new Error("WebAssembly: data without a fixed place");
    const start = reader.number(true);
    reader.byte(); // end
    return { start, bytes: reader.take(reader.number()) };
  });
}

/** @param {Uint8Array} file */
export function readWasm(file) {
  const sections = sectionsOf(new Uint8Array(file));
  const of = (kind) => sections.find((section) => section.kind === kind);
  return {
    sections,
    names: namesOfFunctions(of(EXPORT).bytes),
    table: readTable(of(ELEMENT).bytes),
    code: of(CODE).bytes,
    data: readData(of(DATA).bytes),
  };
}

/** The file again, with the table and the data as they are now. */
export function writeWasm({ sections, table }) {
  const list = Uint8Array.from([...table.head, ...[table.functions.length, ...table.functions].flatMap(number)]);
  const parts = sections.flatMap(({ kind, bytes }) => {
    const content = kind === ELEMENT ? list : bytes;
    return [Uint8Array.from([kind, ...number(content.length)]), content];
  });
  return joined([MAGIC, ...parts]);
}

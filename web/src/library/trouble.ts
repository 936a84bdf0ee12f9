/**
 * What is wrong with storing: an older page in another tab keeps the database from being opened; a newer page has made it; it cannot be
 * read; nothing can be saved. The first one that holds is the one to be told.
 */
const KINDS = ["blocked", "newer", "unreadable", "refused"] as const;

export type Trouble = (typeof KINDS)[number];

/** Keeps what is wrong, for as long as it is. */
export class Troubles {
  readonly #holding = new Set<Trouble>();
  readonly #onChange: (trouble: Trouble | null) => void;

  constructor(onChange: (trouble: Trouble | null) => void) {
    this.#onChange = onChange;
  }

  /** What is to be told. */
  get worst(): Trouble | null {
    return KINDS.find((kind) => this.#holding.has(kind)) ?? null;
  }

  set(kind: Trouble, holds: boolean): void {
    const before = this.worst;
    if (holds) this.#holding.add(kind);
    else this.#holding.delete(kind);
    if (this.worst !== before) this.#onChange(this.worst);
  }
}

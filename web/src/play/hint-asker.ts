import type { ReactiveControllerHost } from "lit";

import { isStale } from "../engine/requests";
import type { Reason } from "../engine/types";

/** What a choice would do, as far as all games have it; each game's own says more. */
export interface AnySketch {
  /** What is played when the choice is accepted. */
  readonly actions: readonly string[];
}

/** A choice for a person to accept, and why it is good. */
export interface Proposal<S> {
  readonly reasons: readonly Reason[];
  readonly sketch: S;
}

export type HintState<S> =
  | { readonly kind: "none" }
  | { readonly kind: "thinking" }
  | { readonly kind: "shown"; readonly proposals: readonly Proposal<S>[]; readonly at: number };

/** The part of a session that gives hints. */
export interface HintingSession {
  readonly hintable: boolean;
  hints<S>(): Promise<readonly Proposal<S>[]>;
  noteHint(): Promise<void>;
}

/** The screen on which a hint is shown. */
export interface HintTable<S> extends ReactiveControllerHost {
  readonly session: HintingSession;
  /** Lays out a proposal like a choice that somebody has begun. */
  presentHint(proposal: Proposal<S>): void;
  /** No hint could be found. */
  missHint(): void;
}

const NONE = { kind: "none" } as const;
const THINKING = { kind: "thinking" } as const;

/** One hint at a time: asked for, waited for, shown, followed by the next best, dropped. An answer that nobody waits for any more is dropped too. */
export class HintAsker<S> {
  readonly #table: HintTable<S>;
  #state: HintState<S> = NONE;
  /** Counts the questions, so that a late answer is noticed. */
  #asked = 0;

  constructor(table: HintTable<S>) {
    this.#table = table;
  }

  get state(): HintState<S> {
    return this.#state;
  }

  /** The proposal that is shown. */
  get proposal(): Proposal<S> | null {
    return this.#state.kind === "shown" ? (this.#state.proposals[this.#state.at] ?? null) : null;
  }

  /** Asks for a hint; while one is sought stops that; while one is shown shows the next best, and after the last the first again. */
  press(): Promise<void> {
    if (this.#state.kind === "none") return this.#ask();
    if (this.#state.kind === "thinking") this.drop();
    else this.#show(this.#state.proposals, (this.#state.at + 1) % this.#state.proposals.length);
    return Promise.resolve();
  }

  /** Shows no hint any more, and waits for none. */
  drop(): void {
    this.#asked += 1;
    if (this.#state !== NONE) this.#become(NONE);
  }

  async #ask(): Promise<void> {
    const { session } = this.#table;
    if (!session.hintable) return;
    const asked = ++this.#asked;
    this.#become(THINKING);
    const proposals = await this.#proposals(session);
    if (proposals !== null && proposals.length > 0 && asked === this.#asked) await session.noteHint().catch(() => {});
    if (asked !== this.#asked) return;
    if (proposals !== null && proposals.length > 0) {
      this.#show(proposals, 0);
      return;
    }
    this.#become(NONE);
    if (proposals !== null) this.#table.missHint();
  }

  /** None if no hint could be found; null if the game has gone on. */
  async #proposals(session: HintingSession): Promise<readonly Proposal<S>[] | null> {
    try {
      return await session.hints<S>();
    } catch (reason) {
      return isStale(reason) ? null : [];
    }
  }

  #show(proposals: readonly Proposal<S>[], at: number): void {
    this.#become({ kind: "shown", proposals, at });
    if (this.proposal !== null) this.#table.presentHint(this.proposal);
  }

  #become(state: HintState<S>): void {
    this.#state = state;
    this.#table.requestUpdate();
  }
}

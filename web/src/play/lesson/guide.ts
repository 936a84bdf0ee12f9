import { type Door, Engine, Refused } from "../../engine/requests";
import { Database } from "../../library/database";
import { type KeptGame, Library } from "../../library/library";
import type { PageBots } from "../asking-bots";
import { type Lesson, stretchOf } from "./lesson";

/** What would change the game otherwise than the lesson says. */
const NEVER = new Set(["undo", "redo", "rest", "simple"]);

/**
 * Walks through a lesson with somebody: knows the step, what is still to be played at it, and lets nothing else reach the engine.
 * `onChange` is called when something of the line was played, `onAstray` when something else was tried.
 */
export class Guide {
  readonly lesson: Lesson;
  readonly #onChange: () => void;
  readonly #onAstray: () => void;
  #at = 0;
  /** How much of the scene's line is played. */
  #played = 0;

  constructor(lesson: Lesson, onChange: () => void, onAstray: () => void) {
    this.lesson = lesson;
    this.#onChange = onChange;
    this.#onAstray = onAstray;
  }

  get at(): number {
    return this.#at;
  }

  /** Goes to a step that begins with a position laid out for it. */
  enter(at: number): void {
    this.#at = at;
    this.#played = stretchOf(this.lesson, at).start;
  }

  /** Goes on to the next step of the same scene. The other player may still have something to do. */
  goOn(): void {
    this.#at += 1;
  }

  /** What the person is still to do at this step. */
  get left(): readonly string[] {
    const { line, start, end } = stretchOf(this.lesson, this.#at);
    return this.#played < start ? [] : line.slice(this.#played, end);
  }

  /** Whether the person has done all of this step. */
  get isDone(): boolean {
    return this.#played >= stretchOf(this.lesson, this.#at).end;
  }

  /** What the other player is to do now; empty while the person is to act. */
  get others(): readonly string[] {
    const { line, start, end, after } = stretchOf(this.lesson, this.#at);
    if (this.#played < start) return line.slice(this.#played, start);
    return this.#played < end ? [] : line.slice(this.#played, after);
  }

  /** Whether these actions are what comes next, or the beginning of it. */
  allows(actions: readonly string[]): boolean {
    const next = this.left.length > 0 ? this.left : this.others;
    return actions.length > 0 && actions.length <= next.length && actions.every((action, place) => action === next[place]);
  }

  played(count: number): void {
    this.#played += count;
    this.#onChange();
  }

  astray(): void {
    this.#onAstray();
  }
}

/** The engine behind a lesson: it plays what the lesson has next, and refuses everything else without a change. */
export class GuidedEngine extends Engine {
  readonly #engine: Engine;
  readonly #guide: Guide;

  constructor(engine: Engine, guide: Guide) {
    super(NO_DOOR);
    this.#engine = engine;
    this.#guide = guide;
  }

  override async ask<T>(request: { readonly do: string; readonly [field: string]: unknown }): Promise<T> {
    const { do: name, actions } = request;
    if (name !== "apply" && !NEVER.has(name)) return this.#engine.ask(request);
    const tried = name === "apply" ? (actions as readonly string[]) : [];
    if (!this.#guide.allows(tried)) {
      this.#guide.astray();
      throw new Refused({ code: "lesson" });
    }
    const answer = await this.#engine.ask<T>(request);
    this.#guide.played(tried.length);
    return answer;
  }
}

const NO_DOOR: Door = { call: () => Promise.reject(new Error("a lesson asks through the engine it was given")) };

/** The other player of a lesson: plays what is written down, one action after the other. */
export function writtenBots(guide: Guide): () => Promise<PageBots> {
  const bots: PageBots = {
    decide: () => {
      const [next] = guide.others;
      // Where nothing is written for it, it waits until the lesson goes elsewhere.
      return next === undefined ? new Promise<never>(() => {}) : Promise.resolve({ actions: [next], failed: false });
    },
    prepare: () => Promise.resolve(),
    propose: () => Promise.resolve([]),
  };
  return () => Promise.resolve(bots);
}

/** A database that stores nothing: what is kept there lives as long as the page. */
class NoDatabase extends Database {
  override open(): Promise<never> {
    return Promise.reject(new Error("a lesson is not stored"));
  }
}

/** Where the games of a lesson are kept: nowhere among one's own. */
export function scratchLibrary(game: KeptGame): Library {
  return new Library([game], () => {}, new NoDatabase([]));
}

import { isDeath } from "./errors";
import type * as wire from "../generated/wire";
import type { AnyConfig, AnyView, Applied, AtPosition, Found, Frame, Reason, Replay, Watched, Whole } from "./types";

/** What needs nothing that the engine has open: it can be asked again of another worker. */
const WHOLE = new Set(["new", "open", "read", "watch", "dailies", "challenge_link"]);

/** How often it is asked. */
const ATTEMPTS = 3;

/** The engine said no. */
export class Refused extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.code);
    this.reason = reason;
  }
}

/** Whether the engine has refused a request because the game is at another position than the one it was aimed at. */
export function isStale(reason: unknown): boolean {
  return reason instanceof Refused && reason.reason.code === "stale";
}

/** What a challenge says beside the options of its game. */
export type Said = Omit<wire.ChallengeLink, "do" | "game" | "options">;

export interface Door {
  call(request: string): Promise<string>;
}

/**
 * The engine's requests by name, each as a method. What only one game can be asked is in that game's folder, in requests.ts.
 * A game is named by the id that it was opened with; what acts or advises also names the position it is aimed at.
 */
export class Engine {
  readonly #door: Door;

  constructor(door: Door) {
    this.#door = door;
  }

  newGame<V extends AnyView, E>(id: string, game: string, config: AnyConfig, names: readonly string[], viewer: number | null): Promise<Whole<V, E>> {
    return this.ask({ do: "new", id, game, config, names, viewer } satisfies wire.New);
  }

  open<V extends AnyView, E>(id: string, replay: unknown, viewer: number | null, steps: readonly number[] = []): Promise<Whole<V, E>> {
    return this.ask({ do: "open", id, replay, steps, viewer } satisfies wire.Open);
  }

  async close(id: string): Promise<void> {
    await this.ask({ do: "close", id } satisfies wire.Close);
  }

  view<V extends AnyView>(id: string, viewer: number | null): Promise<V> {
    return this.ask({ do: "view", id, viewer } satisfies wire.Look);
  }

  apply<V extends AnyView, E>(at: AtPosition, actions: readonly string[], viewer: number | null): Promise<Applied<V, E>> {
    return this.ask({ do: "apply", ...at, actions, viewer } satisfies wire.Apply);
  }

  /** Plays the simplest sensible choice for a bot that has failed. */
  simple<V extends AnyView, E>(at: AtPosition, viewer: number | null): Promise<Applied<V, E>> {
    return this.ask({ do: "simple", ...at, viewer } satisfies wire.Simple);
  }

  rest<V extends AnyView, E>(at: AtPosition, viewer: number | null): Promise<Applied<V, E>> {
    return this.ask({ do: "rest", ...at, viewer } satisfies wire.Rest);
  }

  undo<V extends AnyView, E>(at: AtPosition, viewer: number | null): Promise<Whole<V, E>> {
    return this.ask({ do: "undo", ...at, viewer } satisfies wire.Undo);
  }

  redo<V extends AnyView, E>(at: AtPosition, viewer: number | null): Promise<Whole<V, E>> {
    return this.ask({ do: "redo", ...at, viewer } satisfies wire.Redo);
  }

  why(at: AtPosition, action: string, seat: number | null): Promise<Reason | null> {
    return this.ask({ do: "why", ...at, action, seat } satisfies wire.Why);
  }

  /** The position as one seat sees it, for a bot that sits there. */
  seen(at: AtPosition, seat: number): Promise<wire.Seen> {
    return this.ask({ do: "seen", ...at, seat } satisfies wire.AskSeen);
  }

  /** What some choices would do, in the form that the game gives it, so that they can be drawn. */
  sketch<S>(at: AtPosition, proposals: readonly (readonly string[])[]): Promise<readonly S[]> {
    return this.ask({ do: "sketch", ...at, proposals });
  }

  /** What can be typed now, in the form that the game gives it. */
  offers<O>(at: AtPosition, viewer: number | null): Promise<readonly O[]> {
    return this.ask({ do: "offers", ...at, viewer });
  }

  /** What a typed command means, in the engine's own words. */
  meaning(at: AtPosition, text: string, viewer: number | null): Promise<wire.Understood> {
    return this.ask({ do: "meaning", ...at, text, viewer });
  }

  /** The course of a game, in the form that its game gives it. */
  chart<C>(id: string): Promise<C> {
    return this.ask({ do: "chart", id } satisfies wire.AskChart);
  }

  /** A solo game in short, in the form that its game gives it. */
  share<S>(id: string): Promise<S> {
    return this.ask({ do: "share", id } satisfies wire.Share);
  }

  /** What a link holds. */
  read<F extends { readonly kind: string } = Found>(link: string): Promise<F> {
    return this.ask({ do: "read", link } satisfies wire.Read);
  }

  /** The link of a game, which must be solo or over; `at` a moment of it. */
  async link(id: string, at: number | null): Promise<string> {
    return (await this.ask<wire.Linked>({ do: "link", id, at } satisfies wire.AskLink)).link;
  }

  /** A link that asks somebody to play this start of a game alone. */
  async challengeLink(game: string, options: Readonly<Record<string, string>>, said: Said): Promise<string> {
    return (await this.ask<wire.Linked>({ do: "challenge_link", game, options, ...said } satisfies wire.ChallengeLink)).link;
  }

  /** The starts of some days, in the form that their game gives them. */
  dailies<D>(dates: readonly string[]): Promise<readonly D[]> {
    return this.ask({ do: "dailies", dates } satisfies wire.Dailies);
  }

  /** Opens a game to be looked at, beside those that are played. */
  watch<C = unknown>(id: string, replay: Replay): Promise<Watched<C>> {
    return this.ask({ do: "watch", id, replay } satisfies wire.Watch);
  }

  /** A watched game after so many actions. */
  frame<V extends AnyView, E>(id: string, at: number): Promise<Frame<V, E>> {
    return this.ask({ do: "frame", id, at } satisfies wire.ShowFrame);
  }

  async unwatch(id: string): Promise<void> {
    await this.ask({ do: "unwatch", id } satisfies wire.Unwatch);
  }

  /** Sends a request and waits for its answer; a refusal becomes an error. The types of answers are not checked here. */
  async ask<T>(request: { readonly do: string; readonly [field: string]: unknown }): Promise<T> {
    const answer = JSON.parse(await this.#call(JSON.stringify(request), WHOLE.has(request.do) ? ATTEMPTS : 1)) as { readonly ok: T } | wire.Failure;
    if ("error" in answer) throw new Refused(answer.error);
    return answer.ok;
  }

  async #call(request: string, attempts: number): Promise<string> {
    try {
      return await this.#door.call(request);
    } catch (reason) {
      if (attempts === 1 || !isDeath(reason)) throw reason;
      return this.#call(request, attempts - 1);
    }
  }
}

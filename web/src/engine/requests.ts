import type { Climb, Daily, Goal, Mountain, Plan } from "../games/k2/types";
import type { AnyConfig, AnyView, Applied, Found, Frame, GameName, Reason, Replay, Watched, Whole } from "./types";

/** The engine said no. */
export class Refused extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.code);
    this.reason = reason;
  }
}

export interface Door {
  call(request: string): Promise<string>;
}

/** The engine's requests by name, each as a method. */
export class Engine {
  readonly #door: Door;

  constructor(door: Door) {
    this.#door = door;
  }

  newGame<V extends AnyView, E>(game: GameName, config: AnyConfig, names: readonly string[], viewer: number | null): Promise<Whole<V, E>> {
    return this.#ask({ do: "new", game, config, names, viewer });
  }

  open<V extends AnyView, E>(replay: unknown, viewer: number | null): Promise<Whole<V, E>> {
    return this.#ask({ do: "open", replay, viewer });
  }

  view<V extends AnyView>(viewer: number | null): Promise<V> {
    return this.#ask({ do: "view", viewer });
  }

  apply<V extends AnyView, E>(actions: readonly string[], viewer: number | null): Promise<Applied<V, E>> {
    return this.#ask({ do: "apply", actions, viewer });
  }

  rest<V extends AnyView, E>(viewer: number | null): Promise<Applied<V, E>> {
    return this.#ask({ do: "rest", viewer });
  }

  undo<V extends AnyView, E>(viewer: number | null): Promise<Whole<V, E>> {
    return this.#ask({ do: "undo", viewer });
  }

  redo<V extends AnyView, E>(viewer: number | null): Promise<Whole<V, E>> {
    return this.#ask({ do: "redo", viewer });
  }

  risk(cards: readonly string[]): Promise<number> {
    return this.#ask({ do: "risk", cards });
  }

  plans(goal: Goal): Promise<readonly Plan[]> {
    return this.#ask({ do: "plans", goal });
  }

  why(action: string, seat: number | null): Promise<Reason | null> {
    return this.#ask({ do: "why", action, seat });
  }

  /** The course of the open game, to be drawn. */
  chart<C>(): Promise<C> {
    return this.#ask({ do: "chart" });
  }

  /** What a link holds. */
  read(link: string): Promise<Found> {
    return this.#ask({ do: "read", link });
  }

  /** The link of the open game, which must be solo or over; `at` a moment of it. */
  async link(at: number | null): Promise<string> {
    return (await this.#ask<{ hash: string }>({ do: "link", at })).hash;
  }

  async challengeLink({ board, weather, seed }: Mountain, message: string): Promise<string> {
    return (await this.#ask<{ hash: string }>({ do: "challenge_link", board, weather, seed, message })).hash;
  }

  dailies(dates: readonly string[]): Promise<readonly Daily[]> {
    return this.#ask({ do: "dailies", dates });
  }

  /** The open game in short; it must be a solo one. */
  share(): Promise<Climb> {
    return this.#ask({ do: "share" });
  }

  /** Opens a game beside the one being played, to be looked at. */
  watch<C = unknown>(replay: Replay): Promise<Watched<C>> {
    return this.#ask({ do: "watch", replay });
  }

  /** The watched game after so many actions. */
  frame<V extends AnyView, E>(at: number): Promise<Frame<V, E>> {
    return this.#ask({ do: "frame", at });
  }

  async #ask<T>(request: Record<string, unknown>): Promise<T> {
    const answer = JSON.parse(await this.#door.call(JSON.stringify(request))) as { ok: T } | { error: Reason };
    if ("error" in answer) throw new Refused(answer.error);
    return answer.ok;
  }
}


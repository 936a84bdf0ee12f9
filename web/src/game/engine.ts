import type { Applied, ChartDay, Config, Goal, Plan, Reason, View, Whole } from "./types";

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

  hello(): Promise<{ version: string; rules: number }> {
    return this.#ask({ do: "hello" });
  }

  newGame(config: Config, names: readonly string[]): Promise<Whole> {
    return this.#ask({ do: "new", game: "k2", config, names });
  }

  open(replay: unknown, viewer: number | null): Promise<Whole> {
    return this.#ask({ do: "open", replay, viewer });
  }

  view(viewer: number | null): Promise<View> {
    return this.#ask({ do: "view", viewer });
  }

  apply(actions: readonly string[], viewer: number | null): Promise<Applied> {
    return this.#ask({ do: "apply", actions, viewer });
  }

  rest(viewer: number | null): Promise<Applied> {
    return this.#ask({ do: "rest", viewer });
  }

  undo(viewer: number | null): Promise<Whole> {
    return this.#ask({ do: "undo", viewer });
  }

  redo(viewer: number | null): Promise<Whole> {
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

  chart(): Promise<{ days: readonly ChartDay[] }> {
    return this.#ask({ do: "chart" });
  }

  async #ask<T>(request: Record<string, unknown>): Promise<T> {
    const answer = JSON.parse(await this.#door.call(JSON.stringify(request))) as { ok: T } | { error: Reason };
    if ("error" in answer) throw new Refused(answer.error);
    return answer.ok;
  }
}


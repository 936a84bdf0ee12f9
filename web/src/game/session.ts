import { EngineError } from "../engine/errors";
import { type SavedGame, summarize } from "../store/database";
import { Conflict, type Games, newGame } from "../store/games";
import { type Engine, Refused } from "./engine";
import { Hold } from "./hold";
import type { Applied, Config, GameEvent, Goal, Plan, Reason, View, Whole } from "./types";

/**
 * One game being played: asks the engine, saves after every action, and decides who may see what. Listeners hear
 * `change` whenever there is something new to show.
 */
export class Session extends EventTarget {
  readonly #engine: Engine;
  readonly #games: Games;
  #saved: SavedGame;
  #view: View;
  #log: GameEvent[];
  #news: readonly GameEvent[] = [];
  #viewer: number | null = null;
  #curtain: number | null = null;
  #hold: Hold | undefined;
  #lost = false;
  #busy: Promise<unknown> = Promise.resolve();

  private constructor(engine: Engine, games: Games, saved: SavedGame, whole: Whole) {
    super();
    this.#engine = engine;
    this.#games = games;
    this.#saved = saved;
    this.#view = whole.view;
    this.#log = [...whole.log];
  }

  /** A new game, saved before it is shown. */
  static async start(engine: Engine, games: Games, config: Config, names: readonly string[]): Promise<Session> {
    const whole = await engine.newGame(config, names);
    const saved = await games.save(newGame(whole.replay, whole.view), 0);
    const session = new Session(engine, games, saved, whole);
    await session.#sitDown();
    return session;
  }

  /** A saved game, played again from its actions. */
  static async resume(engine: Engine, games: Games, saved: SavedGame): Promise<Session> {
    const whole = await engine.open(saved.replay, null);
    const session = new Session(engine, games, saved, whole);
    await session.#sitDown();
    return session;
  }

  get id(): string {
    return this.#saved.id;
  }

  get saved(): SavedGame {
    return this.#saved;
  }

  get view(): View {
    return this.#view;
  }

  get log(): readonly GameEvent[] {
    return this.#log;
  }

  /** What has happened with the last change. */
  get news(): readonly GameEvent[] {
    return this.#news;
  }

  /** The seat that must come to the screen alone, if there is one. */
  get curtain(): number | null {
    return this.#curtain;
  }

  /** Whether another tab plays this game now. */
  get lost(): boolean {
    return this.#lost;
  }

  get solo(): boolean {
    return this.#view.table.players.length === 1;
  }

  play(...actions: string[]): Promise<void> {
    return this.#inTurn(async () => this.#take(await this.#ask(() => this.#engine.apply(actions, this.#viewer))));
  }

  undo(): Promise<void> {
    return this.#inTurn(async () => this.#restart(await this.#ask(() => this.#engine.undo(this.#viewer))));
  }

  redo(): Promise<void> {
    return this.#inTurn(async () => this.#restart(await this.#ask(() => this.#engine.redo(this.#viewer))));
  }

  plans(goal: Goal): Promise<readonly Plan[]> {
    return this.#ask(() => this.#engine.plans(goal));
  }

  /** The risk sum of some cards. */
  risk(cards: readonly string[]): Promise<number> {
    return this.#ask(() => this.#engine.risk(cards));
  }

  why(action: string): Promise<Reason | null> {
    return this.#ask(() => this.#engine.why(action, null));
  }

  /** The person at the curtain has come to the screen. */
  lift(): Promise<void> {
    return this.#inTurn(async () => {
      this.#viewer = this.#curtain;
      this.#curtain = null;
      this.#news = [];
      this.#view = await this.#ask(() => this.#engine.view(this.#viewer));
    });
  }

  /** A seat's people leave the table; from now on it rests. */
  leave(seat: number): Promise<void> {
    return this.#inTurn(async () => {
      await this.#save({ ...this.#saved, left: [...this.#saved.left, seat] });
      await this.#settle();
    });
  }

  close(): void {
    this.#hold?.release();
  }

  async #sitDown(): Promise<void> {
    this.#hold = new Hold(this.id, () => {
      this.#lost = true;
      this.dispatchEvent(new Event("change"));
    });
    await this.#hold.taken;
    await this.#settle();
  }

  /** One thing after the other, so that two quick taps cannot meet. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#busy.then(async () => {
      if (this.#lost) return;
      await work();
      this.dispatchEvent(new Event("change"));
    });
    this.#busy = done.catch(() => {});
    return done;
  }

  /** Asks, and if the worker has died meanwhile opens the game anew and asks again; twice, for it may die again. */
  async #ask<T>(question: () => Promise<T>, attempts = 3): Promise<T> {
    try {
      return await question();
    } catch (reason) {
      if (attempts === 1 || !wasRestarted(reason)) throw reason;
      return this.#ask(async () => {
        await this.#engine.open(this.#saved.replay, this.#viewer);
        return question();
      }, attempts - 1);
    }
  }

  async #take(applied: Applied): Promise<void> {
    this.#news = applied.events;
    this.#log.push(...applied.events);
    await this.#show(applied);
  }

  async #restart(whole: Whole): Promise<void> {
    this.#news = [];
    this.#log = [...whole.log];
    await this.#show(whole);
  }

  async #show({ view, replay }: Pick<Whole, "view" | "replay">): Promise<void> {
    this.#view = view;
    await this.#save({ ...this.#saved, replay, summary: summarize(view) });
    await this.#settle();
  }

  async #save(game: SavedGame): Promise<void> {
    try {
      this.#saved = await this.#games.save(game, this.#saved.revision);
    } catch (reason) {
      if (!(reason instanceof Conflict)) throw reason;
      this.#lost = true;
    }
  }

  /** Lets absent seats rest, then finds who may look. */
  async #settle(): Promise<void> {
    while (this.#view.outcome === null && this.#saved.left.includes(this.#view.to_act[0] ?? -1)) {
      const rested = await this.#ask(() => this.#engine.rest(null));
      this.#news = [...this.#news, ...rested.events];
      this.#log.push(...rested.events);
      this.#view = rested.view;
      await this.#save({ ...this.#saved, replay: rested.replay, summary: summarize(rested.view) });
    }
    const { phase } = this.#view.table;
    const seat = this.#view.to_act[0];
    const alone = this.#view.table.players.length - this.#saved.left.length === 1;
    this.#curtain = null;
    let viewer: number | null = null;
    if (alone) viewer = this.#view.table.players.findIndex((_, index) => !this.#saved.left.includes(index));
    else if (phase === "select" && seat !== undefined) {
      if (this.#viewer === seat) viewer = seat;
      else this.#curtain = seat;
    }
    if (viewer !== this.#view.table.viewer) {
      this.#view = await this.#ask(() => this.#engine.view(viewer));
    }
    this.#viewer = viewer;
  }
}

/** Whether an answer failed because the worker is gone, or is another one that has no game open. */
function wasRestarted(reason: unknown): boolean {
  if (reason instanceof Refused) return reason.reason.code === "no_open_game";
  return reason instanceof EngineError && reason.code === "died";
}

import { EngineError } from "../engine/errors";
import { type Engine, Refused } from "../engine/requests";
import type { AnyView, Applied, Reason, Seated, Whole } from "../engine/types";
import type { Climbs } from "../library/climbs";
import type { SavedGame } from "../library/database";
import { Conflict, type Games } from "../library/games";
import type { Ledger } from "../library/ledger";
import { summaryOf } from "../library/summary";
import { ALL_TEAMS, type Team } from "../ui/teams";
import { Hold } from "./tab-lock";

/** Where games and records are kept. */
export interface Store {
  readonly games: Games;
  readonly climbs: Climbs;
  readonly matches: Ledger<"matches">;
}

/**
 * One game being played: asks the engine, saves after every action, and decides who may see what. Listeners hear
 * `change` whenever there is something new to show. `V` is the engine's view of the game, `E` an event of its log.
 */
export abstract class Session<V extends AnyView, E> extends EventTarget {
  protected readonly engine: Engine;
  protected readonly store: Store;
  /** The seat whose secrets are on the screen; null if nobody's are. */
  protected viewer: number | null = null;
  #saved: SavedGame;
  #view: V;
  #log: E[];
  #news: readonly E[] = [];
  #hold: Hold | undefined;
  #lost = false;
  #busy: Promise<unknown> = Promise.resolve();

  constructor(engine: Engine, store: Store, saved: SavedGame, whole: Whole<V, E>) {
    super();
    this.engine = engine;
    this.store = store;
    this.#saved = saved;
    this.#view = whole.view;
    this.#log = [...whole.log];
  }

  get id(): string {
    return this.#saved.id;
  }

  get saved(): SavedGame {
    return this.#saved;
  }

  get teams(): readonly Team[] {
    return this.#saved.teams ?? ALL_TEAMS;
  }

  get view(): Seated<V> {
    return { ...this.#view, teams: this.teams };
  }

  get log(): readonly E[] {
    return this.#log;
  }

  /** What has happened with the last change. */
  get news(): readonly E[] {
    return this.#news;
  }

  /** Whether another tab plays this game now. */
  get lost(): boolean {
    return this.#lost;
  }

  get over(): boolean {
    return this.#view.outcome !== null;
  }

  get solo(): boolean {
    return this.#view.table.players.length === 1;
  }

  play(...actions: string[]): Promise<void> {
    return this.inTurn(async () => this.#take(await this.ask(() => this.engine.apply<V, E>(actions, this.viewer))));
  }

  undo(): Promise<void> {
    return this.inTurn(async () => this.#restart(await this.ask(() => this.engine.undo<V, E>(this.viewer))));
  }

  redo(): Promise<void> {
    return this.inTurn(async () => this.#restart(await this.ask(() => this.engine.redo<V, E>(this.viewer))));
  }

  /** The link of a game that is over. */
  link(): Promise<string> {
    return this.ask(() => this.engine.link(null));
  }

  why(action: string): Promise<Reason | null> {
    return this.ask(() => this.engine.why(action, null));
  }

  /** A seat's people leave the table; from now on it rests. */
  leave(seat: number): Promise<void> {
    return this.inTurn(async () => {
      await this.#save({ ...this.#saved, left: [...this.#saved.left, seat] });
      await this.#settle();
    });
  }

  /** To be called before anything else: takes the game over from other tabs. */
  async sitDown(): Promise<void> {
    this.#hold = new Hold(this.id, () => {
      this.#lost = true;
      this.dispatchEvent(new Event("change"));
    });
    await this.#hold.taken;
    await this.#settle();
    await this.#record();
  }

  close(): void {
    this.#hold?.release();
  }

  /** Whose secrets may be on the screen now. */
  protected abstract whoLooks(view: V): number | null;

  /** Puts a finished game into the records; once more it changes nothing. */
  protected abstract record(): Promise<void>;

  /** One thing after the other, so that two quick taps cannot meet. */
  protected inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#busy.then(async () => {
      if (this.#lost) return;
      await work();
      this.dispatchEvent(new Event("change"));
    });
    this.#busy = done.catch(() => {});
    return done;
  }

  /** Asks, and if the worker has died meanwhile opens the game anew and asks again; twice, for it may die again. */
  protected async ask<T>(question: () => Promise<T>, attempts = 3): Promise<T> {
    try {
      return await question();
    } catch (reason) {
      if (attempts === 1 || !wasRestarted(reason)) throw reason;
      return this.ask(async () => {
        await this.engine.open(this.#saved.replay, this.viewer);
        return question();
      }, attempts - 1);
    }
  }

  /** The game through other eyes. */
  protected async lookAs(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    this.#view = await this.ask(() => this.engine.view<V>(viewer));
  }

  /** The news are read. */
  protected forgetNews(): void {
    this.#news = [];
  }

  async #take(applied: Applied<V, E>): Promise<void> {
    this.#news = applied.events;
    this.#log.push(...applied.events);
    await this.#show(applied);
  }

  async #restart(whole: Whole<V, E>): Promise<void> {
    this.#news = [];
    this.#log = [...whole.log];
    await this.#show(whole);
  }

  async #show({ view, replay }: Pick<Whole<V, E>, "view" | "replay">): Promise<void> {
    this.#view = view;
    await this.#save({ ...this.#saved, replay, summary: summaryOf(replay.game, view) });
    await this.#settle();
    await this.#record();
  }

  /** Before anybody hears of the end. */
  async #record(): Promise<void> {
    if (this.over && !this.#saved.unranked) await this.record();
  }

  async #save(game: SavedGame): Promise<void> {
    try {
      this.#saved = await this.store.games.save(game, this.#saved.revision);
    } catch (reason) {
      if (!(reason instanceof Conflict)) throw reason;
      this.#lost = true;
    }
  }

  /** Lets absent seats rest, then finds who may look. */
  async #settle(): Promise<void> {
    while (!this.over && this.#saved.left.includes(this.#view.to_act[0] ?? -1)) {
      const { view, events, replay } = await this.ask(() => this.engine.rest<V, E>(null));
      this.#news = [...this.#news, ...events];
      this.#log.push(...events);
      this.#view = view;
      await this.#save({ ...this.#saved, replay, summary: summaryOf(replay.game, view) });
    }
    const viewer = this.whoLooks(this.#view);
    if (viewer !== this.#view.table.viewer) await this.lookAs(viewer);
    this.viewer = viewer;
  }
}

/** Whether an answer failed because the worker is gone, or is another one that has no game open. */
function wasRestarted(reason: unknown): boolean {
  if (reason instanceof Refused) return reason.reason.code === "no_open_game";
  return reason instanceof EngineError && reason.code === "died";
}

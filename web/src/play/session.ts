import type { Level } from "../engine/bots/levels";
import { isDeath } from "../engine/errors";
import { type Engine, isStale, Refused } from "../engine/requests";
import type { AnyView, Applied, AtPosition, Reason, Understood, Whole } from "../engine/types";
import type { Library } from "../library/library";
import { botOn, Conflict, type SavedGame } from "../library/saved-games";
import { ALL_TEAMS, type Seated, type Team } from "../ui/teams";
import { AskingBots, loadBots, type PageBots, type SeatedBot } from "./asking-bots";
import type { Proposal } from "./hint-asker";
import { TabLock } from "./tab-lock";
import { Undone } from "./undone";

/** How often a question is asked before its failure is reported. */
const ATTEMPTS = 3;

/** A game being played, whichever it is. */
export type AnySession = Session<AnyView, unknown>;

/**
 * One game being played: asks the engine, shows its answer, then saves it, and decides who may see what. Listeners hear
 * `change` whenever there is something new to show. The next action waits until the last one is saved, so a crash in between
 * loses that one at most. `V` is the engine's view of the game, `E` an event of its log.
 */
export abstract class Session<V extends AnyView, E> extends EventTarget {
  readonly engine: Engine;
  protected readonly library: Library;
  /** The seat whose secrets are on the screen; null if nobody's are. */
  protected viewer: number | null = null;
  #saved: SavedGame;
  /** Whether `#saved` has something that is not in the library yet. */
  #unsaved = false;
  #view: V;
  #log: E[];
  #news: readonly E[] = [];
  #before: V | null = null;
  #tabLock: TabLock | undefined;
  #lost = false;
  /** The position that was last shown: what somebody taps is meant for it. */
  #shown: string;
  #busy: Promise<unknown> = Promise.resolve();
  readonly #undone = new Undone();
  readonly #bots: AskingBots;
  /** The position about which a bot thinks. */
  #thinking: string | null = null;
  /** The seat of a bot that has failed since a person has last done something. */
  #stumbled: number | null = null;

  constructor(engine: Engine, library: Library, saved: SavedGame, whole: Whole<V, E>, bots: () => Promise<PageBots> = loadBots) {
    super();
    this.#bots = new AskingBots((at, seat) => this.ask(() => this.engine.seen(at, seat)), bots);
    this.engine = engine;
    this.library = library;
    this.#saved = saved;
    this.#view = whole.view;
    this.#shown = whole.view.position;
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
    const seated = { ...this.#view, teams: this.teams };
    return this.bot === null ? seated : { ...seated, ...this.withoutChoices(seated) };
  }

  /** The bot that is to act; null if a person is. */
  get bot(): SeatedBot | null {
    const [seat] = this.#view.to_act;
    if (seat === undefined || this.over) return null;
    const level = this.botOn(seat);
    return level === null ? null : { seat, level };
  }

  /** Whether a bot is thinking about what is shown. */
  get thinking(): boolean {
    return this.#thinking === this.#view.position;
  }

  /** The seat of a bot that has failed since a person has last done something, so that somebody should hear of it. */
  get stumbled(): number | null {
    return this.#stumbled;
  }

  /** The level of the bot on a seat; null if a person sits there. */
  botOn(seat: number): Level | null {
    return this.solo ? null : botOn(this.#saved, seat);
  }

  /** The seats of people who play at this screen. */
  get people(): readonly number[] {
    return this.#view.table.players.map((_, seat) => seat).filter((seat) => !this.#saved.left.includes(seat) && this.botOn(seat) === null);
  }

  get log(): readonly E[] {
    return this.#log;
  }

  /** What has happened with the last change. */
  get news(): readonly E[] {
    return this.#news;
  }

  /** How the game looked before the last change; null if nothing has changed since it was opened, or something was taken back. */
  get before(): Seated<V> | null {
    return this.#before === null ? null : { ...this.#before, teams: this.teams };
  }

  /** Whether some of the news must be seen before the game goes on. Curtain and result wait for it. */
  get unseen(): boolean {
    return false;
  }

  /** Whether the table waits until somebody has read the news. What it waits for is shown again after a reload. */
  protected get waits(): boolean {
    return this.unseen;
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
    return this.#tapped(async (at) => {
      this.#stumbled = null;
      await this.#take(await this.ask(() => this.engine.apply<V, E>(at, actions, this.viewer)));
    });
  }

  /**
   * Lets the bot that is to act think and act. What it does is played when `shown` has come: then what was before has been seen. If the
   * bot fails in whatever way, the simplest choice is played instead, and the game goes on. Asked again about the same position it does nothing.
   */
  async letBotAct(shown: Promise<void>): Promise<void> {
    const { bot } = this;
    const { position } = this.#view;
    if (bot === null || this.#lost || this.#thinking === position) return;
    this.#thinking = position;
    try {
      const decision = await this.#bots.decide(this.#at(position), bot, this.#seed);
      await shown;
      await this.inTurn(async () => {
        if (this.#view.position !== position || this.bot === null) return; // somebody has taken the seat over
        if (decision === null || decision.failed) this.#stumbled = bot.seat;
        try {
          await this.#take(await this.#playAs(this.#at(position), decision?.actions ?? null));
        } catch (reason) {
          if (!isStale(reason)) throw reason;
          await this.#catchUp();
        }
      });
    } finally {
      if (this.#thinking === position) this.#thinking = null;
    }
  }

  /** Whether a person who may see the own cards is to act, so that a hint can be asked for. */
  get hintable(): boolean {
    return this.#view.to_act.length > 0 && this.bot === null && !this.over && !this.#lost;
  }

  /**
   * What the strongest bot would do in place of whoever is to act, the best first; it is told only what that seat sees. None if the bot
   * fails in whatever way. Refused as stale if the game has gone on meanwhile.
   */
  async hints<S>(): Promise<readonly Proposal<S>[]> {
    const [seat] = this.#view.to_act;
    if (seat === undefined || !this.hintable) return [];
    const at = this.#at(this.#shown);
    const found = await this.#bots.propose(at, seat, this.#seed);
    if (found.length === 0) return [];
    const actions = found.map((hint) => hint.actions);
    const sketches = await this.ask(() => this.engine.sketch<S>(at, actions));
    return found.flatMap(({ reasons }, place) => {
      const sketch = sketches[place];
      return sketch === undefined ? [] : [{ reasons, sketch }];
    });
  }

  /** Somebody has been given a hint: the game says so from now on. */
  noteHint(): Promise<void> {
    const done = this.#busy.then(async () => {
      if (this.#lost || this.#saved.hinted) return;
      this.#change({ hinted: true });
      await this.#save();
    });
    this.#busy = done.catch(() => {});
    return done;
  }

  /** Lets the bots of this game come up while a person is to act first, so that nobody waits for them later. */
  async prepareBots(): Promise<void> {
    const seats = this.#view.table.players.map((_, seat) => seat).filter((seat) => this.botOn(seat) !== null);
    if (seats.length === 0 || this.over || this.bot !== null || this.#lost) return;
    const seat = this.#view.to_act.find((one) => seats.includes(one));
    const level = seat === undefined ? null : this.botOn(seat);
    await this.#bots.prepare(this.#at(this.#view.position), seat === undefined || level === null ? null : { seat, level }, this.#seed);
  }

  undo(): Promise<void> {
    return this.#tapped(async (at) => {
      const before = this.#saved;
      await this.#restart(await this.ask(() => this.engine.undo<V, E>(at, this.viewer)));
      this.#undone.add(before);
    });
  }

  redo(): Promise<void> {
    return this.#tapped(async (at) => {
      await this.#restart(await this.ask(() => this.engine.redo<V, E>(at, this.viewer)));
      this.#undone.drop();
    });
  }

  /** The link of a game that is over. */
  link(): Promise<string> {
    return this.ask(() => this.engine.link(this.id, null));
  }

  why(action: string): Promise<Reason | null> {
    return this.advise((at) => this.engine.why(at, action, null));
  }

  /** What can be typed now, by whoever is at the screen. */
  offers<O>(): Promise<readonly O[]> {
    return this.advise((at) => this.engine.offers<O>(at, this.viewer));
  }

  /** What a typed command means, in the engine's own words. */
  meaning(text: string): Promise<Understood> {
    return this.advise((at) => this.engine.meaning(at, text, this.viewer));
  }

  /** A seat's people leave the table; from now on the engine acts for them. */
  leave(seat: number): Promise<void> {
    return this.inTurn(async () => {
      const known = this.#actions;
      this.#news = [];
      this.#before = this.#view;
      const people = this.people.length;
      this.#change({ left: [...this.#saved.left, seat] });
      this.#noteLast(people);
      await this.#settle();
      this.#keepUnread(known);
    });
  }

  /** From now on a bot plays on a seat, or with null a person again. */
  seat(seat: number, level: Level | null): Promise<void> {
    return this.inTurn(async () => {
      this.#news = [];
      this.#before = this.#view;
      this.#thinking = null;
      const people = this.people.length;
      this.#change({ left: this.#saved.left.filter((one) => one !== seat), bots: { ...this.#saved.bots, [seat]: level } });
      this.#noteLast(people);
      await this.#settle();
    });
  }

  /** Takes the game over from other tabs. To be called before anything else. */
  async takeOver(): Promise<void> {
    this.#tabLock = new TabLock(this.id, () => {
      this.#lost = true;
      this.#tellChange();
    });
    await this.#tabLock.taken;
    await this.#showUnread();
    await this.#settle();
    await this.#save();
    await this.#record();
    this.#shown = this.#view.position;
  }

  /** Whether the library, read again, has the game as it stands. */
  isStored(): Promise<boolean> {
    return this.library.games.isStored(this.#saved);
  }

  /** The screen is left: what one person saw there must wait until that person has come again. */
  hide(): void {}

  close(): void {
    this.#tabLock?.release();
  }

  /** Called once, when the game is a new one. */
  async begun(): Promise<void> {}

  /** Fetches what the ending shows beside the view; called when the game is over. */
  async prepareEnding(): Promise<void> {}

  /** The seat whose secrets may be on the screen now; null if nobody's may. */
  protected abstract viewerOf(view: V): number | null;

  /** What of a view is taken away while a bot is to act: people can look, and choose nothing. Each game has more. */
  protected withoutChoices(_view: V): Partial<V> {
    return { legal: [], undo: false, redo: false } as unknown as Partial<V>;
  }

  /** Puts a finished game into the records. A second call changes nothing. */
  protected abstract record(): Promise<void>;

  /** Does one thing after the other, so that two quick taps cannot meet. */
  protected inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#busy.then(async () => {
      if (this.#lost) return;
      await work();
      this.#tellChange();
      await this.#save();
    });
    this.#busy = done.catch(() => {});
    return done;
  }

  /** Asks about the position that is shown. Refused as stale if the game has gone on meanwhile. */
  protected advise<T>(question: (at: AtPosition) => Promise<T>): Promise<T> {
    const at = this.#at(this.#shown);
    return this.ask(() => question(at));
  }

  /** Asks the engine. If it does not have this game open any more, opens it again and repeats the question, at most twice. */
  protected async ask<T>(question: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        if (attempt > 1) await this.#undone.reopen<V, E>(this.engine, this.#saved, this.viewer);
        return await question();
      } catch (reason) {
        if (attempt === ATTEMPTS || !wasRestarted(reason)) throw reason;
      }
    }
  }

  /** Shows the game as another seat sees it. */
  protected async lookAs(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    this.#view = await this.ask(() => this.engine.view<V>(this.id, viewer));
  }

  /** The last person at the table has come to the screen. */
  protected noteMet(): void {
    if (this.#saved.unmet !== undefined) this.#change({ unmet: undefined });
  }

  /** If only one of several people is left now, and has not been at the screen, whoever is there must not see that one's cards. */
  #noteLast(people: number): void {
    const [only, ...others] = this.people;
    if (only !== undefined && others.length === 0 && people > 1 && this.viewer !== only) this.#change({ unmet: only });
  }

  /** Drops the news, which have been read. */
  protected forgetNews(): void {
    this.#news = [];
  }

  /** The news have been read; a reload does not bring them back. */
  protected noteRead(): void {
    if (!this.#saved.unread) return;
    const done = this.#busy.then(async () => {
      if (this.#lost || this.waits) return;
      this.#change({ unread: 0 });
      await this.#save();
    });
    this.#busy = done.catch(() => {});
  }

  get #actions(): number {
    return this.#saved.replay.actions.length;
  }

  /** Notes how many actions have brought the news, if somebody must read them. `known` is how many there were before. */
  #keepUnread(known: number): void {
    const unread = this.waits ? this.#actions - known : 0;
    if (unread !== (this.#saved.unread ?? 0)) this.#change({ unread });
  }

  /** Finds the news that nobody had read when the game was left. */
  async #showUnread(): Promise<void> {
    const { replay, steps, unread = 0 } = this.#saved;
    const known = replay.actions.length - unread;
    if (unread <= 0 || known < 0) return;
    const then = await this.engine.open<V, E>(this.id, { ...replay, actions: replay.actions.slice(0, known) }, null);
    const now = await this.engine.open<V, E>(this.id, replay, this.viewer, steps);
    this.#before = then.view;
    this.#view = now.view;
    this.#log = [...now.log];
    this.#news = now.log.slice(then.log.length);
  }

  #at(position: string): AtPosition {
    return { id: this.id, position };
  }

  #tellChange(): void {
    this.#shown = this.#view.position;
    this.dispatchEvent(new Event("change"));
  }

  /** What bots draw their chances from: another one at every moment of every game. */
  get #seed(): string {
    return `${this.id}-${this.#actions}`;
  }

  /** Plays what a bot has chosen; the simplest choice if it has chosen nothing, or what cannot be played. */
  async #playAs(at: AtPosition, actions: readonly string[] | null): Promise<Applied<V, E>> {
    if (actions !== null && actions.length > 0) {
      try {
        return await this.ask(() => this.engine.apply<V, E>(at, actions, this.viewer));
      } catch (reason) {
        if (!(reason instanceof Refused) || isStale(reason)) throw reason;
      }
    }
    this.#stumbled = this.bot?.seat ?? null;
    return this.ask(() => this.engine.simple<V, E>(at, this.viewer));
  }

  /** Does what somebody has tapped. If the game has gone on since it was shown, the tap was not meant for what is there now: it is dropped. */
  #tapped(work: (at: AtPosition) => Promise<void>): Promise<void> {
    const at = this.#at(this.#shown);
    return this.inTurn(async () => {
      if (this.bot !== null) return; // it is not for people to act
      try {
        await work(at);
      } catch (reason) {
        if (!isStale(reason)) throw reason;
        await this.#catchUp();
      }
    });
  }

  /** Makes sure that the engine has the game as it is saved, after it has refused something as stale. */
  async #catchUp(): Promise<void> {
    const { position } = await this.ask(() => this.engine.view<V>(this.id, this.viewer));
    if (position === this.#view.position) return;
    const { view, log } = await this.#undone.reopen<V, E>(this.engine, this.#saved, this.viewer);
    this.#news = [];
    this.#before = null;
    this.#log = [...log];
    this.#view = view;
    await this.#settle();
  }

  async #take(applied: Applied<V, E>): Promise<void> {
    this.#undone.clear();
    this.#news = applied.events;
    this.#before = this.#view;
    this.#log.push(...applied.events);
    await this.#show(applied);
  }

  async #restart(whole: Whole<V, E>): Promise<void> {
    this.#news = [];
    this.#before = null;
    this.#log = [...whole.log];
    await this.#show(whole);
  }

  async #show(answer: Whole<V, E> | Applied<V, E>): Promise<void> {
    const known = this.#actions;
    this.#keep(answer);
    await this.#settle();
    this.#keepUnread(known);
    if (!this.over) return;
    await this.#save();
    await this.#record();
  }

  /** Records a game that is over, before anybody hears of its end. */
  async #record(): Promise<void> {
    if (this.over && !this.#saved.unranked) await this.record();
  }

  /** Takes over where the game stands now. */
  #keep({ id, view, replay, steps }: Whole<V, E> | Applied<V, E>): void {
    if (id !== this.id) throw new Error(`the engine has answered for the game ${id} instead of ${this.id}`);
    this.#view = view;
    this.#change({ replay, steps, summary: this.library.summarize(replay.game, view) });
  }

  #change(change: Partial<SavedGame>): void {
    this.#saved = { ...this.#saved, ...change };
    this.#unsaved = true;
  }

  /** Puts what has changed into the library. If another tab has saved the game meanwhile, that tab plays it from now on. */
  async #save(): Promise<void> {
    if (!this.#unsaved) return;
    try {
      this.#saved = await this.library.games.save(this.#saved, this.#saved.revision);
      this.#unsaved = false;
    } catch (reason) {
      if (!(reason instanceof Conflict)) throw reason;
      this.#lost = true;
      this.#tellChange();
    }
  }

  /** Lets the engine act for absent seats, then finds out who may look. */
  async #settle(): Promise<void> {
    while (!this.over && this.#saved.left.includes(this.#view.to_act[0] ?? -1)) {
      const at = this.#at(this.#view.position);
      const applied = await this.ask(() => this.engine.rest<V, E>(at, null));
      this.#news = [...this.#news, ...applied.events];
      this.#log.push(...applied.events);
      this.#undone.clear();
      this.#keep(applied);
    }
    const viewer = this.viewerOf(this.#view);
    if (viewer !== this.#view.table.viewer) await this.lookAs(viewer);
    this.viewer = viewer;
  }
}

/** Whether an answer failed because the worker is gone, or because the engine has closed the game. */
function wasRestarted(reason: unknown): boolean {
  if (reason instanceof Refused) return reason.reason.code === "no_open_game";
  return isDeath(reason);
}

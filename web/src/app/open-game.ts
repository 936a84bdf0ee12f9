import { type Engine, Refused } from "../engine/requests";
import type { Replay } from "../engine/types";
import type { GameModule, NewGame } from "../games/module";
import { hasSecrets, startOf, type SavedGame } from "../library/saved-games";
import type { AnySession } from "../play/session";
import type { Offer } from "../share/offer";
import { freshSeed } from "../ui/seed";
import { ownNames } from "../library/settings";
import type { Route } from "./address";
import { GameOpener, moduleOf } from "./game-opener";
import type { Kept } from "./kept";
import type { LazyParts } from "./lazy-parts";
import type { Watching } from "./lookup";
import type { Router } from "./router";
import { WakeLock } from "./wake-lock";

type GameAddress = Extract<Route, { kind: "game" | "start" | "continue" }>;

export interface OpenGameListener {
  onChange(): void;
  /** A game is over, and its record is written. */
  onEnding(): void;
  onFailure(reason: unknown): void;
}

/** The game that is being played: opens it, shows it under its address, and keeps the screen awake meanwhile. */
export class OpenGame {
  readonly #kept: Kept;
  readonly #router: Router;
  readonly #listener: OpenGameListener;
  readonly #opener: GameOpener;
  readonly #parts: LazyParts;
  readonly #wakeLock = new WakeLock();
  #session: AnySession | null = null;
  #starting = false;

  constructor(engine: Engine, kept: Kept, parts: LazyParts, router: Router, listener: OpenGameListener) {
    this.#kept = kept;
    this.#router = router;
    this.#listener = listener;
    this.#parts = parts;
    this.#opener = new GameOpener(engine, kept.library, parts);
    // A page that the browser keeps to come back to is shown later as it was left.
    addEventListener("pagehide", () => this.#session?.hide());
  }

  /** The game of an address, if it is the one that is open: as long as it is not there, no other may be tapped under its address. */
  sessionAt(route: GameAddress): AnySession | null {
    return this.#session !== null && isGameAt(route, this.#session) ? this.#session : null;
  }

  /** Opens the game of an address: a saved one, the one that was played last, or one that begins by its address. */
  async open(route: GameAddress): Promise<AnySession> {
    if (route.kind === "game") return this.#resume(route.id);
    const { games, isReadable } = await this.#read();
    if (route.kind === "continue") {
      const latest = games.find(({ summary }) => !summary.over);
      if (latest === undefined) throw new Refused({ code: "nothing-running" });
      return this.#resume(latest.id);
    }
    const running = games.find((saved) => route.continues(saved));
    if (running === undefined && !isReadable) throw new Refused({ code: "games-hidden" });
    return running === undefined ? this.#start(route.game, { config: route.config }) : this.#resume(running.id);
  }

  /** Puts a game on the screen. */
  show(session: AnySession): void {
    if (this.#session !== session) this.#session?.close();
    this.#session = session;
    this.#router.nameGame(session.id);
    void this.#wakeLock.hold();
    if (session.over) this.prepareEnding(session);
    this.#listener.onChange();
  }

  /** Starts a game and goes to it. */
  begin(game: GameModule, prepare: () => NewGame | Promise<NewGame>): Promise<void> {
    return this.#openAndShow(async () => this.#start(game, await prepare()));
  }

  /** Starts a game from a moment of another one and goes to it. */
  playOn({ replay, teams, own }: Watching, at: number): Promise<void> {
    const names = own ? replay.names : ownNames(this.#kept.settings, replay.config);
    return this.#openAndShow(() => this.#opener.playOn(replay, at, names, teams));
  }

  /** Plays the game on the screen once more, from the same start or from a new one. */
  rematch({ saved: { replay, ghost, answers }, teams }: AnySession, start: "same" | "new"): Promise<void> {
    const { names } = replay;
    // From the same start one meets the same people again.
    const others = { ...(ghost && { ghost }), ...(answers && { answers }) };
    const again: NewGame =
      start === "same" ? { config: replay.config, names, teams, ...others } : { config: { ...replay.config, seed: freshSeed() }, names, teams };
    return this.begin(moduleOf(replay), () => again);
  }

  /** Brings a game back that another tab has taken over. */
  async takeBack({ id }: AnySession): Promise<void> {
    this.forget();
    this.show(await this.#opener.resume(id));
  }

  /** Draws the ending once what it shows is there. */
  prepareEnding(session: AnySession): void {
    void session.prepareEnding().then(() => this.#listener.onEnding());
  }

  /** What a saved game that is over can be sent as. */
  async resultOffer(id: string): Promise<Offer> {
    const session = await this.#resume(id);
    if (this.#session !== session) this.#session?.close();
    this.#session = session;
    const play = await this.#parts.load(moduleOf(session.saved.replay).play);
    return play.resultOffer(session, "result");
  }

  /** Closes the game on the screen; with an id, only if it is that game. */
  close(id?: string): void {
    if (id !== undefined && this.#session?.id !== id) return;
    this.#session?.close();
    this.#session = null;
  }

  /** Forgets the game on the screen. */
  forget(): void {
    this.#session = null;
    this.#listener.onChange();
  }

  /** Lets the screen sleep: no game is on it. Whose cards were on it, comes to it again when the game does. */
  rest(): void {
    this.#session?.hide();
    void this.#wakeLock.release();
  }

  /** The saved games, and whether they are all that there are. */
  async #read(): Promise<{ readonly games: readonly SavedGame[]; readonly isReadable: boolean }> {
    const { library } = this.#kept;
    const games = await library.games.list();
    return { games, isReadable: library.trouble === null || library.trouble === "refused" };
  }

  async #resume(id: string): Promise<AnySession> {
    return this.#session?.id === id && !this.#session.lost ? this.#session : this.#opener.resume(id);
  }

  async #start(game: GameModule, { teams = this.#kept.settings.teams, ...more }: NewGame): Promise<AnySession> {
    if (await this.#isSecret(game, more.config.seed)) throw new Refused({ code: "seed-in-play" });
    return this.#opener.start(game, { teams, ...more });
  }

  /** Whether this seed would deal the cards again that people still hold in their hands. */
  async #isSecret({ name }: GameModule, seed: string): Promise<boolean> {
    const same = ({ game, config }: Replay): boolean => game === name && config.seed === seed.trim().toLowerCase();
    return (await this.#kept.library.games.list()).some((saved) => hasSecrets(saved) && same(saved.replay));
  }

  async #openAndShow(open: () => Promise<AnySession>): Promise<void> {
    if (this.#starting) return; // the engine is still coming up, and one tap is enough
    this.#starting = true;
    try {
      const session = await open();
      void navigator.storage?.persist?.().catch(() => false);
      this.#router.openGame(session.id);
      this.show(session);
    } catch (reason) {
      this.#listener.onFailure(reason);
    } finally {
      this.#starting = false;
    }
  }
}

function isGameAt(route: GameAddress, { id, saved: { replay } }: AnySession): boolean {
  if (route.kind === "continue") return false;
  return route.kind === "game" ? route.id === id : startOf({ game: route.game.name, config: route.config }) === startOf(replay);
}

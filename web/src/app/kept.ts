import type { Engine } from "../engine/requests";
import { GAMES } from "../games";
import type { GameModule } from "../games/module";
import type { Aside } from "../library/asides";
import { exportAside, exportGames, importGames } from "../library/exchange";
import { Library } from "../library/library";
import type { AnyRecord } from "../library/records";
import type { SavedGame } from "../library/saved-games";
import type { Trouble } from "../library/trouble";
import { loadSettings, saveSettings, type Settings } from "../library/settings";
import { remind, remindNoMore } from "./reminder";
import { EffectsKeeper } from "../ui/effects";
import { pageReviews } from "../review/runs";
import { browserLanguage } from "../ui/languages";
import { nameKeys, useKeys } from "../ui/single-keys";
import { speak, words } from "../ui/words";

/** The records of one game. */
export interface GameRecords {
  readonly game: GameModule;
  readonly records: readonly AnyRecord[];
}

export interface Importing {
  readonly done: number;
  readonly total: number;
  readonly stop: () => void;
}

/** After how many games an import is told of again. */
const TOLD_EVERY = 5;

export interface KeptListener {
  onChange(): void;
  /** One sentence that the person should read. */
  onMessage(message: string): void;
}

/** What is kept in this browser, as the screens show it: saved games, records, settings. */
export class Kept {
  readonly library: Library;
  readonly #listener: KeptListener;
  #settings = loadSettings();
  /** Whether the lesson was not offered before this visit. */
  readonly #unwelcomed = !this.#settings.welcomed;
  readonly #effects = new EffectsKeeper();
  #games: readonly SavedGame[] = [];
  #records: readonly GameRecords[] = [];
  /** Whether it is known what is kept. */
  #read = false;
  #unread: readonly Aside[] = [];
  #importing: Importing | null = null;
  #evictable = false;

  constructor(listener: KeptListener) {
    this.#listener = listener;
    this.library = new Library(GAMES, () => listener.onChange());
    nameKeys(GAMES.map(({ keys }) => keys));
    this.#applyLook();
  }

  get settings(): Settings {
    return this.#settings;
  }

  /** Saved games, the latest first. */
  get games(): readonly SavedGame[] {
    return this.#games;
  }

  /** Whether this is the very first visit: nothing was played, and no lesson offered or begun. */
  get newcomer(): boolean {
    const begun = this.#games.length > 0 || this.#records.some(({ records }) => records.length > 0) || Object.keys(this.#settings.lessons).length > 0;
    return this.#read && this.#unwelcomed && !begun;
  }

  get records(): readonly GameRecords[] {
    return this.#records;
  }

  /** What is stored and cannot be shown, the latest first. */
  get unread(): readonly Aside[] {
    return this.#unread;
  }

  /** What is wrong with storing, as long as it is. */
  get trouble(): Trouble | null {
    return this.library.trouble;
  }

  /** The import that is under way. */
  get importing(): Importing | null {
    return this.#importing;
  }

  /** Whether the browser may clear the games by itself. */
  get evictable(): boolean {
    return this.#evictable;
  }

  /** Reads again what is stored. */
  async refresh(): Promise<void> {
    this.#games = await this.library.games.list();
    await this.readRecords();
    this.#unread = await this.library.unread();
    this.#read = true;
    if (!this.#settings.welcomed) {
      this.#settings = { ...this.#settings, welcomed: true };
      saveSettings(this.#settings);
    }
    this.#evictable = !(await navigator.storage?.persisted?.().catch(() => false));
    this.#listener.onChange();
  }

  /** Reads the records again, and marks the icon of the installed site by them, if that was asked for. */
  async readRecords(): Promise<void> {
    this.#records = await Promise.all(GAMES.map(async (game) => ({ game, records: await this.library.recordsOf(game.name).list() })));
    if (this.#settings.reminder) void remind(this.#newestDaily());
    this.#listener.onChange();
  }

  #newestDaily(): string | null {
    const days = this.#records.flatMap(({ game, records }) => game.newestDaily?.(records) ?? []);
    return days.toSorted().at(-1) ?? null;
  }

  change(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    saveSettings(this.#settings);
    this.#applyLook();
    if (change.reminder !== undefined) void (change.reminder ? remind(this.#newestDaily()) : remindNoMore());
    if (change.language !== undefined) void speak(change.language ?? browserLanguage()).then(() => this.#listener.onChange());
    this.#listener.onChange();
  }

  async remove(id: string): Promise<void> {
    const saved = this.#games.find((game) => game.id === id) ?? (await this.library.games.get(id));
    if (saved !== undefined) {
      pageReviews.forget(saved.replay);
      await this.library.reviews.remove(saved.replay);
    }
    await this.library.games.remove(id);
    await this.refresh();
  }

  async removeAside(aside: Aside): Promise<void> {
    await this.library.asides.remove(aside);
    await this.refresh();
  }

  exportAside(aside: Aside): void {
    exportAside(aside);
  }

  exportAll(): Promise<void> {
    return exportGames(this.library, this.#settings.lessons);
  }

  /** Adds the games of a file, and says what came of it. */
  async importFile(file: File, engine: Engine): Promise<void> {
    if (this.#importing !== null) return;
    const stop = new AbortController();
    const tell = (done: number, total: number): void => {
      this.#importing = { done, total, stop: () => stop.abort() };
      if (done % TOLD_EVERY === 0) this.#listener.onChange();
    };
    try {
      const { imported, known, error, lessons } = await importGames(file, this.library, engine, { tell, signal: stop.signal });
      // Where a lesson has begun here it goes on as it stands here.
      if (lessons !== undefined) this.change({ lessons: { ...lessons, ...this.#settings.lessons } });
      this.#told(imported, known, error);
    } finally {
      this.#importing = null;
      await this.refresh();
    }
  }

  #told(imported: number, known: number, error: string | null): void {
    const done = imported || (error === null && known === 0) ? words("games-imported", { count: imported }) : "";
    const before = known ? words("games-known", { count: known }) : "";
    this.#listener.onMessage([done, before, error].filter(Boolean).join(" "));
  }

  async eraseAll(): Promise<void> {
    pageReviews.forget(null);
    await remindNoMore();
    await this.library.eraseAll();
    await forgetSite();
    this.#settings = loadSettings();
    this.#applyLook();
    await speak(browserLanguage());
    // Looking would make a new database.
    this.#games = [];
    this.#records = GAMES.map((game) => ({ game, records: [] }));
    this.#unread = [];
    this.#listener.onChange();
    this.#listener.onMessage(words("settings-erase-done"));
  }

  #applyLook(): void {
    document.documentElement.dataset["theme"] = this.#settings.theme;
    this.#effects.set(this.#settings.effects);
    useKeys(this.#settings.shortcuts, this.#settings.keys);
  }
}

/** Removes the site itself from this browser. Without a network it stays: it could not be fetched again. */
async function forgetSite(): Promise<void> {
  if (!navigator.onLine) return;
  try {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // Where that is forbidden or missing, nothing was stored.
  }
}

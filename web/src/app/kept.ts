import type { Engine } from "../engine/requests";
import { GAMES } from "../games";
import type { GameModule } from "../games/module";
import { exportGames, importGames } from "../library/exchange";
import { Library } from "../library/library";
import type { AnyRecord } from "../library/records";
import type { SavedGame } from "../library/saved-games";
import { loadSettings, saveSettings, type Settings } from "../library/settings";
import { EffectsKeeper } from "../ui/effects";
import { pageReviews } from "../review/runs";
import { browserLanguage } from "../ui/languages";
import { speak, words } from "../ui/words";

/** The records of one game. */
export interface GameRecords {
  readonly game: GameModule;
  readonly records: readonly AnyRecord[];
}

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
  #aside = 0;
  #evictable = false;

  constructor(listener: KeptListener) {
    this.#listener = listener;
    this.library = new Library(GAMES, () => listener.onMessage(words("storage-refused")));
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
    const { lessons } = this.#settings;
    return (
      this.#read &&
      this.#unwelcomed &&
      this.#games.length === 0 &&
      this.#records.every(({ records }) => records.length === 0) &&
      Object.keys(lessons).length === 0
    );
  }

  get records(): readonly GameRecords[] {
    return this.#records;
  }

  /** How many things could not be read and are kept for an export. */
  get aside(): number {
    return this.#aside;
  }

  /** Whether the browser may clear the games by itself. */
  get evictable(): boolean {
    return this.#evictable;
  }

  /** Reads again what is stored. */
  async refresh(): Promise<void> {
    this.#games = await this.library.games.list();
    this.#records = await Promise.all(GAMES.map(async (game) => ({ game, records: await this.library.recordsOf(game.name).list() })));
    this.#aside = (await this.library.games.asides()).length;
    this.#read = true;
    if (!this.#settings.welcomed) {
      this.#settings = { ...this.#settings, welcomed: true };
      saveSettings(this.#settings);
    }
    this.#evictable = !(await navigator.storage?.persisted?.().catch(() => false));
    this.#listener.onChange();
  }

  change(change: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...change };
    saveSettings(this.#settings);
    this.#applyLook();
    if (change.language !== undefined) void speak(change.language ?? browserLanguage()).then(() => this.#listener.onChange());
    this.#listener.onChange();
  }

  async remove(id: string): Promise<void> {
    const saved = await this.library.games.get(id);
    if (saved !== undefined) {
      pageReviews.forget(saved.replay);
      await this.library.reviews.remove(saved.replay);
    }
    await this.library.games.remove(id);
    await this.refresh();
  }

  async removeAsides(): Promise<void> {
    await this.library.games.removeAsides();
    await this.refresh();
  }

  exportAll(): Promise<void> {
    return exportGames(this.library, this.#settings.lessons);
  }

  /** Adds the games of a file, and says what came of it. */
  async importFile(file: File, engine: Engine): Promise<void> {
    const { imported, known, error, lessons } = await importGames(file, this.library, engine);
    // Where a lesson has begun here it goes on as it stands here.
    this.change({ lessons: { ...lessons, ...this.#settings.lessons } });
    await this.refresh();
    const done = imported || (error === null && known === 0) ? words("games-imported", { count: imported }) : "";
    const before = known ? words("games-known", { count: known }) : "";
    this.#listener.onMessage([done, before, error].filter(Boolean).join(" "));
  }

  async eraseAll(): Promise<void> {
    pageReviews.forget(null);
    await this.library.eraseAll();
    this.#settings = loadSettings();
    this.#applyLook();
    await speak(browserLanguage());
    await this.refresh();
    this.#listener.onMessage(words("settings-erase-done"));
  }

  #applyLook(): void {
    document.documentElement.dataset["theme"] = this.#settings.theme;
    this.#effects.set(this.#settings.effects);
  }
}

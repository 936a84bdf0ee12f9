import type { AnyView } from "../engine/types";
import { type Aside, Asides } from "./asides";
import { Database, type StoreDefinition } from "./database";
import type { AnyRecord, RecordStore } from "./records";
import { Reviews } from "./reviews";
import { SavedGames, type Summary } from "./saved-games";
import type { GameReader } from "./stored-games";
import { type Trouble, Troubles } from "./trouble";

/** What must be known of a game to keep it. */
export interface KeptGame {
  /** As the engine knows it. */
  readonly name: string;
  /** The stores that it needs in the database. */
  readonly stores: readonly StoreDefinition[];
  createRecords(database: Database): RecordStore<AnyRecord>;
  summarize(view: AnyView): Summary;
  /** Reads what was stored of this game. */
  readonly reader: GameReader;
}

/** Everything that is kept in this browser except the settings: saved games, and the records of every game. */
export class Library {
  readonly games: SavedGames;
  readonly asides: Asides;
  readonly reviews: Reviews;
  readonly #database: Database;
  readonly #kept: ReadonlyMap<string, KeptGame>;
  readonly #records: ReadonlyMap<string, RecordStore<AnyRecord>>;

  /** `onTrouble` is called when something else is wrong with storing, or with null when nothing is any more. */
  constructor(
    kept: readonly KeptGame[],
    onTrouble: (trouble: Trouble | null) => void,
    database = new Database(
      kept.flatMap(({ stores }) => stores),
      new Troubles(onTrouble),
    ),
  ) {
    this.#database = database;
    this.games = new SavedGames(database, (game) => this.#kept.get(game)?.reader);
    this.asides = new Asides(database);
    this.reviews = new Reviews(database);
    this.#kept = new Map(kept.map((game) => [game.name, game]));
    this.#records = new Map(kept.map((game) => [game.name, game.createRecords(database)]));
  }

  recordsOf(game: string): RecordStore<AnyRecord> {
    return found(this.#records.get(game), game);
  }

  /** The records of every game, in the order of the games. */
  get records(): readonly RecordStore<AnyRecord>[] {
    return [...this.#records.values()];
  }

  /** What the list of games shows of a game. */
  summarize(game: string, view: AnyView): Summary {
    return found(this.#kept.get(game), game).summarize(view);
  }

  /** What is wrong with storing. */
  get trouble(): Trouble | null {
    return this.#database.troubles.worst;
  }

  /** Everything that is stored and cannot be shown, the latest first. */
  async unread(): Promise<readonly Aside[]> {
    const all = await Promise.all([this.games.unread(), this.asides.list(), ...this.records.map((store) => store.unread())]);
    return all.flat().sort((a, b) => b.when - a.when);
  }

  /** Everything that this site has stored in this browser, except the site itself. */
  async eraseAll(): Promise<void> {
    this.games.clear();
    this.reviews.clear();
    for (const records of this.records) records.clear();
    await this.#database.erase().catch(() => {});
    for (const storage of ["localStorage", "sessionStorage"] as const) {
      try {
        globalThis[storage].clear();
      } catch {
        // Where storage is forbidden there is nothing in it.
      }
    }
  }
}

function found<T>(value: T | undefined, game: string): T {
  if (value === undefined) throw new Error(`unknown game: ${game}`);
  return value;
}

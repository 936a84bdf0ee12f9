import type { AnyView } from "../engine/types";
import { Database, type StoreDefinition } from "./database";
import type { AnyRecord, RecordStore } from "./records";
import { Reviews } from "./reviews";
import { SavedGames, type Summary } from "./saved-games";

/** What must be known of a game to keep it. */
export interface KeptGame {
  /** As the engine knows it. */
  readonly name: string;
  /** The stores that it needs in the database. */
  readonly stores: readonly StoreDefinition[];
  createRecords(database: Database): RecordStore<AnyRecord>;
  summarize(view: AnyView): Summary;
}

/** Everything that is kept in this browser except the settings: saved games, and the records of every game. */
export class Library {
  readonly games: SavedGames;
  readonly reviews: Reviews;
  readonly #kept: ReadonlyMap<string, KeptGame>;
  readonly #records: ReadonlyMap<string, RecordStore<AnyRecord>>;

  /** `onRefused` is called once if nothing can be stored. */
  constructor(kept: readonly KeptGame[], onRefused: () => void, database = new Database(kept.flatMap(({ stores }) => stores))) {
    this.games = new SavedGames(database, onRefused);
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

  async eraseAll(): Promise<void> {
    await this.games.eraseAll();
    this.reviews.clear();
    for (const records of this.records) records.clear();
  }
}

function found<T>(value: T | undefined, game: string): T {
  if (value === undefined) throw new Error(`unknown game: ${game}`);
  return value;
}

import { freshId } from "../../engine/id";
import type { Engine } from "../../engine/requests";
import type { FoundGame } from "../../engine/types";
import type { Database, StoreDefinition } from "../../library/database";
import type { Library } from "../../library/library";
import { type Fields, isCount, isDate, isText } from "../../library/readers";
import { type AnyRecord, type RecordEntry, RecordStore } from "../../library/records";
import { NAME } from "./name";
import { RANKS } from "./ranks";
import { askClimb } from "./requests";
import { isBoard, isWeather } from "./solo";
import type { Climb, Mountain } from "./types";

/** A finished climb alone; it stays when its game is deleted. */
export interface ClimbRecord extends Climb, AnyRecord {
  /** The first game this browser began on the mountain of that day. */
  readonly first: boolean;
}

/** The first game that was begun on the mountain of a day. */
interface FirstTry {
  readonly date: string;
  readonly id: string;
}

const FIRST_TRIES = "firsts";

/** Every finished climb alone, and which games were the first on the mountain of a day. */
export class Climbs extends RecordStore<ClimbRecord> {
  static readonly STORES: readonly StoreDefinition[] = [
    { name: "climbs", key: "hash" },
    { name: FIRST_TRIES, key: "date" },
  ];

  readonly #firsts = new Map<string, FirstTry>();

  constructor(database: Database) {
    super(database, "climbs", NAME);
  }

  /** Notes that a game on the mountain of a day has begun; only the first one counts as the first try. */
  async begun(date: string, id: string): Promise<void> {
    if (await this.#first(date)) return;
    this.#firsts.set(date, { date, id });
    await this.database
      .open()
      .then((db) => db.add(FIRST_TRIES, { date, id }))
      .catch(() => {});
  }

  /** Records a climb that is over. */
  async finished(id: string, climb: Climb, hinted = false): Promise<void> {
    const first = climb.daily !== null && (await this.#first(climb.daily))?.id === id;
    await this.put({ ...climb, when: Date.now(), first, ...(hinted ? { hinted } : {}) });
  }

  /** The climbs of one mountain. */
  async on(mountain: Mountain): Promise<readonly ClimbRecord[]> {
    return (await this.list()).filter((climb) => isOn(climb, mountain));
  }

  override clear(): void {
    super.clear();
    this.#firsts.clear();
  }

  protected override read(stored: Fields): Omit<ClimbRecord, keyof AnyRecord> | null {
    const { board, weather, seed, points, rank, profile, daily, summits, deaths, first } = stored;
    if (!isText(board, 20) || !isBoard(board) || !isText(weather, 20) || !isWeather(weather) || !isText(seed, 64)) return null;
    if (!isCount(points) || !isCount(summits) || !isCount(deaths) || !isText(profile, 200)) return null;
    const known = RANKS.find((one) => one === rank) ?? null;
    if (rank !== known || !(daily === null || isDate(daily))) return null;
    return { board, weather, seed, points, rank: known, profile, daily, summits, deaths, first: first === true };
  }

  protected override async recordOf({ replay }: FoundGame, { when, first, hinted }: RecordEntry, engine: Engine): Promise<ClimbRecord> {
    const { id } = await engine.open(freshId(), replay, 0);
    const climb = await askClimb(engine, id);
    await engine.close(id);
    return { ...climb, when, first: first && climb.daily !== null, ...(hinted ? { hinted } : {}) };
  }

  protected override entryOf({ link, when, first, hinted }: ClimbRecord): RecordEntry {
    return { link, when, first, ...(hinted ? { hinted } : {}) };
  }

  async #first(date: string): Promise<FirstTry | undefined> {
    const stored = async () => (await (await this.database.open()).get(FIRST_TRIES, date)) as FirstTry | undefined;
    return this.#firsts.get(date) ?? (await stored().catch(() => undefined));
  }
}

/** This game's records. */
export function climbsOf(library: Library): Climbs {
  const records = library.recordsOf(NAME);
  if (!(records instanceof Climbs)) throw new Error("the records are another game's");
  return records;
}

/** Whether it was climbed on this mountain. */
export function isOn(climb: Mountain, { board, weather, seed }: Mountain): boolean {
  return climb.board === board && climb.weather === weather && climb.seed === seed;
}

/** The best of the other climbs on the same side in the same weather. */
export function bestBeside(climb: Climb, all: readonly Climb[]): Climb | null {
  const others = all.filter(({ link, board, weather }) => link !== climb.link && board === climb.board && weather === climb.weather);
  return bestOf(others) ?? null;
}

/** The newest day whose mountain was climbed. */
export function newestDaily(climbs: readonly Climb[]): string | null {
  return climbs.reduce<string | null>((newest, { daily }) => (daily !== null && (newest === null || daily > newest) ? daily : newest), null);
}

/** The best of some climbs, the first of equal ones. */
export function bestOf<T extends Climb>(climbs: readonly T[]): T | undefined {
  return climbs.reduce<T | undefined>((best, one) => (best === undefined || one.points > best.points ? one : best), undefined);
}

import type { AnyReview } from "../engine/bots/reviewer";
import type { Replay } from "../engine/types";
import type { Database } from "./database";
import { startOf } from "./saved-games";

/** What was found about the players of a game, by seat. */
export type GameReview = Readonly<Record<number, AnyReview>>;

interface Entry {
  readonly game: string;
  /** Reviews of another form are made again. */
  readonly form: number;
  readonly seats: GameReview;
}

/** The form of reviews that is written and read. */
export const FORM = 1;

/** The store of the database that they are in. */
const STORE = "reviews";

/**
 * The reviews of finished games, found by the game itself: equal choices from an equal start have the same review, whether the game is
 * saved, in the records or in a link. What is missing or broken is simply made again; where nothing can be stored it lasts as long as the page.
 */
export class Reviews {
  readonly #database: Database;
  readonly #memory = new Map<string, Entry>();

  constructor(database: Database) {
    this.#database = database;
  }

  async get(replay: Replay): Promise<GameReview> {
    const game = gameKey(replay);
    const entry: unknown = this.#memory.get(game) ?? (await this.#stored(game));
    return seatsOf(entry);
  }

  /** Keeps the review of one seat beside those of the others. */
  async put(replay: Replay, review: AnyReview): Promise<void> {
    await this.putAll(replay, { ...(await this.get(replay)), [review.seat]: review });
  }

  async putAll(replay: Replay, seats: GameReview): Promise<void> {
    const entry: Entry = { game: gameKey(replay), form: FORM, seats };
    this.#memory.set(entry.game, entry);
    await this.#database
      .open()
      .then((db) => db.put(STORE, entry))
      .then(
        () => this.#memory.delete(entry.game),
        () => {},
      );
  }

  async remove(replay: Replay): Promise<void> {
    const game = gameKey(replay);
    this.#memory.delete(game);
    await this.#database
      .open()
      .then((db) => db.delete(STORE, game))
      .catch(() => {});
  }

  /** Forgets what is only in memory; the database is erased as a whole. */
  clear(): void {
    this.#memory.clear();
  }

  #stored(game: string): Promise<unknown> {
    return this.#database
      .open()
      .then((db) => db.get(STORE, game) as Promise<unknown>)
      .catch(() => undefined);
  }
}

/** Equal for equal choices from an equal start. */
export function gameKey(replay: Replay): string {
  return `${startOf(replay)} ${replay.actions.join(",")}`;
}

function seatsOf(entry: unknown): GameReview {
  return isRecord(entry) && entry["form"] === FORM ? readReview(entry["seats"]) : {};
}

/** What can be read of a kept review; seats that are broken are left out. */
export function readReview(value: unknown): GameReview {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(([seat, review]) => /^\d$/.test(seat) && isPlayerReview(review, Number(seat))),
  ) as GameReview;
}

function isPlayerReview(value: unknown, seat: number): value is AnyReview {
  if (!isRecord(value) || value["seat"] !== seat) return false;
  const { found, curve, turning_points: points } = value;
  const numbers = [value["of"], value["points"], value["lost"]].every(Number.isInteger);
  if (!numbers || typeof value["done"] !== "boolean" || typeof value["praise"] !== "string") return false;
  if (!Array.isArray(found) || !Array.isArray(curve) || !Array.isArray(points)) return false;
  return found.every(isChoice) && curve.every(isDay) && points.every((moment) => found.some((choice: Choice) => choice["moment"] === moment));
}

type Choice = Readonly<Record<string, unknown>>;

function isChoice(value: unknown): value is Choice {
  if (!isRecord(value)) return false;
  const numbers = ["day", "moment", "expected", "lost"].every((name) => Number.isInteger(value[name]));
  const common = numbers && typeof value["phase"] === "string" && areTexts(value["better"]);
  return common && (isOfDays(value) || isOfRounds(value));
}

/** A choice in a game of days tells what everybody did. */
function isOfDays({ lesson, climber, did, should }: Choice): boolean {
  return (lesson === null || typeof lesson === "string") && typeof climber === "string" && areDeeds(did) && areDeeds(should);
}

/** A choice in a game of rounds has a lesson and a better line only if there was something better; older ones did not tell what was done then. */
function isOfRounds({ lesson, did, should }: Choice): boolean {
  if (lesson === null) return (did === null || isLine(did)) && should === null;
  return isRecord(lesson) && typeof lesson["code"] === "string" && areTexts(lesson["cards"]) && isLine(did) && isLine(should);
}

function isLine(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value["moves"])) return false;
  const texts = ["cards", "piles", "scored", "removed", "goals"].every((name) => areTexts(value[name]));
  return texts && value["moves"].every((move) => isRecord(move) && typeof move["kind"] === "string" && areTexts(move["cards"]));
}

function isDay(value: unknown): boolean {
  return isRecord(value) && Number.isInteger(value["day"]) && Number.isInteger(value["expected"]);
}

function areTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function areDeeds(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (done) =>
        isRecord(done) &&
        typeof done["climber"] === "string" &&
        typeof done["deed"] === "string" &&
        Number.isInteger(done["space"]) &&
        Number.isInteger(done["level"]),
    )
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { freshId } from "../engine/id";
import { areBots } from "../engine/bots/levels";
import { type Engine, Refused } from "../engine/requests";
import type { Replay } from "../engine/types";
import { SITE } from "../site";
import { reasonText } from "../ui/reasons";
import { ALL_TEAMS, areTeams, type Team } from "../ui/teams";
import { words } from "../ui/words";
import type { Aside } from "./asides";
import type { Library } from "./library";
import { asText, isFields, isText, isTime } from "./readers";
import type { RecordEntry } from "./records";
import { type GameReview, readReview } from "./reviews";
import { hasSecrets, newGame, type SavedGame, startOf } from "./saved-games";
import { seal, unseal } from "./sealed";
import { type Lessons, readLessons } from "./settings";

const MAX_FILE = 20_000_000;

/** How many games and records a file may have. */
const MOST = 10_000;

const UNHEARD: Course = { tell: () => {} };

const KIND = `${SITE}-games`;

/** A file with every game of this browser, with how far the lessons have come, and with what could not be read. */
export async function exportGames(library: Library, lessons: Lessons): Promise<void> {
  const { games, records, reviews } = library;
  const saved = await games.list();
  const content = {
    kind: KIND,
    version: 1,
    games: await Promise.all(
      saved.map(async ({ replay, summary, left, bots, unmet, teams, unranked, hinted, helped }) => ({
        ...(hasSecrets({ replay, summary }) ? { sealed: seal(replay) } : { replay }),
        left,
        bots,
        unmet,
        teams,
        unranked,
        hinted,
        helped,
        review: someOf(await reviews.get(replay)),
      })),
    ),
    records: (await Promise.all(records.map((store) => store.exported()))).flat().map(({ link, ...entry }) => ({ hash: link, ...entry })),
    lessons,
    aside: (await library.unread()).map((aside) => ({ when: aside.when, code: aside.code, content: withoutSecrets(aside) })),
  };
  download(JSON.stringify(content), `${SITE}-${new Date().toISOString().slice(0, 10)}.json`);
}

/** A file with one thing that could not be read. */
export function exportAside(aside: Aside): void {
  download(withoutSecrets(aside), `${SITE}-aside.json`);
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** What could not be read may still be a game of several, alone or as it was stored; then nobody should read it by eye either. */
export function withoutSecrets({ content }: Aside): string {
  try {
    const found: unknown = JSON.parse(content);
    if (isReplayOfSeveral(found)) return JSON.stringify({ sealed: seal(found) });
    if (!isFields(found) || !isReplayOfSeveral(found["replay"])) return content;
    const { replay, ...others } = found;
    return JSON.stringify({ ...others, sealed: seal(replay) });
  } catch {
    return content;
  }
}

function isReplayOfSeveral(content: unknown): content is object {
  if (typeof content !== "object" || content === null || !("actions" in content) || !("config" in content)) return false;
  const { config } = content;
  return typeof config === "object" && config !== null && "players" in config && config.players !== 1;
}

/** A game about which nothing was found has no review in the file. */
function someOf(review: GameReview): GameReview | undefined {
  return Object.keys(review).length > 0 ? review : undefined;
}

/** Hears how far an import has come, and may stop it between two games. */
export interface Course {
  tell(done: number, total: number): void;
  readonly signal?: AbortSignal;
}

export interface Imported {
  readonly imported: number;
  /** How many were here already, and were left as they are. */
  readonly known: number;
  /** One sentence on what was wrong, if something was. */
  readonly error: string | null;
  /** How far the lessons have come in the file, if it tells of any. */
  readonly lessons?: Lessons;
}

/** Adds the games of a file. What cannot be read is kept aside, and nothing else changes. */
export async function importGames(file: File, library: Library, engine: Engine, course: Course = UNHEARD): Promise<Imported> {
  const { games, asides } = library;
  if (file.size > MAX_FILE) return { imported: 0, known: 0, error: words("error-too_long", { max: MAX_FILE }) };
  const text = await file.text();
  const entries = entriesOf(text);
  if (entries === null) {
    await asides.put(text, "bad_json");
    return { imported: 0, known: 0, error: words("error-bad_json") };
  }
  if (entries.games.length + entries.records.length > MOST) return { imported: 0, known: 0, error: words("error-too_long", { max: MOST }) };
  const saved = await games.list();
  const here = saved.map(({ replay }) => gameText(replay));
  const secret = saved.filter(hasSecrets).map(({ replay }) => replay);
  const unread = new Set<string>();
  let imported = 0;
  let known = 0;
  let error: string | null = null;
  const total = entries.games.length + entries.records.length;
  let done = 0;
  const isStopped = (): boolean => {
    course.tell(done++, total);
    return course.signal?.aborted === true;
  };
  for (const { replay, left, bots, unmet, teams, unranked, hinted, helped, review, aside } of entries.games) {
    if (isStopped()) return { imported, known, error };
    try {
      if (!isFields(replay)) throw new Refused({ code: "bad_json" });
      const whole = await engine.open(freshId(), replay, null);
      await engine.close(whole.id);
      // What was found about a game counts for nothing but the words of its review, and is kept beside what is here.
      if (Object.keys(review).length > 0) await library.reviews.putAll(whole.replay, { ...review, ...(await library.reviews.get(whole.replay)) });
      const place = here.indexOf(gameText(whole.replay));
      if (place >= 0) {
        // Each game that is here stands for one of the file: two alike are still two.
        here.splice(place, 1);
        known += 1;
        continue;
      }
      // An earlier moment of a game that still has secrets: whoever played on from it would see them.
      if (secret.some((running) => isEarlier(whole.replay, running))) {
        known += 1;
        continue;
      }
      const seats = left.filter((seat) => seat < whole.replay.config.players);
      const made = newGame(whole.id, whole.replay, library.summarize(whole.replay.game, whole.view), teams);
      await games.save(
        {
          ...made,
          left: seats,
          ...(bots && { bots }),
          ...(unmet !== undefined && { unmet }),
          ...(unranked ? { unranked } : {}),
          ...(hinted ? { hinted } : {}),
          ...(helped ? { helped } : {}),
        },
        0,
      );
      imported += 1;
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      // What was kept aside where it comes from is so again, with nothing to be said about it.
      const content = aside?.content ?? asText(replay);
      if (!unread.has(content)) await asides.put(content, aside?.code ?? reason.reason.code);
      unread.add(content);
      if (aside === undefined) error = reasonText(reason.reason);
    }
  }
  const links = new Set((await Promise.all(library.records.map((store) => store.list()))).flat().map(({ link }) => link));
  for (const entry of entries.records) {
    if (isStopped()) return { imported, known, error };
    if (links.has(entry.link)) continue;
    links.add(entry.link);
    await importRecord(entry, library, engine);
  }
  const { lessons } = entries;
  return { imported, known, error, ...(Object.keys(lessons).length > 0 && { lessons }) };
}

/** A game as a text that is equal for equal games. */
function gameText({ names, actions, ...start }: Replay): string {
  return JSON.stringify([startOf(start), names, actions]);
}

/** Whether one game has come to the other by going on. */
function isEarlier(earlier: Replay, later: Replay): boolean {
  if (startOf(earlier) !== startOf(later) || earlier.names.join() !== later.names.join()) return false;
  return earlier.actions.length < later.actions.length && earlier.actions.every((action, place) => action === later.actions[place]);
}

/** A record is played again before it counts; one that does not hold is left out. */
async function importRecord(entry: RecordEntry, library: Library, engine: Engine): Promise<void> {
  try {
    const found = await engine.read(entry.link);
    if (found.kind !== "game" || !found.verdict.finished) return;
    await library.recordsOf(found.verdict.game).importFound(found, entry, engine);
  } catch (reason) {
    if (!(reason instanceof Refused)) throw reason;
  }
}

interface Entry {
  readonly replay: unknown;
  readonly left: readonly number[];
  /** If it was kept aside: its text, and why it was. */
  readonly aside?: Pick<Aside, "content" | "code">;
  readonly bots?: SavedGame["bots"];
  readonly unmet?: number;
  readonly teams: readonly Team[];
  readonly unranked: boolean;
  readonly review: GameReview;
  readonly hinted?: boolean;
  readonly helped?: boolean;
}

interface Entries {
  readonly games: readonly Entry[];
  readonly records: readonly RecordEntry[];
  readonly lessons: Lessons;
}

/** The games of an export, or of a single saved game; null if it is neither, or too deep to be walked through. */
function entriesOf(text: string): Entries | null {
  try {
    const content: unknown = JSON.parse(text);
    JSON.stringify(content); // as it will be sent to the engine
    if (typeof content !== "object" || content === null) return null;
    if ("actions" in content)
      return { games: [{ replay: content, left: [], teams: ALL_TEAMS, unranked: false, review: {} }], records: [], lessons: {} };
    if (!("kind" in content) || content.kind !== KIND || !("games" in content) || !Array.isArray(content.games)) return null;
    const records: unknown[] = "records" in content && Array.isArray(content.records) ? content.records : [];
    const aside: unknown[] = "aside" in content && Array.isArray(content.aside) ? content.aside : [];
    return {
      games: [...content.games.map(entryOf), ...aside.flatMap(asideOf)],
      records: records.flatMap(recordOf),
      lessons: readLessons("lessons" in content ? content.lessons : {}),
    };
  } catch {
    return null;
  }
}

function entryOf(game: unknown): Entry {
  if (typeof game !== "object" || game === null || !("replay" in game || "sealed" in game))
    return { replay: game, left: [], teams: ALL_TEAMS, unranked: false, review: {} };
  const left: unknown[] = "left" in game && Array.isArray(game.left) ? game.left : [];
  return {
    replay: "replay" in game ? game.replay : unsealed(game),
    left: left.filter((seat): seat is number => Number.isInteger(seat) && Number(seat) >= 0),
    ...("bots" in game && areBots(game.bots) ? { bots: game.bots } : {}),
    ...("unmet" in game && Number.isInteger(game.unmet) ? { unmet: Number(game.unmet) } : {}),
    teams: "teams" in game && areTeams(game.teams) ? game.teams : ALL_TEAMS,
    unranked: "unranked" in game && game.unranked === true,
    review: "review" in game ? readReview(game.review) : {},
    hinted: "hinted" in game && game.hinted === true,
    helped: "helped" in game && game.helped === true,
  };
}

/** Something that was kept aside where the file comes from: a game that this page may be able to read. */
function asideOf(aside: unknown): Entry[] {
  if (!isFields(aside) || !isText(aside["content"], MAX_FILE)) return [];
  const { content, code } = aside;
  const kept = { content, code: isText(code, 40) ? code : "bad_json" };
  const found = parsed(content);
  return [{ ...entryOf(isFields(found) && "actions" in found ? { replay: found } : found), aside: kept }];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The actions of a game that was sealed; as it stands in the file, if it cannot be read. */
function unsealed(game: { readonly sealed?: unknown }): unknown {
  try {
    return unseal(String(game.sealed));
  } catch {
    return { sealed: game.sealed };
  }
}

/** In a file the link of a record is called `hash`. */
function recordOf(record: unknown): RecordEntry[] {
  if (typeof record !== "object" || record === null) return [];
  const { hash, when, first, hinted, bots } = record as Record<string, unknown>;
  if (!isText(hash, 4096) || !isTime(when)) return [];
  return [{ link: hash, when, first: first === true, ...(hinted === true ? { hinted } : {}), ...(areBots(bots) ? { bots } : {}) }];
}

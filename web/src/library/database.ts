import { type DBSchema, type IDBPDatabase, openDB } from "idb";

import type { Replay } from "../engine/types";
import type { ChartDay, Climb, Rank } from "../games/k2/types";
import type { Team } from "../ui/teams";
import type { Summary } from "./summary";

export interface SavedGame {
  readonly id: string;
  readonly replay: Replay;
  readonly revision: number;
  readonly started: number;
  readonly updated: number;
  readonly summary: Summary;
  /** Seats whose people have left the table; they are passed over by resting. */
  readonly left: readonly number[];
  /** Colour and emblem by seat; games saved before they could be chosen have none. */
  readonly teams?: readonly Team[];
  /** Played on from another game, so it counts for no record. */
  readonly unranked?: boolean;
  readonly ghost?: Ghost;
}

/** Somebody else's climb of the same mountain, shown beside one's own. */
export interface Ghost {
  readonly name: string;
  readonly points: number;
  readonly rank: Rank | null;
  readonly days: readonly ChartDay[];
}

/** A finished climb alone, for the records; it stays when its game is deleted. */
export interface ClimbRecord extends Climb {
  readonly when: number;
  /** The first game this browser began on the mountain of that day. */
  readonly first: boolean;
}

/** A finished game of Karakorum, for the records; it stays when its game is deleted. */
export interface MatchRecord {
  readonly hash: string;
  readonly when: number;
  readonly names: readonly string[];
  readonly winners: readonly number[];
  readonly totals: readonly number[];
  readonly reason: "summits" | "comparison" | "shared";
}

/** The first game that was begun on the mountain of a day. */
export interface FirstTry {
  readonly date: string;
  readonly id: string;
}

/** Something that could not be read, kept so that it can be exported. */
export interface Aside {
  readonly id: string;
  readonly when: number;
  readonly content: string;
  readonly code: string;
}

/** What is recorded, by the name of its store. */
export interface Ledgers {
  readonly climbs: ClimbRecord;
  readonly matches: MatchRecord;
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { updated: number } };
  aside: { key: string; value: Aside };
  climbs: { key: string; value: ClimbRecord }; // by hash: the same choices are the same climb
  firsts: { key: string; value: FirstTry };
  matches: { key: string; value: MatchRecord };
}

const NAME = "k2";
const VERSION = 2;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

/** Rejects where nothing may be stored, which some browsers say by throwing. */
export async function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore("games", { keyPath: "id" }).createIndex("updated", "updated");
        db.createObjectStore("aside", { keyPath: "id" });
      }
      if (from < 2) {
        db.createObjectStore("climbs", { keyPath: "hash" });
        db.createObjectStore("firsts", { keyPath: "date" });
        db.createObjectStore("matches", { keyPath: "hash" });
      }
    },
    // Another tab has a newer version of the site and waits for this one to let go.
    blocking: (_current, _next, event) => {
      opening = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated: () => (opening = undefined),
  });
  opening.catch(() => (opening = undefined));
  return opening;
}

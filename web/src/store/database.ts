import { type DBSchema, type IDBPDatabase, openDB } from "idb";

import type { Replay, View } from "../game/types";

/** What the list of games shows without asking the engine. */
export interface Summary {
  readonly day: number;
  readonly totals: readonly number[];
  readonly over: boolean;
  readonly spaces: readonly (readonly (number | null)[])[];
}

export interface SavedGame {
  readonly id: string;
  readonly replay: Replay;
  readonly revision: number;
  readonly started: number;
  readonly updated: number;
  readonly summary: Summary;
  /** Seats whose people have left the table; they are passed over by resting. */
  readonly left: readonly number[];
}

/** Something that could not be read, kept so that it can be exported. */
export interface Aside {
  readonly id: string;
  readonly when: number;
  readonly content: string;
  readonly code: string;
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame; indexes: { updated: number } };
  aside: { key: string; value: Aside };
}

const NAME = "k2";
const VERSION = 1;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

export function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore("games", { keyPath: "id" }).createIndex("updated", "updated");
      db.createObjectStore("aside", { keyPath: "id" });
    },
    terminated: () => (opening = undefined),
  });
  opening.catch(() => (opening = undefined));
  return opening;
}

export function summarize(view: View): Summary {
  return {
    day: view.table.day,
    totals: view.totals,
    over: view.outcome !== null,
    spaces: view.table.players.map((player) => player.climbers.map((climber) => climber.space)),
  };
}

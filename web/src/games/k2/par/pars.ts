import { SITE } from "../../../site";
import type { Mountain } from "../types";

/** What is known of the par of a mountain. */
export interface KnownPar {
  /** The best score known. */
  readonly points: number;
  /** How many stages of the search are over. */
  readonly done: number;
  /** Whether it is good enough to be shown. */
  readonly ready: boolean;
  /** Whether nothing is left to search. */
  readonly over: boolean;
}

export const UNKNOWN: KnownPar = { points: 0, done: 0, ready: false, over: false };

const KEY = `${SITE}:pars`;

/** How many mountains are kept; the ones that were looked at longest ago are forgotten. */
const MOST = 200;

/** What the seed of a day's mountain begins with. */
const DAILY = "daily-";

type Pars = Record<string, KnownPar>;

/** Where nothing may be stored, pars last as long as the page. */
let memory: Pars = {};

export function mountainKey({ board, weather, seed }: Mountain): string {
  return `${board}/${weather}/${seed}`;
}

export function readPar(mountain: Mountain): KnownPar {
  return readAll()[mountainKey(mountain)] ?? UNKNOWN;
}

/** Keeps what was found; a better score that is known already stays. */
export function keepPar(mountain: Mountain, found: KnownPar): KnownPar {
  const key = mountainKey(mountain);
  const { [key]: before = UNKNOWN, ...others } = readAll();
  const kept = { ...found, points: Math.max(found.points, before.points) };
  const latest = Object.entries({ ...others, [key]: kept }).slice(-MOST);
  memory = Object.fromEntries(latest);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Storage is refused, and saving the game says so.
  }
  return kept;
}

/** Keeps a score that somebody has reached, if par is not known to be as high: what is found later is never below it. */
export function keepReached(mountain: Mountain, points: number): void {
  const known = readPar(mountain);
  if (points > known.points) keepPar(mountain, { ...known, points });
}

/** Par as far as it is known without a search; 0 if it is not. */
export async function knownPar(mountain: Mountain): Promise<number> {
  const given = await dailyPar(mountain);
  const { points, ready } = readPar(mountain);
  return given > 0 || ready ? Math.max(given, points) : 0;
}

/** The par of a day's mountain that comes with the page; 0 if there is none. */
export async function dailyPar({ board, weather, seed }: Mountain): Promise<number> {
  if (!seed.startsWith(DAILY)) return 0;
  const { default: pars } = await import("../daily-par.json");
  const days: Readonly<Record<string, number>> | undefined = (pars as Record<string, Record<string, number>>)[`${board}/${weather}`];
  return days?.[seed.slice(DAILY.length)] ?? 0;
}

function readAll(): Pars {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, KnownPar] => isPar(entry[1])));
  } catch {
    return memory;
  }
}

function isPar(value: unknown): value is KnownPar {
  if (typeof value !== "object" || value === null) return false;
  const { points, done, ready, over } = value as Record<string, unknown>;
  return Number.isInteger(points) && Number.isInteger(done) && typeof ready === "boolean" && typeof over === "boolean";
}

import type { Level } from "../../generated/wire-bots";
import { LIMITS } from "../limits";

export type { Level };

/** From the weakest to the strongest. */
export const LEVELS: readonly Level[] = ["hiker", "alpinist", "himalayan"];

/** Before the level in the name of a seat: so saves, links and records know the bots, in every language. */
const MARK = "*";
/** The longest name that the engine takes. */
const MOST_LETTERS = LIMITS.name;

/** What a bot is called where names are kept; people are shown a word for it. */
export function botName(level: Level): string {
  return `${MARK}${level}`;
}

/** The level of whoever has this name; null for people. */
export function levelOf(name: string | undefined): Level | null {
  return LEVELS.find((level) => botName(level) === name) ?? null;
}

/** Two players on one seat, one after the other: whom the name says, and then a bot of this level or, with null, a person. */
export interface Followed {
  readonly first: string;
  readonly follower: Level | null;
}

/** The name of a seat on which somebody else went on. A long name is cut so that it stays one that links can hold. */
export function followedName({ first, follower }: Followed): string {
  const mark = `${MARK}${follower === null ? 0 : LEVELS.indexOf(follower) + 1}`;
  return (
    Array.from(first)
      .slice(0, MOST_LETTERS - mark.length)
      .join("") + mark
  );
}

/** Null for a name of only one player. */
export function readFollowed(name: string | undefined): Followed | null {
  const digit = name?.at(-1) ?? "";
  if (name?.at(-2) !== MARK || !"0123".includes(digit)) return null;
  return { first: name.slice(0, -2), follower: LEVELS[Number(digit) - 1] ?? null };
}

/** Whether this says of some seats which bot or, with null, that a person plays there. */
export function areBots(value: unknown): value is Readonly<Record<number, Level | null>> {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).every(([seat, level]) => /^\d$/.test(seat) && (level === null || LEVELS.some((known) => known === level)));
}

import type { Level } from "../../generated/wire-bots";

export type { Level };

/** From the weakest to the strongest. */
export const LEVELS: readonly Level[] = ["hiker", "alpinist", "himalayan"];

/** Before the level in the name of a seat: so saves, links and records know the bots, in every language. */
const MARK = "*";

/** What a bot is called where names are kept; people are shown a word for it. */
export function botName(level: Level): string {
  return `${MARK}${level}`;
}

/** The level of whoever has this name; null for people. */
export function levelOf(name: string | undefined): Level | null {
  return LEVELS.find((level) => botName(level) === name) ?? null;
}

/** Whether this says of some seats which bot or, with null, that a person plays there. */
export function areBots(value: unknown): value is Readonly<Record<number, Level | null>> {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).every(([seat, level]) => /^\d$/.test(seat) && (level === null || LEVELS.some((known) => known === level)));
}

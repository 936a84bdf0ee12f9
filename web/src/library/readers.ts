/** What was stored is read like a stranger's: these say of a value whether it is what it should be. Nothing here throws. */

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isText(value: unknown, longest: number): value is string {
  return typeof value === "string" && value.length <= longest;
}

export function isWhole(value: unknown, from: number, to: number): value is number {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
}

/** The last moment that a date can be. */
const LAST = 8.64e15;

export function isTime(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= LAST;
}

/** A date as the mountains of the days are named by. */
export function isDate(value: unknown): value is string {
  return isText(value, 10) && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
}

/** No game has more seats, days or expeditions than this. */
export const MANY = 50;

export function isList<T>(value: unknown, test: (one: unknown) => one is T, longest: number = MANY): value is readonly T[] {
  return Array.isArray(value) && value.length <= longest && value.every((one) => test(one));
}

export const isCount = (value: unknown): value is number => isWhole(value, -9999, 9999);

/** A link to a game, in the form that the engine writes: it leads nowhere else. */
export function isGameLink(value: unknown, game: string): value is string {
  return isText(value, 4096) && value.startsWith(`#${game}/game/`) && /^[\w-]+$/.test(value.slice(game.length + 7));
}

/** A text that shows what was stored, whatever it is. */
export function asText(value: unknown): string {
  try {
    return typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  } catch {
    return String(value);
  }
}

import type { ClimbRecord } from "../library/database";

/** In milliseconds. */
export const DAY = 86_400_000;

/** The date in UTC, so that everybody has the same mountain. */
export function today(now: number = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function daysBefore(date: string, days: number): string {
  return today(Date.parse(date) - days * DAY);
}

/** How many days in a row, up to today or yesterday, the mountain of the day was climbed on its day. */
export function streak(climbs: readonly ClimbRecord[], date: string): number {
  const kept = new Set(climbs.filter((climb) => climb.daily !== null && today(climb.when) === climb.daily).map((climb) => climb.daily));
  let day = kept.has(date) ? date : daysBefore(date, 1);
  let count = 0;
  while (kept.has(day)) {
    count += 1;
    day = daysBefore(day, 1);
  }
  return count;
}

/** A date as people here write it. */
export function dateText(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(document.documentElement.lang, { timeZone: "UTC", dateStyle: "long" });
}

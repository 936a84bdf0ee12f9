import { locale } from "./words";

/** In milliseconds. */
export const DAY = 86_400_000;

/** The date in UTC, so that it is the same for everybody. */
export function today(now: number = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function daysBefore(date: string, days: number): string {
  return today(Date.parse(date) - days * DAY);
}

/** A date as people here write it. */
export function dateText(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(locale(), { timeZone: "UTC", dateStyle: "long" });
}

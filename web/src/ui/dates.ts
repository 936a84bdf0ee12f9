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

const MINUTE = 60_000;

/** How long ago something was, in the largest unit that fits: "3 hours ago", "yesterday"; after a month the date. */
export function agoText(when: number, now: number = Date.now()): string {
  const passed = Math.max(0, now - when);
  if (passed > 30 * DAY) return dateText(today(when));
  const [amount, unit] = (
    [
      [DAY, "day"],
      [60 * MINUTE, "hour"],
      [MINUTE, "minute"],
    ] as const
  ).find(([length]) => passed >= length) ?? [MINUTE, "minute"];
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-Math.floor(passed / amount), unit);
}

/** A date as people here write it. */
export function dateText(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(locale(), { timeZone: "UTC", dateStyle: "long" });
}

/** The same in short, without the year: the day of the week, the day and the month. */
export function shortDateText(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString(locale(), { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" });
}

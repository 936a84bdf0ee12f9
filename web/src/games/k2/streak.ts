import { daysBefore, today } from "../../ui/dates";
import type { ClimbRecord } from "./climbs";

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

import type { WeighedMove } from "../../../engine/bots/reviewer";
import { locale } from "../../../ui/words";

/** Chances are in tenths of a percent. */
const WHOLE = 1000;

/** "7%", as each language writes it. */
export function percentText(tenths: number): string {
  return new Intl.NumberFormat(locale(), { style: "percent", maximumFractionDigits: 0 }).format(tenths / WHOLE);
}

/** Of several choices of one kind in a round the one that cost most. */
export function worst(choices: readonly WeighedMove[], phase: WeighedMove["phase"]): WeighedMove | null {
  return choices
    .filter((choice) => choice.phase === phase)
    .reduce<WeighedMove | null>((found, choice) => (found === null || choice.lost > found.lost ? choice : found), null);
}

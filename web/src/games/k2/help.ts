import { words } from "../../ui/words";
import type { Phase } from "./types";

/** The short hints that stand by in somebody's first real game, by day and phase: all of them at first, then fewer, then none. */
const HELP: Readonly<Record<number, Partial<Record<Phase, () => string>>>> = {
  1: { select: () => words("help-k2-select"), token: () => words("risk-hint"), turn: () => words("turn-pick-climber") },
  2: { select: () => words("help-k2-weather"), token: () => words("risk-hint"), turn: () => words("turn-pick-climber") },
  3: { select: () => words("help-k2-weather"), turn: () => words("help-k2-tent") },
  4: { turn: () => words("help-k2-night") },
};

/** The hint of a day and phase; empty if there is none any more. */
export function helpText(day: number, phase: Phase): string {
  return HELP[day]?.[phase]?.() ?? "";
}

/** Whether the other hints of the table stand by too: not longer than the first of these. */
export function isHelped(day: number): boolean {
  return day <= 2;
}

import { SITE } from "../../site";
import type { Intent } from "./tray/intent";
import type { Goal } from "./types";

/** What somebody was about to do. The plans are left out: the engine is asked for them again. */
export type Choices = Pick<Intent, "picks" | "climber" | "card" | "receiver" | "option" | "plan" | "rescue"> & { readonly goals: readonly Goal[] };

interface Kept {
  readonly version: typeof VERSION;
  readonly game: string;
  readonly position: string;
  readonly choices: Choices;
}

const KEY = `${SITE}:choices`;

/** Goes up when `Choices` changes. */
const VERSION = 1;

/** Keeps the choices for a reload of this tab; only those of the game that is on the screen, and only as long as it stands there. */
export function keepChoices(game: string, position: string, intent: Intent): void {
  const { picks, climber, card, receiver, options, option, plan, rescue } = intent;
  const choices: Choices = { picks, climber, card, receiver, option, plan, rescue, goals: options.map(({ goal }) => goal) };
  const kept: Kept = { version: VERSION, game, position, choices };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that stores nothing forgets them.
  }
}

/** Forgets choices that were made at another position: those of whoever has played since. */
export function forgetOldChoices(game: string, position: string): void {
  try {
    if (keptChoices(game, position) === null) sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is stored, so there is nothing to forget.
  }
}

/** The choices that were made at this position of this game; null if there are none. */
export function keptChoices(game: string, position: string): Choices | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
    return kept?.version === VERSION && kept.game === game && kept.position === position ? kept.choices : null;
  } catch {
    return null;
  }
}

import type { Settings } from "../library/settings";
import type { Speed } from "../ui/motion";

type Chosen = Pick<Settings, "speed" | "pace">;

/** Milliseconds between two actions at the usual pace. */
const USUAL = { calm: 1400, quick: 700, off: 700 } as const;

export function millisecondsAt({ speed, pace }: Chosen): number {
  return USUAL[speed] / pace;
}

/** What one letter takes to be read. */
const LETTER = { calm: 45, quick: 25, off: 25 } as const;

/** How long a moment stays: the usual time, or as long as its lines take to be read, such as those of a night. */
export function timeToRead(lines: readonly string[], chosen: Chosen): number {
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  return Math.max(millisecondsAt(chosen), (letters * LETTER[chosen.speed]) / chosen.pace);
}

/** How what happens is shown, so that it is over before the next action comes. */
export function speedAt(chosen: Chosen): Speed {
  const time = millisecondsAt(chosen);
  if (chosen.speed === "off" || time < 500) return "off";
  return time < 1000 ? "quick" : chosen.speed;
}

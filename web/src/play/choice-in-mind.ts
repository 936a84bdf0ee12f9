import { SITE } from "../site";

const KEY = `${SITE}:choice`;

/** Which game and position a choice belongs to. */
interface Place {
  readonly id: string;
  readonly position: string;
}

/**
 * Keeps a choice that was begun and not made yet, so that a reload of the page brings it back. It is kept as long as the tab is open,
 * and is meant only for choices that everybody at the table may see.
 */
export function keepChoice({ id, position }: Place, choice: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, position, choice }));
  } catch {
    // Storage is refused: then a reload begins the choice anew.
  }
}

/** The choice that was begun at this position of this game; null if there is none. What it holds is for the game to check. */
export function keptChoice({ id, position }: Place): Readonly<Record<string, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (!isRecord(kept) || kept["id"] !== id || kept["position"] !== position) return null;
    const { choice } = kept;
    return isRecord(choice) ? choice : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

import { reasonText } from "../game/describe";
import { type Engine, Refused } from "../game/engine";
import { words } from "../i18n/words";
import { type Games, newGame } from "./games";

const MAX_FILE = 20_000_000;
const KIND = "k2-games";

/** A file with every game of this browser, and with what could not be read. */
export async function exportGames(games: Games): Promise<void> {
  const content = {
    kind: KIND,
    version: 1,
    games: (await games.list()).map(({ replay, left }) => ({ replay, left })),
    aside: await games.asides(),
  };
  const address = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `k2-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export interface Imported {
  readonly imported: number;
  /** One sentence on what was wrong, if something was. */
  readonly error: string | null;
}

/** Adds the games of a file. What cannot be read is kept aside, and nothing else changes. */
export async function importGames(file: File, games: Games, engine: Engine): Promise<Imported> {
  if (file.size > MAX_FILE) return { imported: 0, error: words("error-too_long", { max: MAX_FILE }) };
  const text = await file.text();
  const entries = entriesOf(text);
  if (entries === null) {
    await games.putAside(text, "bad_json");
    return { imported: 0, error: words("error-bad_json") };
  }
  let imported = 0;
  let error: string | null = null;
  for (const { replay, left } of entries) {
    try {
      const whole = await engine.open(replay, null);
      const seats = left.filter((seat) => seat < whole.replay.config.players);
      await games.save({ ...newGame(whole.replay, whole.view), left: seats }, 0);
      imported += 1;
    } catch (reason) {
      if (!(reason instanceof Refused)) throw reason;
      await games.putAside(JSON.stringify(replay), reason.reason.code);
      error = reasonText(reason.reason);
    }
  }
  return { imported, error };
}

interface Entry {
  readonly replay: unknown;
  readonly left: readonly number[];
}

/** The games of an export, or of a single saved game; null if it is neither, or too deep to be walked through. */
function entriesOf(text: string): Entry[] | null {
  try {
    const content: unknown = JSON.parse(text);
    JSON.stringify(content); // as it will be sent to the engine
    if (typeof content !== "object" || content === null) return null;
    if ("actions" in content) return [{ replay: content, left: [] }];
    if (!("kind" in content) || content.kind !== KIND || !("games" in content) || !Array.isArray(content.games)) return null;
    return content.games.map(entryOf);
  } catch {
    return null;
  }
}

function entryOf(game: unknown): Entry {
  if (typeof game !== "object" || game === null || !("replay" in game)) return { replay: game, left: [] };
  const left: unknown[] = "left" in game && Array.isArray(game.left) ? game.left : [];
  return { replay: game.replay, left: left.filter((seat): seat is number => Number.isInteger(seat) && Number(seat) >= 0) };
}

import { followedName, type Level } from "../engine/bots/levels";
import { freshId } from "../engine/id";
import type { Engine } from "../engine/requests";
import type { SavedGame } from "../library/saved-game";

/** The link of a game that is over, for others: it also names who went on for somebody else. */
export async function sharedLink(engine: Engine, { id, replay, bots = {} }: Pick<SavedGame, "id" | "replay" | "bots">): Promise<string> {
  if (Object.keys(bots).length === 0) return engine.link(id, null);
  const other = await engine.open(freshId(), { ...replay, names: sharedNames(replay.names, replay.config.players, bots) }, null);
  const link = await engine.link(other.id, null);
  await engine.close(other.id);
  return link;
}

/** The names of all seats; `bots` says by seat who went on there. */
export function sharedNames(names: readonly string[], players: number, bots: Readonly<Record<number, Level | null>>): string[] {
  return Array.from({ length: players }, (_, seat) => {
    const first = names[seat] ?? "";
    const follower = bots[seat];
    return follower === undefined ? first : followedName({ first, follower });
  });
}

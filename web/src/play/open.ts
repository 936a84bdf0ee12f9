import type { Engine } from "../engine/requests";
import type { AnyConfig, AnyView, GameName, Replay, Whole } from "../engine/types";
import { K2Session } from "../games/k2/session";
import type { K2Whole } from "../games/k2/types";
import { KarakorumSession } from "../games/karakorum/session";
import type { EngineView as KarakorumView, GameEvent as KarakorumEvent } from "../games/karakorum/types";
import type { Ghost, SavedGame } from "../library/database";
import { newGame } from "../library/games";
import type { Team } from "../ui/teams";
import type { Store } from "./session";

export type AnySession = K2Session | KarakorumSession;

/** Who sits where, and beside whose ghost. */
export interface Seating {
  readonly names: readonly string[];
  readonly teams: readonly Team[];
  readonly ghost?: Ghost | undefined;
}

/** A new game, saved before it is shown. */
export async function startGame(
  engine: Engine,
  store: Store,
  game: GameName,
  config: AnyConfig,
  { names, teams, ghost }: Seating,
): Promise<AnySession> {
  const whole = await engine.newGame(game, config, names, firstViewer(config));
  const made = newGame(whole.replay, whole.view, teams);
  return sitDown(engine, store, await store.games.save(ghost === undefined ? made : { ...made, ghost }, 0), whole);
}

/** A game played on from a moment of another one; it counts for no record. */
export async function branchGame(engine: Engine, store: Store, replay: Replay, teams: readonly Team[]): Promise<AnySession> {
  const whole = await engine.open(replay, firstViewer(replay.config));
  const made: SavedGame = { ...newGame(whole.replay, whole.view, teams), unranked: true };
  return sitDown(engine, store, await store.games.save(made, 0), whole);
}

/** A saved game, played again from its actions. */
export async function resumeGame(engine: Engine, store: Store, saved: SavedGame): Promise<AnySession> {
  return sitDown(engine, store, saved, await engine.open(saved.replay, firstViewer(saved.replay.config)));
}

async function sitDown(engine: Engine, store: Store, saved: SavedGame, whole: Whole<AnyView, unknown>): Promise<AnySession> {
  const session =
    saved.replay.game === "k2"
      ? new K2Session(engine, store, saved, whole as K2Whole)
      : new KarakorumSession(engine, store, saved, whole as Whole<KarakorumView, KarakorumEvent>);
  await session.sitDown();
  return session;
}

/** Who alone sits at the table sees the hand at once; otherwise it turns out later who may look. */
function firstViewer({ players }: AnyConfig): number | null {
  return players === 1 ? 0 : null;
}

/** What the engine can be asked about K2 alone. */
import { freshId } from "../../engine/id";
import type { Engine, Said } from "../../engine/requests";
import type { AtPosition, Replay } from "../../engine/types";
import type * as wire from "../../generated/wire-k2";
import { NAME } from "./name";
import type { ChartDay, Climb, Daily, EngineView, GameEvent, Goal, Mountain, Plan } from "./types";

/** The course of a game by days. */
export async function askChart(engine: Engine, id: string): Promise<readonly ChartDay[]> {
  return (await engine.chart<wire.Chart>(id)).days;
}

/** The risk sum of some cards. */
export function askRisk(engine: Engine, at: AtPosition, cards: readonly string[]): Promise<number> {
  return engine.ask({ do: "risk", ...at, cards } satisfies wire.AskRisk);
}

/** Ways to reach a goal in the turn that is being played. */
export function askPlans(engine: Engine, at: AtPosition, goal: Goal): Promise<readonly Plan[]> {
  return engine.ask({ do: "plans", ...at, goal } satisfies wire.AskPlans);
}

/** A solo game in short. */
export function askClimb(engine: Engine, id: string): Promise<Climb> {
  return engine.share(id);
}

/** A link that asks somebody to climb this mountain. */
export function askChallengeLink(engine: Engine, { board, weather, seed }: Mountain, said: Said): Promise<string> {
  return engine.challengeLink(NAME, { board, weather, seed }, said);
}

/** The mountains of some days. */
export function askDailies(engine: Engine, dates: readonly string[]): Promise<readonly Daily[]> {
  return engine.dailies(dates);
}

/** The course of a game that is over. */
export interface Course {
  readonly days: readonly ChartDay[];
  readonly log: readonly GameEvent[];
}

/** The course of a game that is over, whoever has played it. */
export async function askCourse(engine: Engine, replay: Replay): Promise<Course> {
  const { id, log } = await engine.open<EngineView, GameEvent>(freshId(), replay, null);
  const days = await askChart(engine, id);
  await engine.close(id);
  return { days, log };
}

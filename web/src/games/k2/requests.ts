/** What the engine can be asked about K2 alone. */
import type { Engine } from "../../engine/requests";
import type { ChartDay, Climb, Daily, Goal, Mountain, Plan } from "./types";

/** The course of the open game by days. */
export async function askChart(engine: Engine): Promise<readonly ChartDay[]> {
  return (await engine.ask<{ days: readonly ChartDay[] }>({ do: "chart" })).days;
}

/** The risk sum of some cards. */
export function askRisk(engine: Engine, cards: readonly string[]): Promise<number> {
  return engine.ask({ do: "risk", cards });
}

/** Ways to reach a goal in the turn that is being played. */
export function askPlans(engine: Engine, goal: Goal): Promise<readonly Plan[]> {
  return engine.ask({ do: "plans", goal });
}

/** The open game in short; it must be a solo one. */
export function askClimb(engine: Engine): Promise<Climb> {
  return engine.ask({ do: "share" });
}

/** A link that asks somebody to climb this mountain. */
export async function askChallengeLink(engine: Engine, { board, weather, seed }: Mountain, message: string): Promise<string> {
  return (await engine.ask<{ hash: string }>({ do: "challenge_link", board, weather, seed, message })).hash;
}

/** The mountains of some days. */
export function askDailies(engine: Engine, dates: readonly string[]): Promise<readonly Daily[]> {
  return engine.ask({ do: "dailies", dates });
}

import type { KarakorumVerdict } from "../games/karakorum/types";
import type { MatchRecord } from "./database";

/** The record of a game of Karakorum; null while it has not come to its end. */
export function matchOf(hash: string, when: number, verdict: Pick<KarakorumVerdict, "config" | "names" | "outcome">): MatchRecord | null {
  if (verdict.outcome === null) return null;
  const { winners, totals, reason } = verdict.outcome;
  const names = Array.from({ length: verdict.config.players }, (_, seat) => verdict.names[seat] ?? "");
  return { hash, when, names, winners, totals, reason };
}

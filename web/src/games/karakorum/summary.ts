import type { Summary } from "../../library/saved-games";
import { words } from "../../ui/words";
import type { EngineView, Pawns, Standing } from "./types";

export interface KarakorumSummary extends Summary {
  /** Cards left in the deck. */
  readonly deck: number;
  readonly pawns: readonly Pawns[];
  /** Who leads nowhere and so has no sum. Games saved by earlier versions do not say. */
  readonly out?: readonly number[];
  /** Whether three summits have decided the game, so that no sums are compared. */
  readonly bySummits?: boolean;
}

export function summarize(view: EngineView): KarakorumSummary {
  return {
    deck: view.table.unseen.length,
    totals: view.comparison.map(({ sum }) => sum ?? 0),
    over: view.outcome !== null,
    out: withoutSum(view.comparison),
    bySummits: view.outcome?.reason === "summits",
    pawns: view.table.players.map(({ pawns }) => pawns),
  };
}

/** The seats that lead nowhere: nothing is added up for them (F3). */
export function withoutSum(comparison: readonly Standing[]): readonly number[] {
  return comparison.flatMap(({ sum }, seat) => (sum === null ? [seat] : []));
}

/** What a seat has, in one word: its sum, or that it is out of the running. Nothing if three summits have decided. */
export function scoreText({ totals, out = [], bySummits = false, over }: Summary & Partial<KarakorumSummary>, seat: number): string {
  if (bySummits) return "";
  if (!out.includes(seat)) return String(totals[seat] ?? "");
  return over ? words("karakorum-table-out") : "–";
}

import type { Summary } from "../../library/saved-games";
import type { EngineView, Pawns } from "./types";

export interface KarakorumSummary extends Summary {
  /** Cards left in the deck. */
  readonly deck: number;
  readonly pawns: readonly Pawns[];
}

export function summarize(view: EngineView): KarakorumSummary {
  return {
    deck: view.table.unseen.length,
    totals: view.comparison.map(({ sum }) => sum ?? 0),
    over: view.outcome !== null,
    pawns: view.table.players.map(({ pawns }) => pawns),
  };
}

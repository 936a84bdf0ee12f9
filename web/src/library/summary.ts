import type { AnyView, GameName } from "../engine/types";
import type { EngineView as K2View } from "../games/k2/types";
import type { EngineView as KarakorumView, Pawns } from "../games/karakorum/types";

/** What the list of games shows without asking the engine. */
export type Summary = K2Summary | KarakorumSummary;

interface K2Summary {
  readonly day: number;
  readonly totals: readonly number[];
  readonly over: boolean;
  readonly spaces: readonly (readonly (number | null)[])[];
}

interface KarakorumSummary {
  /** Cards left in the deck. */
  readonly deck: number;
  readonly totals: readonly number[];
  readonly over: boolean;
  readonly pawns: readonly Pawns[];
}

export function summaryOf(game: GameName, view: AnyView): Summary {
  return game === "k2" ? ofK2(view as K2View) : ofKarakorum(view as KarakorumView);
}

function ofK2(view: K2View): K2Summary {
  return {
    day: view.table.day,
    totals: view.totals,
    over: view.outcome !== null,
    spaces: view.table.players.map((player) => player.climbers.map((climber) => climber.space)),
  };
}

function ofKarakorum(view: KarakorumView): KarakorumSummary {
  return {
    deck: view.table.unseen.length,
    totals: view.comparison.map(({ sum }) => sum ?? 0),
    over: view.outcome !== null,
    pawns: view.table.players.map(({ pawns }) => pawns),
  };
}

import type { Summary } from "../../library/saved-games";
import type { EngineView } from "./types";

export interface K2Summary extends Summary {
  readonly day: number;
  /** Where everybody's climbers stand, by seat. */
  readonly spaces: readonly (readonly (number | null)[])[];
}

export function summarize(view: EngineView): K2Summary {
  return {
    day: view.table.day,
    totals: view.totals,
    over: view.outcome !== null,
    spaces: view.table.players.map((player) => player.climbers.map((climber) => climber.space)),
  };
}

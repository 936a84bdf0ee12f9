import { isCount, isFields, isList, isWhole } from "../../library/readers";
import type { GameReader } from "../../library/stored-games";
import { COLOURS } from "./art/types";
import { constants } from "./constants";
import type { KarakorumSummary } from "./summary";
import type { Pawns } from "./types";

/** Reads what was stored of a game of Karakorum. */
export const reader: GameReader = {
  rules: constants.rules,
  players: constants.players,
  isConfig: ({ start }) => start === undefined || start === null || isCount(start),
  summary({ over, totals, deck, pawns, out, bySummits }, players): KarakorumSummary | null {
    if (!isWhole(deck, 0, 1000) || !isList(pawns, arePawns) || pawns.length !== players) return null;
    return {
      over: over === true,
      totals: isList(totals, isCount) ? totals : [],
      deck,
      pawns,
      ...(isList(out, isCount) && { out }),
      ...(typeof bySummits === "boolean" && { bySummits }),
    };
  },
};

function arePawns(value: unknown): value is Pawns {
  return isFields(value) && COLOURS.every((colour) => isCount(value[colour]));
}

import { listText } from "../../ui/lists";
import { playerName } from "../../ui/seat-names";
import { words } from "../../ui/words";
import type { Outcome, Pawns, View } from "./types";

type Names = Pick<View, "names">;

/** Who has won, in one sentence. */
export function winnerText(view: Names, { winners, reason }: Outcome): string {
  const names = listText(winners.map((seat) => playerName(view, seat)));
  return words(`karakorum-end-${reason}`, { names });
}

/** Where somebody's pawns stand, peak by peak. */
export function pawnsText(view: Names, seat: number, pawns: Pawns): string {
  return words("karakorum-share-pawns", { name: playerName(view, seat), red: pawns.R, green: pawns.G, yellow: pawns.Y });
}

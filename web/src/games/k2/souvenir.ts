/** What is told of an expedition, on the screen and in its picture. */
import { listText } from "../../ui/lists";
import { playerName } from "../../ui/seat-names";
import { words } from "../../ui/words";
import { letter } from "./letter";
import type { Story } from "./story";
import type { Outcome, View } from "./types";

type Names = Pick<View, "names">;

/** One sentence on how it ended. */
export function verdict(view: Names, outcome: Outcome): string {
  if (outcome.rank !== null) return words("end-solo", { points: outcome.totals[0] ?? 0, rank: words(`rank-${outcome.rank}`) });
  const names = listText(outcome.winners.map((seat) => playerName(view, seat)));
  const points = outcome.totals[outcome.winners[0] ?? 0] ?? 0;
  if (outcome.reason === "shared") return words("end-shared", { names, points });
  if (outcome.reason === "summit_order") return words("end-summit-order", { names });
  return words("end-winner", { names, points });
}

/** A climber, by letter alone in a game alone. */
function climberText(view: Names, alone: boolean, { seat, climber }: { readonly seat: number; readonly climber: number }): string {
  return alone
    ? words("climber-alone", { letter: letter(climber) })
    : words("climber-named", { name: playerName(view, seat), letter: letter(climber) });
}

/** Who came to the summit when, in this order. */
export function summitLines(view: Names, alone: boolean, { summits }: Story): string[] {
  return summits.map((one) => words("end-summit-day", { who: climberText(view, alone, one), day: one.day }));
}

/** Who died when. */
export function deathLines(view: Names, alone: boolean, { deaths }: Story): string[] {
  return deaths.map((one) => words("end-death-day", { who: climberText(view, alone, one), day: one.day }));
}

/** A line of the final order. */
export interface Ranked {
  readonly seat: number;
  readonly place: number;
  readonly name: string;
  /** The points of both climbers. */
  readonly climbers: readonly number[];
  readonly total: number;
}

/** The final order, the best first. */
export function ranking(view: View): Ranked[] {
  return view.table.players
    .map(({ climbers }, seat) => ({
      seat,
      place: view.places[seat] ?? 0,
      name: playerName(view, seat),
      climbers: climbers.map(({ points }) => points),
      total: view.totals[seat] ?? 0,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** How ties in the final order were settled; empty if there were none. */
export function tieText(ranked: readonly Ranked[]): string {
  const tied = ranked.filter((one) => ranked.some((other) => other.seat !== one.seat && other.total === one.total));
  if (tied.length === 0) return "";
  const shared = tied.some((one) => tied.some((other) => other.seat !== one.seat && other.place === one.place));
  const settled = tied.some((one) => tied.some((other) => other.total === one.total && other.place !== one.place));
  return [settled ? words("end-tie-summit") : "", shared ? words("end-tie-shared") : ""].filter(Boolean).join(" ");
}

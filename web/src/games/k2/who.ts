import { playerName } from "../../ui/seat-names";
import { words } from "../../ui/words";
import { letter } from "./letter";
import type { View } from "./types";

type Players = Pick<View, "names" | "table">;

/** Whether one person plays alone. */
export function isSolo({ table }: Pick<View, "table">): boolean {
  return table.players.length === 1;
}

/** A player in a sentence: the name, and whether there is none because one person plays alone and is spoken to as "you". */
export function spokenTo(view: Players, seat: number): { name: string; alone: "yes" | "no" } {
  return { name: seatName(view, seat), alone: isSolo(view) && !view.names[seat] ? "yes" : "no" };
}

/** A player as a heading: the name, "Player 2", or "You". */
export function seatName(view: Players, seat: number): string {
  return isSolo(view) && !view.names[seat] ? words("player-alone") : playerName(view, seat);
}

/** A climber as the beginning of a sentence; the name of the player only where there are several. */
export function climberName(view: Players, seat: number, climber: number): string {
  const values = { name: seatName(view, seat), letter: letter(climber) };
  return isSolo(view) ? words("climber-alone", values) : words("climber-named", values);
}

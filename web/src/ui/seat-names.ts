import type { Team } from "./teams";
import { words } from "./words";

/** The name of a seat, or "Player 2" if nobody has given one. */
export function playerName(view: { readonly names: readonly string[] }, seat: number): string {
  return view.names[seat] || words("player-default", { number: seat + 1 });
}

/** The colour and emblem of a seat. */
export function teamOf(view: { readonly teams: readonly Team[] }, seat: number): Team {
  return view.teams[seat] ?? 0;
}

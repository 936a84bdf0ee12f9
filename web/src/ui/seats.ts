import type { Team } from "./teams";

/** Who sits at the table, by name and colour, and which seat was named to start. */
export interface Seats {
  readonly names: readonly string[];
  readonly teams: readonly Team[];
  /** Null leaves it to the draw. */
  readonly start: number | null;
}

/** How many players were chosen last, brought within what the game allows; the fewest if that is not a number. */
export function lastPlayers(chosen: unknown, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, Math.trunc(Number(chosen)) || least));
}

/** Another name for a seat. */
export function named({ names }: Seats, seat: number, name: string): Pick<Seats, "names"> {
  return { names: Array.from({ length: Math.max(names.length, seat + 1) }, (_, index) => (index === seat ? name : (names[index] ?? ""))) };
}

/** Another colour for a seat; whoever had it gets this one's. */
export function recoloured({ teams }: Seats, seat: number, team: Team): Pick<Seats, "teams"> {
  const before = teams[seat];
  return { teams: teams.map((one, index) => (index === seat ? team : one === team && before !== undefined ? before : one)) };
}

/** Two people change places: each takes name, colour and the first turn along. */
export function swapped({ names, teams, start }: Seats, one: number, other: number): Seats {
  const length = Math.max(names.length, one + 1, other + 1);
  const from = (index: number): number => (index === one ? other : index === other ? one : index);
  return {
    names: Array.from({ length }, (_, index) => names[from(index)] ?? ""),
    teams: teams.map((team, index) => teams[from(index)] ?? team),
    start: start === null ? null : from(start),
  };
}

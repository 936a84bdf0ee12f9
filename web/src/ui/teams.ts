/** A colour with its emblem; every seat at the table has one. */
export type Team = 0 | 1 | 2 | 3 | 4;

/** Every colour with its emblem; a seat has its own until somebody chooses otherwise. */
export const ALL_TEAMS: readonly Team[] = [0, 1, 2, 3, 4];

/** Whether these are all teams, each once: whatever was stored or imported may be anything. */
export function areTeams(value: unknown): value is readonly Team[] {
  return Array.isArray(value) && value.length === ALL_TEAMS.length && ALL_TEAMS.every((team) => value.includes(team));
}

/** The next colour for a seat; whoever had it gets this one's. */
export function nextColour(teams: readonly Team[], seat: number): readonly Team[] {
  const mine = teams[seat] ?? 0;
  const next = ((mine + 1) % ALL_TEAMS.length) as Team;
  return teams.map((team) => (team === mine ? next : team === next ? mine : team));
}

/** What is shown: the engine's view and what only the page knows, the colour and emblem of every seat. */
export type Seated<V> = V & { readonly teams: readonly Team[] };

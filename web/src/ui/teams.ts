/** A colour with its emblem; every seat at the table has one. */
export type Team = 0 | 1 | 2 | 3 | 4;

/** Every colour with its emblem; a seat has its own until somebody chooses otherwise. */
export const ALL_TEAMS: readonly Team[] = [0, 1, 2, 3, 4];

/** Whether these are all teams, each once: whatever was stored or imported may be anything. */
export function areTeams(value: unknown): value is readonly Team[] {
  return Array.isArray(value) && value.length === ALL_TEAMS.length && ALL_TEAMS.every((team) => value.includes(team));
}

/** What is shown: the engine's view and what only the page knows, the colour and emblem of every seat. */
export type Seated<V> = V & { readonly teams: readonly Team[] };

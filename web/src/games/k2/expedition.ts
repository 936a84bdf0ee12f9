import type { Team } from "../../ui/teams";
import { emptyMountain, weatherKind } from "./board-view";
import type { BoardView, ClimberName } from "./board/types";
import { letter } from "./letter";
import { seasonOf } from "./season";
import { type Story, storyOf } from "./story";
import type { ChartDay, Config, GameEvent } from "./types";

/** A game that is over, as one looks back on it. */
export interface Expedition {
  readonly config: Pick<Config, "players" | "board" | "weather">;
  readonly teams: readonly Team[];
  readonly days: readonly ChartDay[];
  readonly story: Story;
}

export function expeditionOf(config: Expedition["config"], teams: readonly Team[], days: readonly ChartDay[], log: readonly GameEvent[]): Expedition {
  return { config, teams, days, story: storyOf(log, config.players) };
}

/** The mountain on the last day, with everybody's way, tents and last places, and the cairns of the dead. */
export function lookBack({ config, teams, days, story }: Expedition): BoardView {
  const last = days.at(-1);
  const of = ({ seat, climber }: { readonly seat: number; readonly climber: number }) => ({
    seat,
    climber: letter(climber) as ClimberName,
    team: teams[seat] ?? 0,
  });
  const empty = emptyMountain(config.board, seasonOf(config.weather));
  return {
    ...empty,
    weather: { ...empty.weather, kind: last === undefined ? "clear" : weatherKind(last.weather) },
    routes: story.ways.map((way) => ({ ...of(way), ropes: way.ropes })),
    tents: story.tents.map((tent) => ({ ...of(tent), space: tent.space })),
    cairns: story.deaths.map((death) => ({ ...of(death), space: death.space })),
    climbers: story.places.map((one) => ({
      ...of(one),
      space: one.space,
      level: last?.levels[one.seat]?.[one.climber] ?? 0,
      acting: false,
      selected: false,
    })),
  };
}

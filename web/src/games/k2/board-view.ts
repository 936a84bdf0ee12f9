import { listText } from "../../ui/lists";
import { teamOf } from "../../ui/seat-names";
import { words } from "../../ui/words";
import { type BoardLabels, type BoardName, type BoardView, type ClimberName, type Season, type WeatherKind, type Zone, ZONES } from "./board/types";
import { constants } from "./constants";
import { placeText, signed } from "./describe";
import { letter } from "./letter";
import { spaceTargetText, surroundings } from "./space-text";
import type { Plan, View, Weather } from "./types";
import { climberName, spokenTo } from "./who";

/** What the person is pointing at, beside what the engine says. */
export interface Pointing {
  readonly climber: number | null;
  readonly plan: Plan | null;
  readonly focus: number | null;
}

export const NOTHING: Pointing = { climber: null, plan: null, focus: null };

export function weatherKind(weather: Weather): WeatherKind {
  if (weather.loss && weather.surcharge) return "storm";
  if (weather.surcharge) return "snow";
  return weather.loss ? "wind" : "clear";
}

/** A mountain on a clear day with nobody on it. */
export function emptyMountain(name: BoardName, season: Season): BoardView {
  const board = constants.boards[name];
  return {
    board: name,
    spaces: board.spaces.map((space, id) => ({ ...space, id, zone: space.zone as Zone, surcharge: 0, limit: null, occupied: 0 })),
    ropes: board.ropes,
    climbers: [],
    tents: [],
    weather: { kind: "clear", season, loss: 0, surcharge: 0, zones: [] },
    targets: [],
    plan: null,
    focus: null,
  };
}

/** What an empty mountain is called; its spaces say no more than their printed numbers. */
export function emptyLabels(): BoardLabels {
  return {
    board: words("app-title"),
    whole: words("board-whole"),
    altitude: (metres) => words("altitude", { metres: String(metres) }),
    describeZone: (zone) => words(`zone-${zone}`),
    describeSpace: () => "",
    describeClimber: () => "",
    explain: (part, values) => words(`explain-board-${part}`, values),
    explainTent: () => "",
    explainClimber: () => "",
  };
}

/** The engine's view as the board draws it. */
export function boardView(view: View, pointing: Pointing): BoardView {
  const { table } = view;
  const weather = today(view);
  const acting = view.to_act[0];
  const empty = emptyMountain(table.config.board, view.season);
  return {
    ...empty,
    spaces: empty.spaces.map((space) => ({
      ...space,
      surcharge: (view.costs[space.id] ?? space.cost) - space.cost,
      limit: space.id === 0 ? null : (view.limits[space.zone] ?? null),
      occupied: view.occupied[space.id] ?? 0,
    })),
    climbers: table.players.flatMap((player, seat) =>
      player.climbers.flatMap((climber, index) =>
        climber.space === null
          ? []
          : [
              {
                seat,
                climber: letter(index) as ClimberName,
                team: teamOf(view, seat),
                space: climber.space,
                level: climber.level,
                acting: table.phase === "turn" && seat === acting,
                selected: table.phase === "turn" && seat === acting && index === pointing.climber,
              },
            ],
      ),
    ),
    tents: table.players.flatMap((player, seat) =>
      player.climbers.flatMap((climber, index) =>
        climber.tent === null ? [] : [{ seat, climber: letter(index) as ClimberName, team: teamOf(view, seat), space: climber.tent }],
      ),
    ),
    weather: {
      kind: weatherKind(weather),
      season: view.season,
      loss: weather.loss,
      surcharge: weather.surcharge,
      zones: ZONES.filter((zone) => weather.zones.includes(zone)),
    },
    targets: targets(view, pointing),
    plan: pointing.plan === null ? null : planWay(view, pointing),
    focus: pointing.focus,
  };
}

export function today(view: View): Weather {
  return view.table.weather[view.table.day - 1] ?? { loss: 0, surcharge: 0, zones: [] };
}

function targets(view: View, pointing: Pointing): BoardView["targets"] {
  if (view.table.phase === "rescue") {
    return rescueSpaces(view).map((space) => ({ space, cost: 0, risk: 0, result: 1, fate: "lives", full: false }));
  }
  if (pointing.climber === null) return [];
  return (view.targets[pointing.climber] ?? []).map(({ space, cost, risk, night, full, deadly }) => ({
    space,
    cost,
    risk,
    result: night.result,
    fate: deadly ? "dies" : night.dies && !full ? "careful" : "lives",
    full,
  }));
}

/** Where the climber in question may be rescued to. */
export function rescueSpaces(view: View): number[] {
  return view.legal.flatMap((action) => {
    const [verb, , space] = action.split(" ");
    return verb === "rescue" ? [Number(space)] : [];
  });
}

function planWay(view: View, { climber, plan }: Pointing): number[] | null {
  const seat = view.to_act[0];
  if (seat === undefined || climber === null || plan === null || plan.way.length === 0) return null;
  const here = view.table.players[seat]?.climbers[climber]?.space;
  return here == null ? null : [here, ...plan.way];
}

export function boardLabels(view: View, pointing: Pointing): BoardLabels {
  const { board } = view.table.config;
  return {
    ...emptyLabels(),
    describeZone: (zone) => words("zone-sign", { zone: words(`zone-${zone}`), limit: words("zone-limit", { limit: view.limits[zone] ?? 0 }) }),
    describeSpace: (space) => describeSpace(view, pointing, space),
    explainTent: (seat, name) => words("explain-tent", { ...spokenTo(view, seat), letter: name }),
    explainClimber: (seat, name) => words("explain-climber", { who: climberName(view, seat, name === "A" ? 0 : 1) }),
    describeClimber: (seat, name) => {
      const climber = view.table.players[seat]?.climbers[name === "A" ? 0 : 1];
      return words("climber-label", {
        who: climberName(view, seat, name === "A" ? 0 : 1),
        place: placeText(board, climber?.space ?? 0),
        level: climber?.level ?? 0,
        points: climber?.points ?? 0,
      });
    },
  };
}

function describeSpace(view: View, pointing: Pointing, space: number): string {
  const { board } = view.table.config;
  const facts = constants.boards[board].spaces[space];
  if (facts === undefined) return "";
  const people = view.table.players.flatMap((player, seat) =>
    player.climbers.flatMap((climber, index) => (climber.space === space ? [climberName(view, seat, index)] : [])),
  );
  const label = words("space-label", {
    place: placeText(board, space),
    cost: view.costs[space] ?? facts.cost,
    modifier: signed(facts.modifier),
    points: facts.points,
    zone: words(`zone-${facts.zone}`),
    people: people.length ? words("space-people", { list: listText(people) }) : "",
  });
  return label + surroundings(view, space) + meaning(view, pointing, space);
}

/** What going to a space would mean now, if it is lit. */
function meaning(view: View, { climber }: Pointing, space: number): string {
  if (view.table.phase === "rescue") return rescueSpaces(view).includes(space) ? words("space-rescue") : "";
  const target = climber === null ? undefined : view.targets[climber]?.find((one) => one.space === space);
  return target === undefined ? "" : spaceTargetText(target);
}

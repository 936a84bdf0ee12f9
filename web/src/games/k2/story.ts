import type { GameEvent } from "./types";

interface OfClimber {
  readonly seat: number;
  readonly climber: number;
}

/** What a game was, for whoever looks back on it. */
export interface Story {
  /** By climber, the ropes that were used, in the order in which they were. */
  readonly ways: readonly (OfClimber & { readonly ropes: readonly (readonly [from: number, to: number])[] })[];
  /** Who has come to the summit, the first time, on which day. */
  readonly summits: readonly (OfClimber & { readonly day: number })[];
  /** Who has died, in the night of which day, and where. */
  readonly deaths: readonly (OfClimber & { readonly day: number; readonly space: number })[];
  readonly tents: readonly (OfClimber & { readonly space: number })[];
  /** Where the living ended. */
  readonly places: readonly (OfClimber & { readonly space: number })[];
}

/** Reads the story of a game in its log. */
export function storyOf(log: readonly GameEvent[], players: number): Story {
  const climbers = Array.from({ length: players }, (_, seat) => [0, 1].map((climber) => ({ seat, climber }))).flat();
  const key = ({ seat, climber }: OfClimber): string => `${seat} ${climber}`;
  const spaces = new Map(climbers.map((one) => [key(one), 0]));
  const ropes = new Map(climbers.map((one): [string, [number, number][]] => [key(one), []]));
  const summits: { seat: number; climber: number; day: number }[] = [];
  const deaths: { seat: number; climber: number; day: number; space: number }[] = [];
  const tents: { seat: number; climber: number; space: number }[] = [];
  let day = 1;
  const dies = ({ seat, climber }: OfClimber): void => {
    deaths.push({ seat, climber, day, space: spaces.get(key({ seat, climber })) ?? 0 });
    spaces.delete(key({ seat, climber }));
  };
  for (const event of log) {
    if (event.event === "morning") day = event.day;
    else if (event.event === "walked") {
      ropes.get(key(event))?.push([spaces.get(key(event)) ?? 0, event.to]);
      spaces.set(key(event), event.to);
      if (event.summit !== null) summits.push({ seat: event.seat, climber: event.climber, day });
    } else if (event.event === "rescued") spaces.set(key(event), event.space);
    else if (event.event === "camped") tents.push({ seat: event.seat, climber: event.climber, space: event.space });
    else if (event.event === "died" || (event.event === "fell" && !event.awaiting)) dies(event);
  }
  return {
    ways: climbers.map((one) => ({ ...one, ropes: ropes.get(key(one)) ?? [] })),
    summits,
    deaths,
    tents,
    places: climbers.flatMap((one) => {
      const space = spaces.get(key(one));
      return space === undefined ? [] : [{ ...one, space }];
    }),
  };
}

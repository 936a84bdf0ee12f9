import type { Cue } from "../../ui/cue";
import type { ClimberName, Walk } from "./board/types";
import { walkTime } from "./board/walk";
import { letter } from "./letter";
import type { GameEvent } from "./types";

/** What the news become on the table: who walks which way, and what is heard when. No drawing here. */

type Walked = Extract<GameEvent, { event: "walked" }>;

const isWalk = (event: GameEvent): event is Walked => event.event === "walked";

const known = new WeakMap<readonly GameEvent[], readonly Walk[]>();

/** The ways of the climbers that have walked, each from its first space to its last. The same news always give the same list. */
export function walksOf(news: readonly GameEvent[]): readonly Walk[] {
  const made = known.get(news);
  if (made !== undefined) return made;
  const walks: Walk[] = [];
  for (const { seat, climber, from, to } of news.filter(isWalk)) {
    const name = letter(climber) as ClimberName;
    const index = walks.findIndex((walk) => walk.seat === seat && walk.climber === name);
    const before = walks[index];
    if (before === undefined) walks.push({ seat, climber: name, way: [from ?? to, to] });
    else walks[index] = { ...before, way: [...before.way, to] };
  }
  known.set(news, walks);
  return walks;
}

export interface TimedCue {
  readonly cue: Cue;
  /** Milliseconds after the news. */
  readonly at: number;
}

const CUES: Partial<Record<GameEvent["event"], Cue>> = { gave: "card", camped: "card", picked: "card", took: "token", paid: "token" };

/** What is heard of the news; at `pace` 0 everything at once. The night has its own sounds. */
export function cuesOf(news: readonly GameEvent[], pace: number): readonly TimedCue[] {
  const steps = new Map<readonly number[], number>();
  return news.flatMap((event): TimedCue[] => {
    const cue = CUES[event.event];
    if (cue !== undefined) return [{ cue, at: 0 }];
    if (!isWalk(event)) return [];
    const way = wayOf(news, event);
    const step = (steps.get(way) ?? 0) + 1;
    steps.set(way, step);
    const time = pace * walkTime(way.length - 1);
    const summit: TimedCue[] = event.summit === null ? [] : [{ cue: "summit", at: Math.round(time) }];
    return [{ cue: "step", at: Math.round((time * step) / (way.length - 1)) }, ...summit];
  });
}

/** The whole way of the climber that has walked a part of it. */
export function wayOf(news: readonly GameEvent[], { seat, climber, from, to }: Walked): readonly number[] {
  return walksOf(news).find((walk) => walk.seat === seat && walk.climber === letter(climber))?.way ?? [from ?? to, to];
}

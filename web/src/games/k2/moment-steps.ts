import type { Cue } from "../../ui/cue";
import type { ClimberName, Walk } from "./board/types";
import { walkTime } from "./board/walk";
import { letter } from "./describe";
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

/** What is heard of the news; at `pace` 0 everything at once. The night has its own sounds. */
export function cuesOf(news: readonly GameEvent[], pace: number): readonly TimedCue[] {
  const longest = Math.max(0, ...walksOf(news).map(({ way }) => walkTime(way.length - 1)));
  const steps = new Map<string, number>();
  return news.flatMap((event): TimedCue[] => {
    switch (event.event) {
      case "gave":
      case "camped":
      case "picked":
        return [{ cue: "card", at: 0 }];
      case "took":
      case "paid":
        return [{ cue: "token", at: 0 }];
      case "walked": {
        const who = `${event.seat}-${event.climber}`;
        const way = walksOf(news).find(({ seat, climber }) => seat === event.seat && climber === letter(event.climber))?.way ?? [];
        const step = (steps.get(who) ?? 0) + 1;
        steps.set(who, step);
        const at = Math.round((pace * walkTime(way.length - 1) * step) / Math.max(1, way.length - 1));
        const summit: TimedCue[] = event.summit === null ? [] : [{ cue: "summit", at: Math.round(pace * longest) }];
        return [{ cue: "step", at }, ...summit];
      }
      default:
        return [];
    }
  });
}

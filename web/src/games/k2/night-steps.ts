import type { Speed } from "../../ui/motion";
import type { GameEvent } from "./types";

/** A night as the page shows it, step by step. No drawing here. */

export type NightEvent = Extract<GameEvent, { event: "night" }>;
export type NightOf = NightEvent["nights"][number];
/** What befell somebody, told in one sentence. */
export type Fate = Extract<GameEvent, { event: "fell" | "died" | "declined" | "out" }>;

export type PartKind = "ground" | "tent" | "weather";

/** One number of a climber's sum. */
export interface Part {
  readonly kind: PartKind;
  readonly amount: number;
}

export type Step =
  | { readonly kind: "dusk"; readonly night: NightEvent }
  /** The next number of a climber's sum. */
  | { readonly kind: "part"; readonly of: NightOf; readonly part: Part; readonly level: number }
  /** All the sums at once, where nothing moves. */
  | { readonly kind: "sums"; readonly night: NightEvent }
  | { readonly kind: "fate"; readonly fate: Fate }
  /** Stays until somebody goes on. */
  | { readonly kind: "wait" }
  | { readonly kind: "dawn"; readonly day: number };

/** How a night is shown: in motion, as still pictures, or not at all. */
export type Manner = "moving" | "still" | "off";

export function isNight({ event }: GameEvent): boolean {
  return event === "night" || event === "fell" || event === "died" || event === "rescued";
}

function isFate(event: GameEvent): event is Fate {
  return ["fell", "died", "declined", "out"].includes(event.event);
}

/** The numbers of a sum in the order in which they are spelled out; those that are zero are left out. */
export function partsOf({ ground, tent, weather }: NightOf): readonly Part[] {
  const all: readonly Part[] = [
    { kind: "ground", amount: ground },
    { kind: "tent", amount: tent },
    { kind: "weather", amount: weather },
  ];
  return all.filter(({ amount }) => amount !== 0);
}

/** What the news become. Whoever dies is told of in every manner, and stays on the screen until somebody goes on. */
export function nightSteps(news: readonly GameEvent[], manner: Manner): readonly Step[] {
  const steps: Step[] = [];
  let told = true;
  const wait = (): void => {
    if (!told) steps.push({ kind: "wait" });
    told = true;
  };
  for (const event of news) {
    if (event.event === "night") {
      wait();
      steps.push(...nightfall(event, manner, news));
    } else if (isFate(event)) {
      steps.push({ kind: "fate", fate: event });
      told = false;
    } else if (event.event === "morning") {
      wait();
      if (manner !== "off") steps.push({ kind: "dawn", day: event.day });
    }
  }
  wait();
  return steps;
}

function nightfall(night: NightEvent, manner: Manner, news: readonly GameEvent[]): Step[] {
  if (manner === "still") return [{ kind: "sums", night }];
  if (manner === "off") return news.some(isFate) ? [{ kind: "sums", night }] : [];
  return [{ kind: "dusk", night }, ...inOrder(night).flatMap(sumSteps)];
}

/** Those who live first, so that the night ends with those who do not. */
function inOrder({ nights }: NightEvent): readonly NightOf[] {
  return [...nights.filter(({ dies }) => !dies), ...nights.filter(({ dies }) => dies)];
}

function sumSteps(of: NightOf): Step[] {
  const parts = partsOf(of);
  let level = of.level;
  return parts.map((part, index): Step => {
    level += part.amount;
    return { kind: "part", of, part, level: index === parts.length - 1 ? of.result : level };
  });
}

/**
 * Milliseconds of each kind of step; of each line, where all the sums come at once; how much longer all of them stay when the last one has
 * come; and the most that they may take together until then.
 */
const PACE: Readonly<Record<"calm" | "quick", Readonly<Record<"dusk" | "part" | "sums" | "line" | "all" | "fate" | "dawn" | "most", number>>>> = {
  calm: { dusk: 900, part: 620, sums: 3200, line: 700, all: 1600, fate: 1500, dawn: 1700, most: 7000 },
  quick: { dusk: 400, part: 260, sums: 1500, line: 350, all: 500, fate: 700, dawn: 800, most: 2600 },
};

/** How long a step stays, in milliseconds; null until somebody goes on. */
export function stay(steps: readonly Step[], index: number, speed: Speed): number | null {
  const step = steps[index];
  if (step === undefined || step.kind === "wait") return null;
  const still = steps.some(({ kind }) => kind === "sums");
  if (speed === "off" || (still && (step.kind === "fate" || steps[index + 1]?.kind === "fate"))) return 0;
  const pace = PACE[speed];
  if (step.kind === "sums") return Math.max(pace.sums, step.night.nights.length * pace.line);
  if (step.kind !== "part") return pace[step.kind];
  const parts = steps.filter(({ kind }) => kind === "part").length;
  const rest = steps[index + 1]?.kind === "part" ? 0 : pace.all;
  return Math.min(pace.part, Math.round(pace.most / parts)) + rest;
}

/** Where one tap leads: to the next thing that must be read, else to the end. */
export function skipTo(steps: readonly Step[], index: number): number {
  if (steps[index]?.kind === "wait") return index + 1;
  const next = steps.findIndex(({ kind }, at) => at > index && kind === "wait");
  return next === -1 ? steps.length : next;
}

/** How far a night has come. */
export interface NightState {
  readonly night: NightEvent | null;
  /** Levels that have moved, by climber. */
  readonly levels: ReadonlyMap<string, number>;
  /** Climbers whose whole sum has been told. */
  readonly summed: ReadonlySet<string>;
  /** The number that is being added now. */
  readonly now: Extract<Step, { kind: "part" }> | null;
  readonly fates: readonly Fate[];
  /** Whether the sums stand still beside the climbers. */
  readonly atOnce: boolean;
  readonly waits: boolean;
  /** The new day, once it has come. */
  readonly dawn: number | null;
}

export function whoKey({ seat, climber }: { readonly seat: number; readonly climber: number }): string {
  return `${seat}-${climber}`;
}

/** How far the night has come with the step at `index`; everything up to there has happened. */
export function nightState(steps: readonly Step[], index: number): NightState {
  let night: NightEvent | null = null;
  let levels = new Map<string, number>();
  let summed = new Set<string>();
  let fates: Fate[] = [];
  let atOnce = false;
  let dawn: number | null = null;
  for (const step of steps.slice(0, index + 1)) {
    if (step.kind === "dusk" || step.kind === "sums") {
      ({ night } = step);
      atOnce = step.kind === "sums";
      levels = new Map(atOnce ? night.nights.map((of) => [whoKey(of), of.result]) : []);
      summed = new Set(night.nights.filter((of) => atOnce || partsOf(of).length === 0).map(whoKey));
      fates = [];
      dawn = null;
    } else if (step.kind === "part") {
      levels.set(whoKey(step.of), step.level);
      if (isLast(step)) summed.add(whoKey(step.of));
    } else if (step.kind === "fate") fates.push(step.fate);
    else if (step.kind === "dawn") dawn = step.day;
  }
  const last = steps[index];
  return { night, levels, summed, now: last?.kind === "part" ? last : null, fates, atOnce, waits: last?.kind === "wait", dawn };
}

function isLast({ of, part }: Extract<Step, { kind: "part" }>): boolean {
  return partsOf(of).at(-1)?.kind === part.kind;
}

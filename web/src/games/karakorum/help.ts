import { words } from "../../ui/words";
import type { GameEvent, View } from "./types";

type Task = NonNullable<View["request"]>["task"];

/** The short hints that stand by in somebody's first real game, by what is asked for: until which round each of them does. */
const HELP: Partial<Record<Task, readonly [hint: () => string, rounds: number]>> = {
  reveal_more: [() => words("help-karakorum-reveal"), 2],
  take: [() => words("help-karakorum-take"), 3],
  take_one: [() => words("help-karakorum-take"), 3],
  take_or_pass: [() => words("help-karakorum-take"), 3],
  place: [() => words("karakorum-hint-place"), 4],
  place_or_remove: [() => words("karakorum-hint-place"), 4],
  place_or_score: [() => words("help-karakorum-score"), 6],
  score_or_end: [() => words("help-karakorum-score"), 6],
};

/** The hint for what is asked in a round; empty if there is none any more. */
export function helpText(task: Task, log: readonly GameEvent[]): string {
  const round = log.filter(({ event }) => event === "round").length;
  const help = HELP[task];
  return help === undefined || round > help[1] ? "" : help[0]();
}

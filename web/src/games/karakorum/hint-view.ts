import type { Reason } from "../../engine/types";
import { words } from "../../ui/words";
import type { Sketch } from "./types";

/** Why a proposal is good, in one sentence. */
export function hintReason({ code, ...details }: Reason): string {
  const { goal } = details;
  return words(`hint-why-${code}`, {
    ...(details as Record<string, string | number>),
    ...(typeof goal === "string" ? { goal: words(`karakorum-goal-${goal}`) } : {}),
  });
}

/** Whether something happens to this expedition, or to the place of a new one. */
export function touchesPile(sketch: Sketch | null, pile: string): boolean {
  return sketch !== null && [...sketch.piles, ...sketch.scored, ...sketch.removed].includes(pile);
}

import type { Explanation } from "../../ui/explain/explain";
import { type Arguments, words } from "../../ui/words";
import { cardFacts, zonesText } from "./describe";
import { letter } from "./letter";
import type { Weather } from "./types";

/** What things are, in one sentence each. */

/** The sentence of a name. */
export function note(name: string, values: Arguments = {}): Explanation {
  return () => words(`explain-${name}`, values);
}

export function cardNote(card: string): Explanation {
  const { kind, up, down, level } = cardFacts(card);
  if (kind === "move") return note("card-m", { up });
  if (kind === "rope") return note("card-r", { up, down });
  return level === 0 ? note("card-a0") : note("card-a", { level });
}

export function tokenNote(value: number): Explanation {
  return note("token", { value });
}

export function figureNote(climber: number): Explanation {
  return note("figure", { letter: letter(climber) });
}

export function dayNote({ loss, surcharge, zones }: Weather, day: number): Explanation {
  if (zones.length === 0) return note("weather-clear", { day });
  const kind = loss && surcharge ? "both" : loss ? "loss" : "surcharge";
  return () => words(`explain-weather-${kind}`, { day, loss, surcharge, zones: zonesText(zones) });
}

import type { AnyView, Whole } from "../src/engine/types";
import file from "./generated/positions.json?url";

export interface Position {
  readonly name: string;
  readonly whole: Whole<AnyView, unknown>;
  /** What the engine answers at this position, by the name of the request. */
  readonly answers: Readonly<Record<string, unknown>>;
}

export interface GamePositions {
  /** Ways to draw every position, such as the seasons; each with what it changes in the view. */
  readonly looks: Readonly<Record<string, object>>;
  readonly positions: readonly Position[];
}

/** The positions of every game, by its name. scripts/gallery.py writes them. */
export async function loadPositions(): Promise<Readonly<Record<string, GamePositions>>> {
  const response = await fetch(file);
  return (await response.json()) as Record<string, GamePositions>;
}

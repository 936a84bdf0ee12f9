/** What the engine says about Karakorum, by the names that the page uses. The page reads it and computes no rule. */
import type { View as EngineView } from "../../generated/wire-karakorum";
import type { Seated } from "../../ui/teams";

export type {
  Effect,
  Event as GameEvent,
  FinalStep,
  Offer,
  Outcome,
  Pawns,
  Phase,
  Player,
  Standing,
  SeenGame,
  Sketch,
  Verdict as KarakorumVerdict,
  View as EngineView,
} from "../../generated/wire-karakorum";

/** What is shown: the engine's view, and the colour and emblem of every seat, which only the page knows. */
export type View = Seated<EngineView>;

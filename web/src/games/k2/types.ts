/** What the engine says about K2, by the names that the page uses. The page reads it and computes no rule. */
import type { Whole } from "../../engine/types";
import type { Event as GameEvent, View as EngineView } from "../../generated/wire-k2";
import type { Seated } from "../../ui/teams";

export type {
  BoardName,
  ChartDay,
  Climb,
  Climber,
  ClimberId,
  ClimberSketch,
  Coin,
  Config,
  Daily,
  Event as GameEvent,
  FoundChallenge,
  Goal,
  Mountain,
  Night,
  Offer,
  Options,
  Outcome,
  Phase,
  Plan,
  Purse,
  Rank,
  SeenPlayer,
  SeenGame,
  Sketch,
  Target,
  Turn,
  TurnEnd,
  Verdict as K2Verdict,
  View as EngineView,
  Weather,
  WeatherName,
} from "../../generated/wire-k2";

/** What is shown: the engine's view, and the colour and emblem of every seat, which only the page knows. */
export type View = Seated<EngineView>;

export type K2Whole = Whole<EngineView, GameEvent>;

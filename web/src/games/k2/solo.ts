import type { SavedGame } from "../../library/saved-games";
import { isSeed } from "../../ui/seed";
import type { GameRoute } from "../module";
import { constants } from "./constants";
import { NAME } from "./name";
import type { BoardName, Config, Mountain, WeatherName } from "./types";

/** What a game alone is played with, except its mountain. */
export const ALONE: Omit<Config, "seed"> = { players: 1, board: "easy", weather: "summer", family: false, crowded: false, start: null };

/** The address of a game alone on a mountain. */
export function soloAddress({ board, weather, seed }: Mountain): string {
  return `#${NAME}/solo/${board}/${weather}/${seed}`;
}

/** A game alone by its mountain: started, or continued if it is running. */
export function soloRoute([board = "", weather = "", text = ""]: readonly string[]): GameRoute {
  const seed = text.trim().toLowerCase();
  if (!isBoard(board)) return { kind: "unknown", code: "bad_board" };
  if (!isWeather(weather)) return { kind: "unknown", code: "bad_weather" };
  if (!isSeed(seed)) return { kind: "unknown", code: "bad_seed" };
  const mountain: Mountain = { board, weather, seed };
  return { kind: "start", config: { ...ALONE, ...mountain }, continues: (saved) => isRunningOn(mountain, saved) };
}

export function isBoard(text: string): text is BoardName {
  return Object.hasOwn(constants.boards, text);
}

export function isWeather(text: string): text is WeatherName {
  return (constants.weathers as readonly string[]).includes(text);
}

/** Whether this is a running game alone on a mountain; a race, or a game played on from another, is something else. */
function isRunningOn({ board, weather, seed }: Mountain, { summary, unranked, ghost, replay }: SavedGame): boolean {
  const config = replay.config as Config;
  if (replay.game !== NAME || config.players !== 1 || summary.over || unranked || ghost !== undefined) return false;
  return config.board === board && config.weather === weather && config.seed === seed;
}

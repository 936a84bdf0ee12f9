import { isCount, isFields, isGameLink, isList, isText, isWhole, MANY } from "../../library/readers";
import type { GameReader } from "../../library/stored-games";
import { constants } from "./constants";
import type { Ghost } from "./ghost";
import { NAME } from "./name";
import { RANKS } from "./ranks";
import type { Rival } from "./rival";
import { isBoard, isWeather } from "./solo";
import type { K2Summary } from "./summary";
import type { ChartDay, Weather } from "./types";

const isCounts = (value: unknown): value is readonly number[] => isList(value, isCount);
const isSpace = (value: unknown): value is number | null => value === null || isWhole(value, 0, 100);
const areSpaces = (value: unknown): value is readonly (readonly (number | null)[])[] =>
  isList(value, (of): of is readonly (number | null)[] => isList(of, isSpace));

/** Reads what was stored of a game of K2. */
export const reader: GameReader = {
  rules: constants.rules,
  players: constants.players,
  isConfig: ({ board, weather }) => isText(board, MANY) && isBoard(board) && isText(weather, MANY) && isWeather(weather),
  summary({ over, totals, day, spaces }, players): K2Summary | null {
    if (!isWhole(day, 1, MANY) || !areSpaces(spaces) || spaces.length !== players) return null;
    return { over: over === true, totals: isCounts(totals) ? totals : [], day, spaces };
  },
  ghost({ name, points, rank, days }): Ghost | null {
    const known = RANKS.find((one) => one === rank) ?? null;
    if (!isText(name, 100) || !isCount(points) || rank !== known || !isList(days, isDay)) return null;
    return { name, points, rank: known, days };
  },
  answers({ name, points, climb }): Rival | null {
    if (!isText(name, 100) || !(points === null || isCount(points)) || !(climb === null || isGameLink(climb, NAME))) return null;
    return { name, points, climb };
  },
};

function isDay(value: unknown): value is ChartDay {
  if (!isFields(value)) return false;
  const { day, weather, spaces, levels } = value;
  return isWhole(day, 0, MANY) && isWeatherOfDay(weather) && areSpaces(spaces) && isList(levels, isCounts);
}

function isWeatherOfDay(value: unknown): value is Weather {
  return isFields(value) && isCounts(value["zones"]) && isCount(value["loss"]) && isCount(value["surcharge"]);
}

import { areBots } from "../engine/bots/levels";
import { areTeams } from "../ui/teams";
import { type Fields, isCount, isFields, isList, isText, isTime, isWhole } from "./readers";
import type { SavedGame, Summary } from "./saved-game";

/** How a game reads what was stored of it. What is not as it should be is null, or false. */
export interface GameReader {
  /** The newest rules that this page knows. */
  readonly rules: number;
  /** The least and the most players. */
  readonly players: readonly number[];
  isConfig(config: Fields): boolean;
  summary(stored: Fields, players: number): Summary | null;
  /** What is only shown beside a game may be missing without harm. */
  ghost?(stored: Fields): object | null;
  answers?(stored: Fields): object | null;
}

/** Why a stored game is not in the list: it is damaged, or a later version of the page has made it. */
export type Unread = "damaged-record" | "newer_rules" | "unknown_game";

const SEATS = 10;
const LONGEST_ACTION = 200;
const MOST_ACTIONS = 4095;
const LONGEST_NAME = 100;

/** A saved game as it was stored, or why it cannot be shown. */
export function readSaved(value: unknown, readerOf: (game: string) => GameReader | undefined): SavedGame | Unread {
  if (!isFields(value) || !isFields(value["replay"])) return "damaged-record";
  const { id, replay, revision, started, updated, summary, left, steps, unread, bots, unmet, teams, unranked, hinted, helped, ghost, answers } =
    value;
  const { game, rules, config, names, actions } = replay;
  if (!isText(game, 40) || !/^[a-z][\w-]*$/.test(game)) return "damaged-record";
  const reader = readerOf(game);
  if (reader === undefined) return "unknown_game";
  if (!isWhole(rules, 1, 1e6)) return "damaged-record";
  if (rules > reader.rules) return "newer_rules";
  const [least = 1, most = SEATS] = reader.players;
  if (!isFields(config) || !isWhole(config["players"], least, most) || !isText(config["seed"], 64) || !reader.isConfig(config))
    return "damaged-record";
  const { players } = config;
  const isName = (name: unknown): name is string => isText(name, LONGEST_NAME);
  const isAction = (action: unknown): action is string => isText(action, LONGEST_ACTION);
  const isSeat = (seat: unknown): seat is number => isWhole(seat, 0, players - 1);
  if (!isText(id, LONGEST_NAME) || id === "" || !isWhole(revision, 0, Number.MAX_SAFE_INTEGER) || !isTime(started) || !isTime(updated))
    return "damaged-record";
  if (!isList(names, isName) || (names.length > 0 && names.length !== players) || !isList(actions, isAction, MOST_ACTIONS)) return "damaged-record";
  if (!isList(left, isSeat) || !isFields(summary) || typeof summary["over"] !== "boolean" || !isList(summary["totals"], isCount))
    return "damaged-record";
  const shown = reader.summary(summary, players);
  if (shown === null) return "damaged-record";
  const other = isFields(ghost) ? (reader.ghost?.(ghost) ?? null) : null;
  const rival = isFields(answers) ? (reader.answers?.(answers) ?? null) : null;
  return {
    id,
    replay: { game, rules, config: { ...config, players, seed: config["seed"] }, names, actions },
    revision,
    started,
    updated,
    summary: shown,
    left,
    ...(isList(steps, isCount, MOST_ACTIONS) && { steps }),
    ...(isWhole(unread, 0, actions.length) && { unread }),
    ...(areBots(bots) && { bots }),
    ...(isSeat(unmet) && { unmet }),
    ...(areTeams(teams) && { teams }),
    ...(unranked === true && { unranked }),
    ...(hinted === true && { hinted }),
    ...(helped === true && { helped }),
    ...(other !== null && { ghost: other }),
    ...(rival !== null && { answers: rival }),
  };
}

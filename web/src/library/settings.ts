import { levelOf } from "../engine/bots/levels";
import { SITE } from "../site";
import { type Effects, isEffects } from "../ui/effects";
import { isLanguage, type Language } from "../ui/languages";
import type { Speed } from "../ui/motion";
import { isPace, type Pace } from "../ui/pace";
import { type OwnKeys, readKeys } from "../ui/single-keys";
import { ALL_TEAMS, areTeams, type Team } from "../ui/teams";

export type { Speed };
export type Theme = "system" | "light" | "dark";

/** Everything that can be set, in one list. */
export interface Settings {
  readonly theme: Theme;
  /** How others' turns and the night are shown. */
  readonly speed: Speed;
  /** How fast a game that is watched plays by itself. */
  readonly pace: Pace;
  /** How much moves on the mountain. */
  readonly effects: Effects;
  readonly hints: boolean;
  /** Whether moments are heard and felt. */
  readonly sound: boolean;
  /** Whether single keys do something while playing and watching. */
  readonly shortcuts: boolean;
  /** The keys that somebody has set, by what they do. */
  readonly keys: OwnKeys;
  /** The last choices of each game's set-up, by a key that the game has chosen. */
  readonly setups: Readonly<Record<string, object>>;
  readonly names: readonly string[];
  /** Colour and emblem of every seat. */
  readonly teams: readonly Team[];
  /** Null follows the browser. */
  readonly language: Language | null;
  /** How far each game's lesson has come, by the game's name. */
  readonly lessons: Lessons;
  /** Whether the lesson was offered on the first visit, which happens once. */
  readonly welcomed: boolean;
  /** Whether it was offered to install the site, which happens once. */
  readonly installOffered: boolean;
  /** Whether the icon of the installed site is marked while the mountain of the day is not climbed. */
  readonly reminder: boolean;
}

/** Where a lesson goes on, and whether it was once finished. */
export interface LessonProgress {
  readonly step: number;
  readonly done: boolean;
}

export type Lessons = Readonly<Record<string, LessonProgress>>;

export const DEFAULTS: Settings = {
  theme: "system",
  speed: "calm",
  pace: 1,
  effects: "auto",
  hints: true,
  sound: false,
  shortcuts: true,
  keys: {},
  setups: {},
  names: [],
  teams: ALL_TEAMS,
  language: null,
  lessons: {},
  welcomed: false,
  installOffered: false,
  reminder: false,
};

const KEY = `${SITE}:settings`;

/** The settings as last saved; whatever cannot be read counts as not set. */
export function loadSettings(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...DEFAULTS, ...valid(stored) } : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

/** Writes the settings; the games' set-ups stand beside the others, each under its key. */
export function saveSettings({ setups, ...others }: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...setups, ...others }));
  } catch {
    // Storage is refused: the settings hold for this visit, and saving the game says so.
  }
}

/** Whoever uses this browser, by the name that was last given; empty if none was. */
export function ownName({ names }: Settings): string {
  return names.find((name) => levelOf(name) === null) ?? "";
}

/** The names for a game that this browser's people play: one's own alone, otherwise none. */
export function ownNames(settings: Settings, { players }: { readonly players: number }): readonly string[] {
  const name = ownName(settings).trim();
  return players === 1 && name ? [name] : [];
}

/** The change of settings that gives oneself another name. */
export function renamed({ names }: Settings, name: string): Partial<Settings> {
  const own = Math.max(
    0,
    names.findIndex((one) => levelOf(one) === null),
  );
  return { names: names.length === 0 ? [name] : names.map((one, seat) => (seat === own ? name : one)) };
}

function valid(stored: object): Partial<Settings> {
  const {
    theme,
    speed,
    pace,
    effects,
    hints,
    sound,
    shortcuts,
    keys,
    names,
    teams,
    language,
    lessons,
    welcomed,
    installOffered,
    reminder,
    ...others
  } = stored as Record<string, unknown>;
  return {
    ...(theme === "system" || theme === "light" || theme === "dark" ? { theme } : {}),
    ...(speed === "calm" || speed === "quick" || speed === "off" ? { speed } : {}),
    ...(isPace(pace) ? { pace } : {}),
    ...(isEffects(effects) ? { effects } : {}),
    ...(typeof hints === "boolean" ? { hints } : {}),
    ...(typeof sound === "boolean" ? { sound } : {}),
    ...(typeof shortcuts === "boolean" ? { shortcuts } : {}),
    ...(Array.isArray(names) && names.every((name) => typeof name === "string") ? { names } : {}),
    ...(areTeams(teams) ? { teams } : {}),
    ...(isLanguage(language) ? { language } : {}),
    keys: readKeys(keys),
    lessons: readLessons(lessons),
    welcomed: welcomed === true,
    installOffered: installOffered === true,
    reminder: reminder === true,
    setups: Object.fromEntries(Object.entries(others).filter((entry): entry is [string, object] => isObject(entry[1]))),
  };
}

/** The progress in lessons that can be read; the rest counts as not begun. */
export function readLessons(stored: unknown): Lessons {
  if (!isObject(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, LessonProgress] => isProgress(entry[1])));
}

function isProgress(value: unknown): value is LessonProgress {
  return (
    isObject(value) &&
    "step" in value &&
    "done" in value &&
    Number.isInteger(value.step) &&
    Number(value.step) >= 0 &&
    typeof value.done === "boolean"
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

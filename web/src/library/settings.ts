import type { Config } from "../games/k2/types";
import { isLanguage, type Language } from "../ui/languages";
import { ALL_TEAMS, areTeams, type Team } from "../ui/teams";

export type Theme = "system" | "light" | "dark";
export type Speed = "calm" | "quick" | "off";

/** Everything that can be set, in one list. */
export interface Settings {
  readonly theme: Theme;
  /** How others' turns and the night are shown. */
  readonly speed: Speed;
  readonly hints: boolean;
  /** The last choices of the set-up. */
  readonly setup: Omit<Config, "seed"> | null;
  /** The last choices of Karakorum's set-up. */
  readonly karakorum: { readonly players: number } | null;
  readonly names: readonly string[];
  /** Colour and emblem of every seat. */
  readonly teams: readonly Team[];
  /** Null follows the browser. */
  readonly language: Language | null;
}

export const DEFAULTS: Settings = { theme: "system", speed: "calm", hints: true, setup: null, karakorum: null, names: [], teams: ALL_TEAMS, language: null };

const KEY = "k2:settings";

/** The settings as last saved; whatever cannot be read counts as not set. */
export function loadSettings(): Settings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...DEFAULTS, ...valid(stored) } : DEFAULTS;
  } catch {
    return DEFAULTS;
  }
}

export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is refused: the settings hold for this visit, and saving the game says so.
  }
}

function valid(stored: object): Partial<Settings> {
  const { theme, speed, hints, setup, karakorum, names, teams, language } = stored as Record<string, unknown>;
  return {
    ...(theme === "system" || theme === "light" || theme === "dark" ? { theme } : {}),
    ...(speed === "calm" || speed === "quick" || speed === "off" ? { speed } : {}),
    ...(typeof hints === "boolean" ? { hints } : {}),
    ...(typeof setup === "object" && setup !== null ? { setup: setup as Settings["setup"] } : {}),
    ...(typeof karakorum === "object" && karakorum !== null ? { karakorum: karakorum as Settings["karakorum"] } : {}),
    ...(Array.isArray(names) && names.every((name) => typeof name === "string") ? { names } : {}),
    ...(areTeams(teams) ? { teams } : {}),
    ...(isLanguage(language) ? { language } : {}),
  };
}

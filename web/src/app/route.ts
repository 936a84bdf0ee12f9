import type { BoardName, WeatherName } from "../games/k2/types";
import constants from "../generated/constants.json";

export type Screen = "home" | "setup" | "karakorum" | "games" | "records" | "rules" | "settings" | "about";

export type Route =
  | { readonly kind: "screen"; readonly screen: Screen }
  | { readonly kind: "game"; readonly id: string }
  /** A solo game by its mountain: started, or continued if it is running. */
  | { readonly kind: "solo"; readonly board: BoardName; readonly weather: WeatherName; readonly seed: string }
  /** A challenge or a whole game, which the engine reads. */
  | { readonly kind: "link"; readonly link: string }
  /** The mountain of a day; of today without a date. */
  | { readonly kind: "daily"; readonly date: string | null }
  /** One of this browser's games, to be looked at. */
  | { readonly kind: "watch"; readonly id: string; readonly at: number }
  | { readonly kind: "unknown"; readonly code: string };

const SCREENS: readonly string[] = ["setup", "karakorum", "games", "records", "rules", "settings", "about"];
const GAMES: readonly string[] = ["k2", "karakorum"];
const SEED = /^[a-z0-9-]{1,32}$/;

/** Where an address leads; it never throws, whatever somebody typed. */
export function parseRoute(hash: string): Route {
  const parts = decode(hash).split("/");
  const [first = "", second = "", third = "", fourth = "", fifth] = parts;
  if (parts.length === 1 && first === "") return { kind: "screen", screen: "home" };
  if (parts.length === 1 && SCREENS.includes(first)) return { kind: "screen", screen: first as Screen };
  if (parts.length === 2 && first === "game" && second !== "") return { kind: "game", id: second };
  if (parts.length === 5 && first === "k2" && second === "solo" && fifth !== undefined) return solo(third, fourth, fifth);
  if ((first === "k2" && second === "challenge") || (GAMES.includes(first) && second === "game")) return { kind: "link", link: hash };
  if (first === "daily" && parts.length <= 2) return { kind: "daily", date: parts.length === 1 ? null : second };
  if (first === "watch" && parts.length <= 3 && second !== "") return { kind: "watch", id: second, at: Math.trunc(Number(third)) || 0 };
  return { kind: "unknown", code: "unknown-address" };
}

function solo(board: string, weather: string, text: string): Route {
  const seed = text.trim().toLowerCase();
  if (!Object.hasOwn(constants.boards, board)) return { kind: "unknown", code: "bad_board" };
  if (!constants.weathers.includes(weather)) return { kind: "unknown", code: "bad_weather" };
  if (!SEED.test(seed)) return { kind: "unknown", code: "bad_seed" };
  return { kind: "solo", board: board as BoardName, weather: weather as WeatherName, seed };
}

function decode(hash: string): string {
  const text = hash.replace(/^#/, "").slice(0, 4096);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

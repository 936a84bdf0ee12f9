import type { GameModule, GameRoute } from "../games/module";
import { words } from "../ui/words";

/** What may stand behind an address in a sentence; the engine leaves the same out of links. */
const STRAY = /[.,;:!?…)\]}>"'`’”»*]+$/u;

/** In addresses: review/ID, and NAME/game/TEXT/review. */
const REVIEW = "review";

const SCREENS = ["games", "records", "rules", "settings", "about"] as const;

/** A screen that belongs to no game; the rules can be those of one. */
export type Screen = "home" | (typeof SCREENS)[number];

export type Route =
  | { readonly kind: "screen"; readonly screen: Screen; readonly game?: GameModule }
  /** The game that was played last, if one is running. */
  | { readonly kind: "continue" }
  /** One of this browser's games, to be played. */
  | { readonly kind: "game"; readonly id: string }
  /** One of this browser's games, to be looked at. */
  | { readonly kind: "watch"; readonly id: string; readonly at: number }
  /** A game's lesson. */
  | { readonly kind: "lesson"; readonly game: GameModule }
  /** A finished game to be looked back on: one of this browser's, or that of a link. */
  | { readonly kind: "review"; readonly of: { readonly id: string } | { readonly link: string } }
  /** A game, or something else of a game's, which the engine reads. */
  | (Extract<GameRoute, { kind: "link" }> & { readonly game: GameModule; readonly link: string })
  | (Extract<GameRoute, { kind: "page" }> & { readonly game: GameModule; readonly path: readonly string[] })
  | (Extract<GameRoute, { kind: "start" }> & { readonly game: GameModule })
  | Extract<GameRoute, { kind: "unknown" }>;

/** Where an address leads; it never throws, whatever somebody typed. */
export function parseAddress(address: string, games: readonly GameModule[]): Route {
  const path = decode(address).replace(STRAY, "").split("/");
  const [first = "", second = "", third = ""] = path;
  if (path.length === 1 && first === "") return { kind: "screen", screen: "home" };
  if (path.length === 1 && isScreen(first)) return { kind: "screen", screen: first };
  if (path.length === 1 && first === "continue") return { kind: "continue" };
  if (path.length === 1 && first === "shared") return { kind: "unknown", code: "nothing-shared" };
  const told = path.length === 2 && first === "rules" ? games.find(({ name }) => name === second) : undefined;
  if (told !== undefined) return { kind: "screen", screen: "rules", game: told };
  const taught = path.length === 2 && first === "lesson" ? games.find(({ name }) => name === second) : undefined;
  if (taught !== undefined) return { kind: "lesson", game: taught };
  if (path.length === 2 && first === "game" && second !== "") return { kind: "game", id: second };
  if (path.length <= 3 && first === "watch" && second !== "") return { kind: "watch", id: second, at: Math.trunc(Number(third)) || 0 };
  if (path.length === 2 && first === REVIEW && second !== "") return { kind: "review", of: { id: second } };
  if (path.length === 4 && third !== "" && path[3] === REVIEW && games.some((game) => game.review !== undefined && isGameLink(path, game))) {
    return { kind: "review", of: { link: `#${path.slice(0, 3).join("/")}` } };
  }
  return gameRoute(address, path, games) ?? { kind: "unknown", code: "unknown-address" };
}

/** The first game that knows the address says what it means. */
function gameRoute(address: string, path: readonly string[], games: readonly GameModule[]): Route | null {
  for (const game of games) {
    if (isGameLink(path, game)) return { kind: "link", title: () => words("result-title"), game, link: address.replace(STRAY, "") };
    const route = game.route(path);
    switch (route?.kind) {
      case "link":
        return { ...route, game, link: address };
      case "page":
        return { ...route, game, path };
      case "start":
        return { ...route, game };
      case "unknown":
        return route;
      case undefined:
        break;
    }
  }
  return null;
}

/** Every game can be sent as a link, NAME/game/... */
function isGameLink([first, second]: readonly string[], { name }: GameModule): boolean {
  return first === name && second === "game";
}

function isScreen(text: string): text is Screen {
  return (SCREENS as readonly string[]).includes(text);
}

function decode(address: string): string {
  const text = address.replace(/^#/, "").slice(0, 4096);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import type { GameModule } from "../games/module";
import { words } from "../ui/words";
import type { Route, Screen } from "./address";

const SCREENS: Record<Exclude<Screen, "home">, string> = {
  games: "games-title",
  records: "records-title",
  rules: "home-rules",
  settings: "settings-title",
  about: "home-about",
};

/**
 * What the tab says: the screen and the game. It tells nothing of what happens in a game, which others could read in a list of tabs.
 * `played` is the game that is on the table or watched, as far as it is known yet.
 */
export function titleOf(route: Route, played: GameModule | null): string {
  switch (route.kind) {
    case "unknown":
      return words("app-title");
    case "screen":
      return route.screen === "home" ? words("app-title") : titled(words(SCREENS[route.screen]), route.game ?? null);
    case "page":
    case "link":
      return titled(route.title(), route.game);
    case "game":
    case "continue":
      return played === null ? words("app-title") : played.title();
    case "start":
      return route.game.title();
    case "lesson":
      return titled(route.game.lesson.title(), route.game);
    case "review":
      return titled(words("review-title"), played);
    case "watch":
      return titled(words("menu-watch"), played);
  }
}

function titled(screen: string, game: GameModule | null): string {
  return words("title-of", { screen, game: game === null ? words("app-title") : game.title() });
}

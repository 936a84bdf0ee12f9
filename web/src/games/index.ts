import { k2 } from "./k2/module";
import { karakorum } from "./karakorum/module";
import type { GameModule } from "./module";

/** Every game of the site, in the order of the menu. What the first one is played with is loaded with the page. */
export const GAMES: readonly GameModule[] = [k2, karakorum];

/** The game of a name that comes from outside: an address, a link, a saved game. */
export function gameNamed(name: string): GameModule | undefined {
  return GAMES.find((game) => game.name === name);
}

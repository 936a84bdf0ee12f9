/**
 * A page for developers: the positions of every game as the game draws them.
 *
 *     #GAME/LOOK/THEME             all positions of a game, at every width
 *     #GAME/LOOK/THEME/POSITION    one position, filling the page
 */
import "../src/main.css";
import "./gallery.css";

import { render } from "lit";

import type { Theme } from "../src/library/settings";
import { overview } from "./overview";
import { positionScreen } from "./position-screen";
import { loadPositions } from "./positions";

const games = await loadPositions();

async function show(place: HTMLElement, address: string): Promise<void> {
  const [first = ""] = Object.keys(games);
  const [game = "", look, theme = "light", name] = address.slice(1).split("/");
  const shown = game || first;
  const positions = games[shown];
  const chosen = { game: shown, look: look ?? Object.keys(positions?.looks ?? {})[0] ?? "", theme };
  if (name === undefined || positions === undefined) {
    render(overview(games, chosen), place);
    return;
  }
  document.documentElement.dataset["theme"] = theme;
  render(await positionScreen(shown, positions, name, chosen.look, theme as Theme), place);
  place.dataset["shown"] = address;
}

const place = document.querySelector<HTMLElement>("k2-app");
if (place !== null) {
  window.addEventListener("hashchange", () => void show(place, location.hash));
  await show(place, location.hash);
}

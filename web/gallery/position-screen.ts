import { html, nothing, type TemplateResult } from "lit";

import { type Door, Engine } from "../src/engine/requests";
import { gameNamed } from "../src/games";
import { Library } from "../src/library/library";
import { newGame } from "../src/library/saved-games";
import { DEFAULTS, type Theme } from "../src/library/settings";
import type { GamePositions, Position } from "./positions";

/** Nothing that is tried in the gallery leads anywhere. */
const nowhere = (): void => {};

/** Stands in for the engine: gives the answers that were written down, and never answers anything else. */
function recordedDoor({ answers }: Position): Door {
  return {
    call: (request) => {
      const { do: name } = JSON.parse(request) as { readonly do: string };
      return name in answers ? Promise.resolve(JSON.stringify({ ok: answers[name] })) : new Promise<never>(nowhere);
    },
  };
}

/** One position, drawn by the game's own screen. */
export async function positionScreen(
  game: string,
  { looks, positions }: GamePositions,
  name: string,
  look: string,
  theme: Theme,
): Promise<TemplateResult> {
  const module = gameNamed(game);
  const position = positions.find((one) => one.name === name);
  if (module === undefined || position === undefined) throw new Error(`no such position: ${game}/${name}`);
  const play = await module.play();
  const view = { ...position.whole.view, ...looks[look] };
  const library = new Library([module], nowhere);
  const saved = newGame("gallery", position.whole.replay, module.summarize(view));
  const session = play.createSession(new Engine(recordedDoor(position)), library, saved, { ...position.whole, view });
  if (session.over) await session.prepareEnding();
  const screen = play.gameScreen(
    session,
    { ...DEFAULTS, theme, speed: "off" },
    { over: nowhere, share: nowhere, abandon: nowhere, takeBack: nowhere },
  );
  return html`${screen} ${session.over ? play.ending(session, { again: nowhere, anew: nowhere, share: nowhere, offer: nothing }) : nothing}`;
}

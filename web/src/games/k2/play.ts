/** Everything that K2 is played with. */
import "./table";

import { html, type TemplateResult } from "lit";

import type { Engine } from "../../engine/requests";
import type { Library } from "../../library/library";
import type { SavedGame } from "../../library/saved-games";
import type { Settings } from "../../library/settings";
import type { Loading, PageBots } from "../../play/asking-bots";
import type { GameScreenActions } from "../module";
import { mountainOffer } from "./offers";
import { K2Session } from "./session";
import type { K2Whole } from "./types";

export { backdrop } from "./backdrop";
export { ending } from "./ending";
export { linkScreen } from "./link-screen";
export { resultOffer } from "./offers";
export { page } from "./setup";

export function createSession(engine: Engine, library: Library, saved: SavedGame, whole: K2Whole, bots?: Loading<PageBots>): K2Session {
  return new K2Session(engine, library, saved, whole, bots);
}

export function gameScreen(session: K2Session, settings: Settings, actions: GameScreenActions): TemplateResult {
  const { view } = session;
  return html`<k2-game
    .session=${session}
    .settings=${settings}
    @over=${actions.over}
    @share=${() => actions.share(mountainOffer({ ...view.table.config, seed: view.seed }))}
    @abandon=${actions.abandon}
    @take-back=${actions.takeBack}
  ></k2-game>`;
}

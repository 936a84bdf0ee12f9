/** Everything that Karakorum is played with. */
import "./table";

import { html, type TemplateResult } from "lit";

import type { Engine } from "../../engine/requests";
import type { Whole } from "../../engine/types";
import type { Library } from "../../library/library";
import type { SavedGame } from "../../library/saved-games";
import type { Settings } from "../../library/settings";
import { linkOffer, type Offer } from "../../share/offer";
import type { GameScreenActions } from "../module";
import { words } from "../../ui/words";
import { pawnsText, winnerText } from "./comparison";
import { KarakorumSession } from "./session";
import type { EngineView, GameEvent } from "./types";

export { ending } from "./ending";
export { linkScreen } from "./link-screen";
export { page } from "./setup";

export function createSession(engine: Engine, library: Library, saved: SavedGame, whole: Whole<EngineView, GameEvent>): KarakorumSession {
  return new KarakorumSession(engine, library, saved, whole);
}

export function gameScreen(session: KarakorumSession, settings: Settings, { over, abandon, takeBack }: GameScreenActions): TemplateResult {
  return html`<karakorum-game
    .session=${session}
    .settings=${settings}
    @over=${over}
    @abandon=${abandon}
    @take-back=${takeBack}
  ></karakorum-game>`;
}

/** The winner and where everybody's pawns stand. */
export async function resultOffer(session: KarakorumSession): Promise<Offer> {
  const { view } = session;
  const { outcome } = view;
  const lines = outcome === null ? [] : [winnerText(view, outcome), ...outcome.comparison.map(({ pawns }, seat) => pawnsText(view, seat, pawns))];
  return linkOffer(await session.link(), [words("karakorum-title"), ...lines].join("\n"), words("share-about-game"));
}

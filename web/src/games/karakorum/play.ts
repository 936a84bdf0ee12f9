/** Everything that Karakorum is played with. */
import "./table";

import { html, type TemplateResult } from "lit";

import type { Engine } from "../../engine/requests";
import type { Whole } from "../../engine/types";
import type { Library } from "../../library/library";
import type { SavedGame } from "../../library/saved-games";
import type { Settings } from "../../library/settings";
import type { Loading, PageBots } from "../../play/asking-bots";
import { sharedLink } from "../../play/shared-names";
import type { Offer, Picture } from "../../share/offer";
import type { GameScreenActions } from "../module";
import { words } from "../../ui/words";
import { pawnsText, winnerText } from "./comparison";
import { KarakorumSession } from "./session";
import { inOrder } from "./standing-table";
import type { EngineView, GameEvent, Outcome, View } from "./types";

export { ending } from "./ending";
export { linkScreen } from "./link-screen";
export { page } from "./setup";

export function createSession(
  engine: Engine,
  library: Library,
  saved: SavedGame,
  whole: Whole<EngineView, GameEvent>,
  bots?: Loading<PageBots>,
): KarakorumSession {
  return new KarakorumSession(engine, library, saved, whole, bots);
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

/** The winner, where everybody's pawns stand, and a picture of it. */
export async function resultOffer(session: KarakorumSession): Promise<Offer> {
  const { view } = session;
  const { outcome } = view;
  const link = await sharedLink(session.engine, session.saved);
  const title = outcome === null ? "" : winnerText(view, outcome);
  const lines = outcome === null ? [] : inOrder(outcome).map((seat) => pawnsText(view, seat, outcome.comparison[seat]?.pawns ?? NO_PAWNS));
  return {
    result: {
      link,
      text: [words("karakorum-title"), title, ...lines].filter(Boolean).join("\n"),
      about: words("share-about-game"),
      picture: outcome === null ? null : resultPicture(view, outcome, link),
    },
    challenge: null,
  };
}

const NO_PAWNS = { R: 0, G: 0, Y: 0 } as const;

function resultPicture(view: View, outcome: Outcome, link: string): Picture {
  return {
    description: `${words("karakorum-title")}. ${winnerText(view, outcome)}`,
    paint: async (canvas) => {
      const { paintPicture } = await import("./picture");
      await paintPicture(canvas, view, outcome, new URL(link, location.href).href);
    },
  };
}

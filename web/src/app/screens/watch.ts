import { html, type TemplateResult } from "lit";

import type { Engine } from "../../engine/requests";
import type { Settings } from "../../library/settings";
import { linkOffer, type Offer } from "../../share/offer";
import type { Pace } from "../../ui/pace";
import { words } from "../../ui/words";
import { moduleOf } from "../game-opener";
import type { LazyParts } from "../lazy-parts";
import type { Watching } from "../lookup";
import { loading } from "./loading";

const loadViewer = () => import("../../replay/viewer");

export interface WatchActions {
  /** Another moment is shown. */
  readonly moved: (watching: Watching, at: number) => void;
  readonly share: (offer: Offer) => void;
  readonly changeSettings: (change: Partial<Settings>) => void;
  readonly playOn: (watching: Watching, at: number) => void;
}

/** A game that is looked at, moment by moment. */
export function watchScreen(watching: Watching | null, engine: Engine, settings: Settings, parts: LazyParts, actions: WatchActions): TemplateResult {
  if (watching === null) return loading();
  const { replay, teams, start, back } = watching;
  const viewer = parts.get(loadViewer);
  const module = moduleOf(replay);
  const part = parts.get(module.replay);
  if (viewer === undefined || part === undefined) return loading();
  return html`<replay-viewer
    .engine=${engine}
    .scene=${part.scene}
    .chapters=${part.chapters}
    .replay=${replay}
    .teams=${teams}
    .settings=${settings}
    .start=${start}
    .back=${back}
    @pace=${({ detail }: CustomEvent<Pace>) => actions.changeSettings({ pace: detail })}
    @moved=${({ detail }: CustomEvent<number>) => actions.moved(watching, detail)}
    @moment-link=${({ detail }: CustomEvent<string>) => actions.share(linkOffer(detail, words("share-moment", { game: module.title() }), words("share-about-moment")))}
    @play-on=${({ detail }: CustomEvent<number>) => actions.playOn(watching, detail)}
  ></replay-viewer>`;
}

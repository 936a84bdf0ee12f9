import { html, nothing, type TemplateResult } from "lit";

import type { EndingActions, GameScreenActions } from "../../games/module";
import type { Settings } from "../../library/settings";
import type { AnySession } from "../../play/session";
import type { Offer, What } from "../../share/offer";
import { moduleOf } from "../game-opener";
import type { LazyParts } from "../lazy-parts";
import { loading } from "./loading";

export interface PlayActions extends GameScreenActions, Omit<EndingActions, "share"> {
  readonly shareResult: (offer: Promise<Offer>) => void;
}

/** A game that is played, and its result when it is over. */
export function playScreen(
  session: AnySession | null,
  settings: Settings,
  parts: LazyParts,
  actions: (session: AnySession) => PlayActions,
): TemplateResult {
  const play = session === null ? undefined : parts.get(moduleOf(session.saved.replay).play);
  if (session === null || play === undefined) return loading();
  const { again, anew, offer, shareResult, ...onScreen } = actions(session);
  const atTheEnd: EndingActions = { again, anew, offer, share: (first: What) => shareResult(play.resultOffer(session, first)) };
  const over = session.over && !session.unseen && !session.lost;
  return html`${play.gameScreen(session, settings, onScreen)} ${over ? play.ending(session, atTheEnd) : nothing}`;
}

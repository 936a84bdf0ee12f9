import { verdict } from "../games/k2/ending";
import type { PictureFacts } from "../games/k2/picture";
import { K2Session } from "../games/k2/session";
import { mountainText, resultText } from "../games/k2/text";
import type { ChartDay, Climb, Mountain } from "../games/k2/types";
import type { AnySession } from "../play/open";
import { words } from "../ui/words";

/** What can be sent: a mountain to climb, and perhaps what came of climbing it. */
export interface Offer {
  /** Null if the game was not a solo one. */
  readonly mountain: Mountain | null;
  /** The link of a game or of a moment in it. */
  readonly hash: string | null;
  readonly climb: Climb | null;
  readonly picture: PictureFacts | null;
}

const NOTHING: Offer = { mountain: null, hash: null, climb: null, picture: null };

export function mountainOffer({ board, weather, seed }: Mountain): Offer {
  return { ...NOTHING, mountain: { board, weather, seed } };
}

/** A link as it is, to a moment of a game. */
export function linkOffer(hash: string): Offer {
  return { ...NOTHING, hash };
}

/** A game that is over; `days` are its chart, if that was drawn already. */
export async function resultOffer(session: AnySession, days: readonly ChartDay[] | null): Promise<Offer> {
  if (!(session instanceof K2Session)) return linkOffer(await session.link());
  const { view } = session;
  const { board, weather } = view.table.config;
  const climb = session.solo ? await session.climb() : null;
  return {
    mountain: session.solo ? { board, weather, seed: view.seed } : null,
    hash: climb?.hash ?? (await session.link()),
    climb,
    picture: {
      board,
      teams: view.teams,
      days: days ?? (await session.chart()),
      title: climb === null ? (view.outcome === null ? "" : verdict(view, view.outcome)) : resultText(climb),
      subtitle: climb === null ? words("app-title") : mountainText(climb),
      credit: words("app-unofficial"),
    },
  };
}

import { type Challenge, challengeOffer, type Offer, type Picture } from "../../share/offer";
import { words } from "../../ui/words";
import { verdict } from "./ending";
import { askChallengeLink } from "./requests";
import type { K2Session } from "./session";
import { mountainText, resultText, shareText } from "./text";
import type { ChartDay, Climb, Mountain } from "./types";

function challengeTo({ board, weather, seed }: Mountain, daily: string | null): Challenge {
  const mountain = { board, weather, seed };
  return {
    title: mountainText({ ...mountain, daily }),
    link: (engine, message) => askChallengeLink(engine, mountain, { message, sender: "", climb: null, addressee: "", answered: null }),
  };
}

/** A mountain, to be climbed by somebody else. */
export function mountainOffer(mountain: Mountain): Offer {
  return challengeOffer(challengeTo(mountain, null));
}

/** A game that is over. */
export async function resultOffer(session: K2Session): Promise<Offer> {
  const { view } = session;
  const climb = session.solo ? await session.climb() : null;
  return {
    link: climb?.link ?? (await session.link()),
    resultText: climb === null ? null : (address) => shareText(climb, address),
    challenge: climb === null ? null : challengeTo({ ...view.table.config, seed: view.seed }, climb.daily),
    picture: pictureOf(session, climb, session.chart ?? (await session.fetchChart())),
  };
}

function pictureOf({ view }: K2Session, climb: Climb | null, days: readonly ChartDay[]): Picture {
  const title = climb === null ? (view.outcome === null ? "" : verdict(view, view.outcome)) : resultText(climb);
  const subtitle = climb === null ? words("app-title") : mountainText(climb);
  const { board } = view.table.config;
  const facts = { title, subtitle, credit: words("app-unofficial"), board, teams: view.teams, days };
  return { title, subtitle, paint: async (canvas) => (await import("./picture")).paintPicture(canvas, facts) };
}

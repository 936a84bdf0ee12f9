import type { Engine } from "../../engine/requests";
import type { FoundGame } from "../../engine/types";
import type { SavedGame } from "../../library/saved-games";
import { type Challenge, challengeOffer, type Offer, type Picture, type What } from "../../share/offer";
import { listText } from "../../ui/lists";
import { ALL_TEAMS, type Team } from "../../ui/teams";
import { words } from "../../ui/words";
import { verdict } from "./ending";
import { askChallengeLink, askCourse } from "./requests";
import { type Rival, rivalOf } from "./rival";
import type { K2Session } from "./session";
import { mountainText, resultText, shareText } from "./text";
import type { Climb, Config, K2Verdict, Mountain } from "./types";

/** A mountain, to be climbed by somebody else. */
export function mountainOffer({ board, weather, seed }: Mountain): Offer {
  const mountain = { board, weather, seed };
  return challengeOffer({
    name: words("share-challenge"),
    text: words("share-text-challenge", { mountain: mountainText({ ...mountain, daily: null }) }),
    about: words("share-about-challenge"),
    link: (engine, letter) => askChallengeLink(engine, mountain, { ...letter, climb: null, addressee: "", answered: null }),
  });
}

/** A climb that is over: its result, and the same mountain with this result to beat, or as an answer to whoever has sent it. */
export function climbOffer(engine: Engine, climb: Climb, rival?: Rival, first: What = "result", teams: readonly Team[] = ALL_TEAMS): Offer {
  return {
    result: { link: climb.link, text: shareText(climb), about: words("share-about-result"), picture: climbPicture(engine, climb, teams) },
    challenge: rival === undefined ? climbChallenge(climb) : answer(climb, rival),
    first,
  };
}

function climbChallenge(climb: Climb): Challenge {
  return {
    name: words("share-challenge"),
    text: words("share-text-beat", { mountain: mountainText(climb), result: resultText(climb) }),
    about: words("share-about-challenge"),
    link: (engine, letter) => askChallengeLink(engine, climb, { ...letter, climb: climb.link, addressee: "", answered: null }),
  };
}

function answer(climb: Climb, rival: Rival): Challenge {
  const { name, points } = rival;
  const own = words("share-text-answer", { result: resultText(climb) });
  return {
    name: name ? words("share-answer-to", { name }) : words("share-answer"),
    text: points === null ? own : `${own} ${words("share-text-theirs", { points })}`,
    about: words("share-about-answer"),
    link: (engine, letter) => askChallengeLink(engine, climb, { ...letter, climb: climb.link, addressee: name, answered: rival.climb }),
  };
}

/** A game that is over. */
export async function resultOffer(session: K2Session, first: What): Promise<Offer> {
  const { saved, teams, view } = session;
  if (session.solo) return climbOffer(session.engine, await session.climb(), rivalOf(saved), first, teams);
  const title = view.outcome === null ? "" : verdict(view, view.outcome);
  const names = view.totals.map((points, seat) => words("share-text-seat", { name: nameOf(saved, seat), points }));
  return {
    result: {
      link: await session.link(),
      text: [words("app-title"), title, ...names].join("\n"),
      about: words("share-about-game"),
      picture: tablePicture(session, title),
    },
    challenge: null,
  };
}

function nameOf({ replay: { names } }: SavedGame, seat: number): string {
  return names[seat] || words("player-default", { number: seat + 1 });
}

function climbPicture(engine: Engine, climb: Climb, teams: readonly Team[]): Picture {
  return {
    description: `${resultText(climb)}. ${mountainText(climb)}`,
    paint: async (canvas) => {
      const { replay } = await engine.read<FoundGame<K2Verdict>>(climb.link);
      const course = await askCourse(engine, replay);
      const { paintPicture } = await import("./picture");
      await paintPicture(canvas, {
        title: words("team-points", { points: climb.points }),
        second: climb.rank === null ? "" : words(`rank-${climb.rank}`),
        name: replay.names[0] ?? "",
        mountain: mountainText(climb),
        config: replay.config as Config,
        teams,
        course,
      });
    },
  };
}

function tablePicture(session: K2Session, title: string): Picture {
  const { saved, teams, view } = session;
  const { replay } = saved;
  const config = replay.config as Config;
  return {
    description: `${title}. ${words("app-title")}`,
    paint: async (canvas) => {
      const course = await askCourse(session.engine, replay);
      const { paintPicture } = await import("./picture");
      const names = view.totals.map((points, seat) => words("share-text-seat", { name: nameOf(saved, seat), points }));
      await paintPicture(canvas, {
        title,
        second: "",
        name: listText(names),
        mountain: mountainText({ ...config, daily: null }),
        config,
        teams,
        course,
      });
    },
  };
}

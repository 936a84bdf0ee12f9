import "./par/k2-par";

import { html, type TemplateResult } from "lit";

import type { Engine } from "../../engine/requests";
import type { FoundGame } from "../../engine/types";
import { sharedLink } from "../../play/shared-names";
import { type Challenge, challengeOffer, type Offer, type Picture, type What } from "../../share/offer";
import { ALL_TEAMS, type Team } from "../../ui/teams";
import { words } from "../../ui/words";
import { emptyMountain } from "./board-view";
import type { BoardView } from "./board/types";
import { type Expedition, expeditionOf, lookBack } from "./expedition";
import { askChallengeLink, askCourse } from "./requests";
import { type Rival, rivalOf } from "./rival";
import type { K2Session } from "./session";
import { seasonOf } from "./season";
import { soloAddress } from "./solo";
import { deathLines, ranking, summitLines, verdict } from "./souvenir";
import { mountainText, resultText, shareText } from "./text";
import type { Climb, Config, K2Verdict, Mountain } from "./types";

/** A mountain, to be climbed by somebody else. `own` also leads the sender to it. */
export function mountainOffer({ board, weather, seed }: Mountain, own: "own" | null = null): Offer {
  const mountain = { board, weather, seed };
  return challengeOffer({
    ...(own && { play: { address: soloAddress(mountain), title: words("challenge-own-first") } }),
    name: words("share-challenge"),
    text: words("share-text-challenge", { mountain: mountainText({ ...mountain, daily: null }) }),
    about: words("share-about-challenge"),
    more: parOf(mountain, 0),
    link: (engine, letter) => askChallengeLink(engine, mountain, { ...letter, climb: null, addressee: "", answered: null }),
    picture: ({ sender, message }, link) =>
      postcard(sender ? words("challenge-from", { name: sender }) : words("challenge-title"), message, link, { ...mountain, daily: null }, async () =>
        emptyMountain(board, seasonOf(weather)),
      ),
  });
}

/** A climb that is over: its result, and the same mountain with this result to beat, or as an answer to whoever has sent it. */
export function climbOffer(engine: Engine, climb: Climb, rival?: Rival, first: What = "result", teams: readonly Team[] = ALL_TEAMS): Offer {
  return {
    result: { link: climb.link, text: shareText(climb), about: words("share-about-result"), picture: climbPicture(engine, climb, teams) },
    challenge: { ...(rival === undefined ? climbChallenge(climb) : answer(climb, rival)), picture: climbPostcard(engine, climb, teams) },
    first,
  };
}

function climbChallenge(climb: Climb): Challenge {
  return {
    name: words("share-challenge"),
    text: words("share-text-beat", { mountain: mountainText(climb), result: resultText(climb) }),
    about: words("share-about-challenge"),
    more: parOf(climb, climb.points),
    link: (engine, letter) => askChallengeLink(engine, climb, { ...letter, climb: climb.link, addressee: "", answered: null }),
  };
}

function answer(climb: Climb, rival: Rival): Challenge {
  const { name, points } = rival;
  const own = words("share-text-answer", { result: resultText(climb) });
  return {
    name: name ? words("share-answer-to", { name }) : words("share-answer"),
    text: points === null ? own : `${own} ${words("share-text-theirs", { points })}`,
    about: words(points === null ? "share-about-answer-first" : "share-about-answer"),
    more: parOf(climb, Math.max(climb.points, points ?? 0)),
    link: (engine, letter) => askChallengeLink(engine, climb, { ...letter, climb: climb.link, addressee: name, answered: rival.climb }),
  };
}

/** Par of the mountain, which is not part of the link. */
function parOf(mountain: Mountain, reached: number): TemplateResult {
  return html`<k2-par .mountain=${mountain} .reached=${reached}></k2-par>`;
}

/** A game that is over. */
export async function resultOffer(session: K2Session, first: What): Promise<Offer> {
  const { saved, teams, view } = session;
  if (session.solo) return climbOffer(session.engine, await session.climb(), rivalOf(saved), first, teams);
  const title = view.outcome === null ? "" : verdict(view, view.outcome);
  const names = ranking(view).map(({ name, total }) => words("share-text-seat", { name, points: total }));
  const link = await sharedLink(session.engine, saved);
  return {
    result: {
      link,
      text: [words("app-title"), title, ...names].join("\n"),
      about: words("share-about-game"),
      picture: tablePicture(session, title, link),
    },
    challenge: null,
  };
}

/** The mountain with the climb that is to be beaten. */
function climbPostcard(engine: Engine, climb: Climb, teams: readonly Team[]): NonNullable<Challenge["picture"]> {
  return ({ sender, message }, link) => {
    const title = words("challenge-beat", { name: sender || words("challenge-someone"), result: resultText(climb) });
    return postcard(title, message, link, climb, async () => {
      const { replay } = await engine.read<FoundGame<K2Verdict>>(climb.link);
      const { days, log } = await askCourse(engine, replay);
      return lookBack(expeditionOf(replay.config as Config, teams, days, log));
    });
  };
}

function postcard(
  title: string,
  message: string,
  link: string,
  mountain: Parameters<typeof mountainText>[0],
  board: () => Promise<BoardView>,
): Picture {
  const named = mountainText(mountain);
  return {
    description: [title, named, message].filter(Boolean).join(". "),
    paint: async (canvas) => {
      const { paintPostcard } = await import("./postcard");
      await paintPostcard(canvas, { title, mountain: named, message, board: await board(), address: wholeAddress(link) });
    },
  };
}

function climbPicture(engine: Engine, climb: Climb, teams: readonly Team[]): Picture {
  return {
    description: `${resultText(climb)}. ${mountainText(climb)}`,
    paint: async (canvas) => {
      const { replay } = await engine.read<FoundGame<K2Verdict>>(climb.link);
      const { days, log } = await askCourse(engine, replay);
      const { paintPicture } = await import("./picture");
      await paintPicture(canvas, {
        title: resultText(climb),
        rank: climb.rank,
        name: replay.names[0] ?? "",
        mountain: mountainText(climb),
        order: [],
        ...lookingBack(replay.names, expeditionOf(replay.config as Config, teams, days, log)),
        address: wholeAddress(climb.link),
      });
    },
  };
}

function tablePicture(session: K2Session, title: string, link: string): Picture {
  const { saved, teams, view } = session;
  const config = saved.replay.config as Config;
  return {
    description: `${title}. ${words("app-title")}`,
    paint: async (canvas) => {
      const { days, log } = await askCourse(session.engine, saved.replay);
      const { paintPicture } = await import("./picture");
      await paintPicture(canvas, {
        title,
        rank: null,
        name: "",
        mountain: mountainText({ ...config, daily: null }),
        order: ranking(view).map(({ seat, place, name, total }) => ({ team: teams[seat] ?? 0, place, name, points: total })),
        ...lookingBack(view.names, expeditionOf(config, teams, days, log)),
        address: wholeAddress(link),
      });
    },
  };
}

/** The expedition with the lines that tell of it. */
function lookingBack(names: readonly string[], expedition: Expedition): { readonly expedition: Expedition; readonly lines: readonly string[] } {
  const alone = expedition.config.players === 1;
  return { expedition, lines: [...summitLines({ names }, alone, expedition.story), ...deathLines({ names }, alone, expedition.story)] };
}

function wholeAddress(link: string): string {
  return new URL(link, location.href).href;
}

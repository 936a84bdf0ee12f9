import type { Engine } from "../engine/requests";

/** What can be sent: a game, a challenge to begin where it began, or both. */
export interface Offer {
  /** The link of a game or of a moment in it. */
  readonly link: string | null;
  /** A result to paste anywhere, with the address it leads to; null if the game has none. */
  readonly resultText: ((address: string) => string) | null;
  readonly challenge: Challenge | null;
  readonly picture: Picture | null;
}

/** Somebody is asked to begin the same game. */
export interface Challenge {
  /** What it is called, in one line. */
  readonly title: string;
  link(engine: Engine, message: string): Promise<string>;
}

/** A picture of a result. */
export interface Picture {
  readonly title: string;
  readonly subtitle: string;
  paint(canvas: HTMLCanvasElement): Promise<void>;
}

const NOTHING: Offer = { link: null, resultText: null, challenge: null, picture: null };

/** A link as it is, to a game or to a moment of it. */
export function linkOffer(link: string): Offer {
  return { ...NOTHING, link };
}

export function challengeOffer(challenge: Challenge): Offer {
  return { ...NOTHING, challenge };
}

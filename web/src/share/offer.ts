import type { Engine } from "../engine/requests";

/** What can be sent: a game, a challenge to begin where it began, or both. */
export type What = "result" | "challenge";

export interface Offer {
  readonly result: Result | null;
  readonly challenge: Challenge | null;
  /** What is offered first, if there are both. */
  readonly first?: What;
}

/** A game or a moment in it. */
export interface Result {
  readonly link: string;
  /** What is written above the link. */
  readonly text: string;
  /** What whoever opens the link will find. */
  readonly about: string;
  readonly picture: Picture | null;
}

/** Somebody is asked to begin the same game, or is answered. */
export interface Challenge {
  /** What it is called among the things that can be sent. */
  readonly name: string;
  /** What is written above the message and the link. */
  readonly text: string;
  readonly about: string;
  link(engine: Engine, letter: Letter): Promise<string>;
  /** Where the sender can play the same game, and what that is called. */
  readonly play?: { readonly address: string; readonly title: string };
  /** Makes another one in its place, and what that is called. */
  readonly another?: { readonly title: string; make(): Promise<Offer> };
  /** What it looks like; `link` is the link that is sent. */
  picture?(letter: Letter, link: string): Picture;
}

/** What the sender writes. */
export interface Letter {
  readonly sender: string;
  readonly message: string;
}

/** A picture of what is sent. */
export interface Picture {
  /** All that is written in it, for whoever does not see it. */
  readonly description: string;
  paint(canvas: HTMLCanvasElement): Promise<void>;
}

/** A link as it is, to a game or to a moment of it. */
export function linkOffer(link: string, text: string, about: string): Offer {
  return { result: { link, text, about, picture: null }, challenge: null };
}

export function challengeOffer(challenge: Challenge): Offer {
  return { result: null, challenge };
}

import { html, type TemplateResult } from "lit";

import { ownName, type Settings } from "../../library/settings";
import type { SavedGame } from "../../library/saved-games";
import { words } from "../../ui/words";
import type { Climb, FoundChallenge } from "./types";

/** Who has sent the challenge that a game takes up. */
export interface Rival {
  /** Empty if no name is known. */
  readonly name: string;
  /** What the rival has reached on this mountain; null if nothing is known. */
  readonly points: number | null;
  /** The link of that climb. */
  readonly climb: string | null;
}

/** The rival that a saved game answers, if there is one. */
export function rivalOf({ answers }: SavedGame): Rival | undefined {
  return answers as Rival | undefined;
}

/** Whose challenge it is, and what has to be beaten. */
export function rivalText({ name, points }: Rival): string {
  const who = name || words("challenge-someone");
  return points === null ? words("rival-of", { name: who }) : words("rival-of-points", { name: who, points });
}

/** One result among those on the same mountain. */
export interface Standing {
  readonly name: string;
  readonly points: number;
  readonly own: boolean;
}

/** Whoever has climbed the mountain of a challenge, as far as the link and this browser know, the best first. */
export function standings({ challenge, climb, answered }: FoundChallenge, own: readonly Climb[]): Standing[] {
  const isOwn = ({ link }: Climb): boolean => own.some((one) => one.link === link);
  const sent = [
    ...(climb === null ? [] : [{ climb, name: challenge.sender || words("challenge-someone") }]),
    ...(answered === null ? [] : [{ climb: answered, name: challenge.addressee || words("challenge-someone") }]),
  ].map(({ climb: one, name }) => ({ points: one.points, name: isOwn(one) ? words("standing-you") : name, own: isOwn(one) }));
  const best = own.toSorted((a, b) => b.points - a.points)[0];
  const mine = best === undefined || sent.some((one) => one.own) ? [] : [{ points: best.points, name: words("standing-you"), own: true }];
  return [...sent, ...mine].toSorted((a, b) => b.points - a.points || Number(b.own) - Number(a.own));
}

/** Results beside each other. */
export function standingList(all: readonly Standing[]): TemplateResult {
  return html`<ol class="standings">
    ${all.map(({ name, points, own }) => html`<li class=${own ? "own" : ""}><span>${name}</span> <b>${points}</b></li>`)}
  </ol>`;
}

/** One's own result beside the one that somebody else has reached, the better first; of equal ones one's own. */
export function bothStandings(points: number, other: { readonly name: string; readonly points: number }): Standing[] {
  const own = { name: words("standing-you"), points, own: true };
  const theirs = { name: other.name || words("challenge-someone"), points: other.points, own: false };
  return other.points > points ? [theirs, own] : [own, theirs];
}

/** Who is ahead of whom, in one sentence; empty if one is alone or has not climbed. */
export function standingText(all: readonly Standing[]): string {
  const own = all.find((one) => one.own);
  const other = all.find((one) => !one.own);
  if (own === undefined || other === undefined) return "";
  if (own.points === other.points) return words("standing-even");
  return own.points > other.points ? words("standing-ahead-you") : words("standing-ahead", { name: other.name });
}

/** The names of a game alone that one plays oneself. */
export function soloNames(settings: Settings): readonly string[] {
  const name = ownName(settings).trim();
  return name ? [name] : [];
}

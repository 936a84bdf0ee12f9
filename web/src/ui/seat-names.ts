import { levelOf, readFollowed } from "../engine/bots/levels";
import type { Team } from "./teams";
import { words } from "./words";

/** The name of a seat, or "Player 2" if nobody has given one. Bots are called by their level, several of one level by their number. */
export function playerName({ names }: { readonly names: readonly string[] }, seat: number): string {
  const name = names[seat];
  const followed = readFollowed(name);
  if (followed !== null) {
    const first = playerName({ names: names.map((one, index) => (index === seat ? followed.first : one)) }, seat);
    return words("seat-followed", { name: first, other: words(followed.follower === null ? "setup-kind-person" : `rank-${followed.follower}`) });
  }
  const level = levelOf(name);
  if (level === null) return name || words("player-default", { number: seat + 1 });
  const alike = names.flatMap((other, index) => (other === name ? [index] : []));
  return alike.length > 1 ? words("bot-numbered", { bot: words(`rank-${level}`), number: alike.indexOf(seat) + 1 }) : words(`rank-${level}`);
}

/** The names of all seats, as people see them. */
export function playerNames(names: readonly string[], players: number): string[] {
  return Array.from({ length: players }, (_, seat) => playerName({ names }, seat));
}

/** The colour and emblem of a seat. */
export function teamOf(view: { readonly teams: readonly Team[] }, seat: number): Team {
  return view.teams[seat] ?? 0;
}

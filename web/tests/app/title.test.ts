import { beforeEach, expect, test } from "vitest";

import { parseAddress } from "../../src/app/address";
import { titleOf } from "../../src/app/title";
import type { GameModule } from "../../src/games/module";
import { speak, words } from "../../src/ui/words";

/** Two games with as much of them as an address asks for. */
const GAMES = ["k2", "karakorum"].map((name) => ({
  name,
  title: () => words(name === "k2" ? "app-title" : "karakorum-title"),
  route: (path: readonly string[]) =>
    path[1] === "challenge"
      ? { kind: "link", title: () => words("challenge-title") }
      : path[0] === name
        ? { kind: "page", title: () => words("setup-title") }
        : null,
})) as unknown as GameModule[];

const title = (address: string, played: number | null = null): string =>
  titleOf(parseAddress(address, GAMES), played === null ? null : (GAMES[played] ?? null));

beforeEach(() => speak("en"));

test.each([
  ["", "K2"],
  ["#nowhere/at/all", "K2"],
  ["#games", "Saved games – K2"],
  ["#rules/karakorum", "How to play – Karakorum"],
  ["#karakorum", "New expedition – Karakorum"],
  ["#k2/challenge/1/easy/summer/abc", "You’ve been challenged! – K2"],
  ["#karakorum/game/1COfk1Bp", "Shared result – Karakorum"],
])("%s is titled %s", (address, expected) => {
  expect(title(address)).toBe(expected);
});

test("a game that is played has the game's name and nothing of what happens in it", () => {
  expect(title("#game/7", 1)).toBe("Karakorum");
  expect(title("#game/7")).toBe("K2");
  expect(title("#watch/7/12", 1)).toBe("Replay – Karakorum");
});

test("the title speaks the language of the page", async () => {
  await speak("fr");
  expect(title("#settings")).toBe("Réglages – K2");
  await speak("ru");
  expect(title("#karakorum")).toBe("Новая экспедиция\u{a0}— Каракорум");
});

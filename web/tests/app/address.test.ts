import { expect, test } from "vitest";

import { parseAddress } from "../../src/app/address";
import { GAMES } from "../../src/games";
import { constants } from "../../src/games/k2/constants";

const parse = (address: string) => parseAddress(address, GAMES);

test.each(["", "#"])("no address leads home: %j", (address) => {
  expect(parse(address)).toEqual({ kind: "screen", screen: "home" });
});

test.each(["games", "records", "rules", "settings", "about"])("#%s is a screen", (screen) => {
  expect(parse(`#${screen}`)).toEqual({ kind: "screen", screen });
});

test("a saved game is played or watched by its id", () => {
  expect(parse("#game/abc-1")).toEqual({ kind: "game", id: "abc-1" });
  expect(parse("#watch/abc-1")).toEqual({ kind: "watch", id: "abc-1", at: 0 });
  expect(parse("#watch/abc-1/17")).toEqual({ kind: "watch", id: "abc-1", at: 17 });
  expect(parse("#watch/abc-1/soon")).toEqual({ kind: "watch", id: "abc-1", at: 0 });
});

test("a finished game is looked back on by its id or by its link, if its game can do so", () => {
  expect(parse("#review/abc-1")).toEqual({ kind: "review", of: { id: "abc-1" } });
  expect(parse("#k2/game/1COfk1Bp/review")).toEqual({ kind: "review", of: { link: "#k2/game/1COfk1Bp" } });
  expect(parse("#karakorum/game/1EJ1/review")).toEqual({ kind: "review", of: { link: "#karakorum/game/1EJ1" } });
});

test.each([
  ["#setup", "k2"],
  ["#daily", "k2"],
  ["#daily/2026-01-01", "k2"],
  ["#karakorum", "karakorum"],
])("%s is a screen of a game", (address, name) => {
  expect(parse(address)).toMatchObject({ kind: "page", game: { name }, path: address.slice(1).split("/") });
});

test.each([
  ["#k2/game/1COfk1Bp/12", "k2"],
  ["#k2/challenge/1/hard/mixed/seed/Hello%2C%20you", "k2"],
  ["#karakorum/game/1EJ1", "karakorum"],
])("%s is a link, which the engine gets as it stands", (address, name) => {
  expect(parse(address)).toMatchObject({ kind: "link", game: { name }, link: address });
});

test("a mountain is climbed alone by its address", () => {
  for (const board of Object.keys(constants.boards)) {
    for (const weather of constants.weathers) {
      expect(parse(`#k2/solo/${board}/${weather}/Abc-1`)).toMatchObject({
        kind: "start",
        game: { name: "k2" },
        config: { players: 1, board, weather, seed: "abc-1" },
      });
    }
  }
});

test.each([
  ["#everest", "unknown-address"],
  ["#game", "unknown-address"],
  ["#game/", "unknown-address"],
  ["#game/a/b", "unknown-address"],
  ["#watch/a/1/2", "unknown-address"],
  ["#k2", "unknown-address"],
  ["#karakorum/solo/easy/summer/k2", "unknown-address"],
  ["#k2/solo/easy/summer", "unknown-address"],
  ["#k2/solo/easy/summer/k2/more", "unknown-address"],
  ["#%E0%A4%A", "unknown-address"],
  ["#toString", "unknown-address"],
  ["#k2/solo/easy/summer/8611 m!", "bad_seed"],
  ["#k2/solo/easy/summer/", "bad_seed"],
  [`#k2/solo/easy/summer/${"k".repeat(33)}`, "bad_seed"],
  ["#k2/solo/north/summer/k2", "bad_board"],
  ["#k2/solo/toString/summer/k2", "bad_board"],
  ["#k2/solo/easy/monsoon/k2", "bad_weather"],
])("%s leads nowhere and says why: %s", (address, code) => {
  expect(parse(address)).toEqual({ kind: "unknown", code });
});

test.each([".", ",", ")", ").", "]", ">", "!", "…", "»"])("what a sentence puts behind an address is left out: %s", (behind) => {
  expect(parse(`#games${behind}`)).toEqual({ kind: "screen", screen: "games" });
  expect(parse(`#daily/2026-01-01${behind}`)).toMatchObject({ kind: "page", path: ["daily", "2026-01-01"] });
  expect(parse(`#k2/solo/easy/summer/abc${behind}`)).toMatchObject({ kind: "start", config: { seed: "abc" } });
  expect(parse(`#k2/game/1COfk1Bp${behind}`)).toMatchObject({ kind: "link", link: "#k2/game/1COfk1Bp" });
});

test("a message may end with a full stop", () => {
  const address = "#k2/challenge/1/hard/mixed/seed/Hello.";
  expect(parse(address)).toMatchObject({ kind: "link", link: address });
});

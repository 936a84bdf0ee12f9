import { expect, test } from "vitest";

import { NOTHING_SHARED, sharedAddress } from "../../src/app/shared";
import { parseAddress } from "../../src/app/address";
import { GAMES } from "../../src/games";
import { manifest } from "../../scripts/manifest.mjs";

const CHALLENGE = "#k2/challenge/1/hard/mixed/abc/from=QW5uYQ";

const shared = (fields: Record<string, string>) => sharedAddress(`?${new URLSearchParams(fields).toString()}`, GAMES);

test("an ordinary address has nothing that was shared", () => {
  expect(sharedAddress("", GAMES)).toBeNull();
  expect(sharedAddress("?from=home", GAMES)).toBeNull();
});

test.each([
  [{ "shared-url": `https://example.org/${CHALLENGE}` }, CHALLENGE],
  [{ "shared-title": "K2", "shared-text": `Can you beat me?\nhttps://example.org/${CHALLENGE} See you!` }, CHALLENGE],
  [{ "shared-text": `#1 of all: https://k2.example/#k2/game/1COfk1Bp` }, "#k2/game/1COfk1Bp"],
  [{ "shared-text": "https://k2.example/#karakorum/game/1EJ1/12" }, "#karakorum/game/1EJ1/12"],
  [{ "shared-text": "https://k2.example/#k2/game/1COfk1Bp/review" }, "#k2/game/1COfk1Bp/review"],
  [{ "shared-text": "https://k2.example/#daily/2026-01-01" }, "#daily/2026-01-01"],
  [{ "shared-url": "https://example.org/news", "shared-text": `https://example.org/${CHALLENGE}` }, CHALLENGE],
])("the first link of the site is found in %j", (fields, address) => {
  expect(shared(fields)).toBe(address);
});

test.each(["hello", "", "https://example.org/#top", "https://k2.example/#game/7", "https://k2.example/#watch/7/1", "https://k2.example/#settings"])(
  "what leads nowhere else is said to have no link: %j",
  (text) => {
    expect(shared({ "shared-text": text })).toBe(NOTHING_SHARED);
    expect(parseAddress(NOTHING_SHARED, GAMES)).toEqual({ kind: "unknown", code: "nothing-shared" });
  },
);

test("the manifest names what is sent as it is read here", () => {
  const { params } = (manifest() as unknown as { share_target: { params: Record<string, string> } }).share_target;
  for (const field of Object.values(params)) expect(shared({ [field]: CHALLENGE })).toBe(CHALLENGE);
});

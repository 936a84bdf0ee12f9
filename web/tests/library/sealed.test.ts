import { expect, test } from "vitest";

import { seal, unseal } from "../../src/library/sealed";

/** Sealed by the first page that could. */
const TEXT = "1UvDFHQRo-l0qtxxTOZr3IxbxkafkZpRc5tVA1_MQ39uXnop92i4CriFxqvwZRMQwy-eWgA";
const GAME = { game: "k2", config: { seed: "secret" }, names: ["Zoë", "李娜"], actions: ["select m2 m3 r12"] };

test("what is sealed is read again", () => {
  expect(unseal(seal(GAME))).toEqual(GAME);
  expect(unseal(seal({}))).toEqual({});
});

test("nothing of it is read by eye, neither as it is nor as base64, and no two are alike", () => {
  const text = seal(GAME);
  expect(text).toMatch(/^1[\w-]+$/);
  for (const secret of ["secret", "select", "m2"]) {
    expect(text).not.toContain(secret);
    expect(atob(text.slice(1).replaceAll("-", "+").replaceAll("_", "/"))).not.toContain(secret);
  }
  expect(seal(GAME)).not.toBe(text);
});

test("a text of this version is read for ever", () => {
  expect(unseal(TEXT)).toEqual({ game: "k2", actions: ["select m2 m3 r12"] });
});

test("what is damaged, cut off, empty or of a later version is refused", () => {
  const text = seal(GAME);
  const other = text[20] === "A" ? "B" : "A";
  for (const bad of [
    "",
    "1",
    "1AAAA",
    text.slice(1),
    `2${text.slice(1)}`,
    text.slice(0, -3),
    text.slice(0, 20) + other + text.slice(21),
    `${text}!`,
  ]) {
    expect(() => unseal(bad)).toThrow();
  }
});

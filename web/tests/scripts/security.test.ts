import { describe, expect, test } from "vitest";

import { securityText } from "../../scripts/security.mjs";

const NOW = new Date("2026-03-01T12:00:00.123Z");
const REPOSITORY = "https://github.com/somebody/games";

function fields(environment: Record<string, string>): Record<string, string> {
  const text = securityText(environment, NOW) ?? "";
  return Object.fromEntries(Array.from(text.matchAll(/^([\w-]+): (.*)\n/gm), ([, name = "", value = ""]) => [name, value]));
}

test("it says whom to tell, in which language, and for how long that is true", () => {
  expect(securityText({ SECURITY_CONTACT: "mailto:somebody@example.org", URL: "https://games.example.org" }, NOW)).toBe(
    [
      "Contact: mailto:somebody@example.org",
      "Expires: 2027-01-25T12:00:00Z",
      "Preferred-Languages: en",
      "Canonical: https://games.example.org/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test.each([NOW, new Date("2040-12-31T23:59:59Z")])("built at %s, it ends less than a year later", (now) => {
  const [, expires = ""] = /^Expires: (.*)$/m.exec(securityText({ REPOSITORY_URL: REPOSITORY }, now) ?? "") ?? [];
  const days = (Date.parse(expires) - now.getTime()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

describe("the contact", () => {
  test.each([
    [{ SECURITY_CONTACT: "https://example.org/report", REPOSITORY_URL: REPOSITORY }, "https://example.org/report"],
    [{ REPOSITORY_URL: REPOSITORY }, `${REPOSITORY}/security`],
    [{ REPOSITORY_URL: `${REPOSITORY}.git` }, `${REPOSITORY}/security`],
    [{ REPOSITORY_URL: "https://git.example.org/games" }, "https://git.example.org/games"],
  ])("of %j is %s", (environment, contact) => {
    expect(fields(environment)["Contact"]).toBe(contact);
  });

  test.each([{}, { REPOSITORY_URL: "git@example.org:games" }, { REPOSITORY_URL: "https://name:secret@example.org/games" }])(
    "is not known from %j, and then there is no file",
    (environment) => {
      expect(securityText(environment, NOW)).toBeNull();
    },
  );

  test("is an address that a program can open", () => {
    expect(() => securityText({ SECURITY_CONTACT: "somebody@example.org" }, NOW)).toThrow("must begin with mailto:");
  });
});

test("a site whose address is not known or not safe names none", () => {
  expect(fields({ SECURITY_CONTACT: "mailto:a@example.org" })).not.toHaveProperty("Canonical");
  expect(fields({ SECURITY_CONTACT: "mailto:a@example.org", URL: "http://localhost" })).not.toHaveProperty("Canonical");
});

import { expect, test } from "vitest";

import { glance } from "../../../src/games/k2/glance";

/** The same links are frozen in tests/sharing/test_links.py. */
const ANSWER =
  "#k2/challenge/1/hard/summer/between/from=1U0IIkL29sA/says=1Ub0IlL6zvr24ILy1vc8hIAH51w/to=1O1kAV2FuZGE/points=2" +
  "/game=1RMcXln8ArJV7aBppmQYG3aOV42NWB4zBdYfVf2U9ye71IaRcUm9DAifJICe" +
  "/against=2/answered=1B4uH2aMLf7DslNwS9JlBK9APhU3rdCXzJzw_DhYc58AprqOhZh_NxVtpUfqFgYaDAiFPGza";
const BEFORE = "#k2/challenge/1/hard/mixed/frozen/Beat%2017%2C%20%E6%9D%8E%21%20%3Cb%3E50%25%2F2%3C%2Fb%3E%20%F0%9F%A7%97";
const NOBODY = { sender: "", message: "", points: null, addressee: "", against: null };

test("an answer is seen at a glance", () => {
  expect(glance(ANSWER)).toEqual({
    mountain: { board: "hard", weather: "summer", seed: "between" },
    sender: "Анна",
    message: "Догони меня! 🧗",
    points: 2,
    addressee: "Wanda",
    against: 2,
  });
});

test("so is a challenge as it was written before", () => {
  expect(glance(BEFORE)).toEqual({
    ...NOBODY,
    mountain: { board: "hard", weather: "mixed", seed: "frozen" },
    message: "Beat 17, 李! <b>50%/2</b> 🧗",
  });
});

test.each(["", ".", ").", "/"])("a plain challenge may be followed by '%s'", (behind) => {
  expect(glance(`#k2/challenge/1/easy/summer/abc${behind}`)).toEqual({ ...NOBODY, mountain: { board: "easy", weather: "summer", seed: "abc" } });
});

test("what is damaged is not shown", () => {
  expect(glance("#k2/challenge/1/easy/summer/abc/%E0%A4%A")?.message).toBe("");
  expect(glance("#k2/challenge/1/easy/summer/abc/from=2AAAA/points=x")).toMatchObject(NOBODY);
});

test("nothing in it can change the text around it", () => {
  expect(glance("#k2/challenge/1/easy/summer/abc/a%E2%80%AEb")?.message).toBe("ab");
});

test.each(["#k2/game/1AAAA", "#k2/challenge/1/flat/summer/abc", "#k2/challenge/1/easy/fog/abc", "#k2/challenge/1/easy/summer/", "#", ""])(
  "%s is no challenge",
  (link) => {
    expect(glance(link)).toBeNull();
  },
);

import { expect, test } from "vitest";

import frozen from "../../../tests/sharing/short_texts.json" with { type: "json" };
import { shortText } from "../../src/share/short-text";

test.each(Object.entries(frozen))("%s is read as the engine has written it", (text, short) => {
  expect(shortText(short)).toBe(text);
});

test.each(["", "1", "2AAAA", "1AA AA", "hello world", "1=", "1AAAAH___"])("%s shows nothing", (short) => {
  expect(shortText(short)).toBeFalsy();
});

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";

import { Vocabulary } from "../../src/ui/vocabulary";

const files: Record<string, string> = import.meta.glob("../../locales/**/*.ftl", { query: "?raw", import: "default", eager: true });

test("there are words to look at", () => {
  expect(Object.keys(files).length).toBeGreaterThanOrEqual(30);
});

test.each(Object.entries(files))("every message of %s is said as if all had been read at once", (path, text) => {
  const language = path.slice(-6, -4);
  const vocabulary = new Vocabulary(language, text);
  const whole = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(text);
  expect(whole.addResource(resource)).toEqual([]);
  const values = Object.fromEntries(Array.from(text.matchAll(/\$(\w+)/g), ([, name = ""]) => [name, 3]));
  for (const { id, value } of resource.body) expect(vocabulary.say(id, values)).toBe(whole.formatPattern(value ?? "", values));
});

test("a message is read when it is first asked for, and only then", () => {
  const read = vi.spyOn(FluentBundle.prototype, "addResource");
  const vocabulary = new Vocabulary("en", "# A remark\n\none = One\n\n## Part\n\ntwo = { $count ->\n    [one] Two\n   *[other] Twos\n}\n");
  vocabulary.add("three = Three");
  expect(read).not.toHaveBeenCalled();
  expect(vocabulary.say("two", { count: 1 })).toBe("Two");
  expect(vocabulary.say("two", { count: 2 })).toBe("Twos");
  expect(read).toHaveBeenCalledTimes(1);
  expect(vocabulary.has("three")).toBe(true);
  expect(vocabulary.has("four")).toBe(false);
  expect(vocabulary.say("four", {})).toBeNull();
  expect(read).toHaveBeenCalledTimes(2);
  read.mockRestore();
});

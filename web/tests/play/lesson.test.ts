import { expect, test } from "vitest";

import { type Door, Engine, Refused } from "../../src/engine/requests";
import { Guide, GuidedEngine, writtenBots } from "../../src/play/lesson/guide";
import { lessonKey } from "../../src/play/lesson/keys";
import { type Lesson, replayAt, stretchOf } from "../../src/play/lesson/lesson";

const scene = (seed: string, ...actions: string[]) => ({ config: { players: 2, seed }, names: ["", "*hiker"], actions });

const LESSON: Lesson = {
  name: "chess",
  game: "chess",
  rules: 1,
  steps: [
    { say: "welcome", scene: scene("first") },
    { say: "open", do: ["e4", "d4"], others: ["e5", "d5"], told: true },
    { say: "look", look: "board" },
    { say: "answer", do: ["Nf3"] },
    { say: "late", scene: scene("second", "a3"), do: ["h4"] },
  ],
};

function guided() {
  const asked: string[] = [];
  const door: Door = { call: async (text) => (asked.push((JSON.parse(text) as { do: string }).do), JSON.stringify({ ok: null })) };
  let changes = 0;
  let astray = 0;
  const guide = new Guide(
    LESSON,
    () => (changes += 1),
    () => (astray += 1),
  );
  const engine = new GuidedEngine(new Engine(door), guide);
  const play = async (...actions: string[]) => engine.apply({ id: "one", position: "x" }, actions, 0);
  return { asked, guide, engine, play, changes: () => changes, astray: () => astray };
}

test("a step begins where the one before it has led", () => {
  expect(stretchOf(LESSON, 3)).toMatchObject({ start: 4, end: 5, after: 5 });
  expect(replayAt(LESSON, 3).actions).toEqual(["e4", "d4", "e5", "d5"]);
  expect(replayAt(LESSON, 4)).toMatchObject({ config: { seed: "second" }, actions: ["a3"] });
});

test("only what the lesson asks for next reaches the engine, in pieces or at once", async () => {
  const { guide, play, asked, astray, changes } = guided();
  guide.enter(1);
  await expect(play("d4")).rejects.toThrow(new Refused({ code: "lesson" }));
  await expect(play("e4", "d4", "Nf3")).rejects.toThrow("lesson");
  await expect(play()).rejects.toThrow("lesson");
  expect(asked).toEqual([]);
  expect(astray()).toBe(3);
  await play("e4");
  expect(guide.left).toEqual(["d4"]);
  await play("d4");
  expect(guide.isDone).toBe(true);
  expect(changes()).toBe(2);
});

test("a look plays nothing", async () => {
  const { guide, play, asked } = guided();
  guide.enter(2);
  await expect(play("Nf3")).rejects.toThrow("lesson");
  expect(asked).toEqual([]);
});

test("nothing is taken back in a lesson, and advice is free", async () => {
  const { engine, asked, guide } = guided();
  guide.enter(1);
  await expect(engine.undo({ id: "one", position: "x" }, 0)).rejects.toThrow("lesson");
  await expect(engine.simple({ id: "one", position: "x" }, 0)).rejects.toThrow("lesson");
  await engine.why({ id: "one", position: "x" }, "d4", null);
  expect(asked).toEqual(["why"]);
});

test("the other player does what is written, one thing after the other, also while the person reads on", async () => {
  const { guide, play } = guided();
  guide.enter(1);
  const bots = await writtenBots(guide)();
  const decide = () => bots.decide({ game: "chess", state: {}, seat: 1, level: "hiker", seed: "x" });
  await play("e4", "d4");
  expect(await decide()).toEqual({ actions: ["e5"], failed: false });
  await play("e5");
  guide.goOn();
  guide.goOn();
  expect(guide.left).toEqual([]);
  expect(guide.isDone).toBe(false);
  expect(await decide()).toEqual({ actions: ["d5"], failed: false });
  await expect(play("Nf3")).rejects.toThrow("lesson");
  await play("d5");
  expect(guide.left).toEqual(["Nf3"]);
});

test("the keys of the table press the lesson's big button, and digits choose nothing while there is only to go on", () => {
  for (const main of ["go-on", "real"] as const) {
    expect(["g", "d", "1", "9", "h"].map((key) => lessonKey(key, main))).toEqual(["press", "press", "astray", "astray", null]);
  }
  expect(["g", "d", "1"].map((key) => lessonKey(key, "show"))).toEqual([null, null, null]);
});

test("nothing that the lessons need is loaded with the page", () => {
  const lazy = /from "[^"]*\/lesson\/(lesson-screen|guide|ring|part|pointer|lesson-words)"|from "[^"]*locales\/lesson/;
  const sources: Record<string, string> = import.meta.glob("../../src/**/*.ts", { query: "?raw", import: "default", eager: true });
  const outside = Object.entries(sources).filter(([path]) => !path.includes("/lesson/"));
  expect(outside.length).toBeGreaterThan(100);
  expect(outside.filter(([, text]) => lazy.test(text)).map(([path]) => path)).toEqual([]);
});

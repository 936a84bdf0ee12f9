import { expect, test } from "vitest";

import { begunLesson } from "../../src/app/begun-lesson";
import { GAMES } from "../../src/games";
import { words } from "../../src/ui/words";

test("a lesson that was left in the middle is offered at the step that it goes on with", () => {
  const left = begunLesson({ steps: 19 }, { step: 4, done: false });
  expect(left).toEqual({ number: 5, count: 19 });
  expect(words("home-lesson-on", left ?? {})).toBe("Go on with the lesson, step 5 of 19");
  expect(begunLesson({ steps: 19 }, { step: 0, done: false })).toEqual({ number: 1, count: 19 });
});

test("no lesson is offered that was never begun, or once finished", () => {
  expect(begunLesson({ steps: 19 }, undefined)).toBeNull();
  expect(begunLesson({ steps: 19 }, { step: 18, done: false })).toBeNull();
  expect(begunLesson({ steps: 19 }, { step: 4, done: true })).toBeNull();
});

test.each(GAMES)("the steps of the lesson of $name are counted right", async ({ lesson }) => {
  expect((await lesson.part()).lesson.steps).toHaveLength(lesson.steps);
});

import type { AnyConfig, Replay } from "../../engine/types";

/** A prepared position: a game's options and what has been played of it. */
export interface LessonScene {
  readonly config: AnyConfig;
  readonly names: readonly string[];
  readonly actions: readonly string[];
}

/** One thing to do, or only to look at. Its words are the messages lesson-NAME-SAY and, after it was done, lesson-NAME-SAY-done. */
export interface LessonStep {
  readonly say: string;
  /** A new position is laid out first. */
  readonly scene?: LessonScene;
  /** What the person does, in this order; nothing else is played. Without it the person looks, and goes on. */
  readonly do?: readonly string[];
  /** What the other player does after it. */
  readonly others?: readonly string[];
  /** What is lit while there is nothing to do, in the words of the game's pointer. */
  readonly look?: string;
  /** Whether one sentence tells what has happened. */
  readonly told?: boolean;
}

/** A lesson as it is written down. */
export interface Lesson {
  readonly name: string;
  readonly game: string;
  /** The rules that its positions were prepared for, as in every replay. */
  readonly rules: number;
  readonly steps: readonly LessonStep[];
}

/** What is played at a step, and where it stands in what its whole scene plays. */
export interface Stretch {
  readonly scene: LessonScene;
  /** All that is played in the scene, by everybody. */
  readonly line: readonly string[];
  /** How much of the line is played when the step begins, when the person is done with it, and when the others are. */
  readonly start: number;
  readonly end: number;
  readonly after: number;
}

/** The stretch of a step. The first step has a scene; each step without one goes on where the last has ended. */
export function stretchOf({ steps }: Lesson, at: number): Stretch {
  let first = Math.min(at, steps.length - 1);
  while (first > 0 && steps[first]?.scene === undefined) first--;
  const scene = steps[first]?.scene;
  if (scene === undefined) throw new Error("a lesson has to begin with a scene");
  const next = steps.findIndex((step, index) => index > first && step.scene !== undefined);
  const own = steps.slice(first, next < 0 ? steps.length : next);
  const before = own.slice(0, at - first).flatMap(played).length;
  const end = before + (steps[at]?.do?.length ?? 0);
  return { scene, line: own.flatMap(played), start: before, end, after: end + (steps[at]?.others?.length ?? 0) };
}

function played(step: LessonStep): readonly string[] {
  return [...(step.do ?? []), ...(step.others ?? [])];
}

/** The game as it stands when a step begins. */
export function replayAt(lesson: Lesson, at: number): Replay {
  const { scene, line, start } = stretchOf(lesson, at);
  return { game: lesson.game, rules: lesson.rules, config: scene.config, names: scene.names, actions: [...scene.actions, ...line.slice(0, start)] };
}

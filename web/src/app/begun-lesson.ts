import type { LessonProgress } from "../library/settings";

/** How far a lesson has come that was left in the middle: the step to go on with, counted from 1. Null if none was. */
export function begunLesson({ steps }: { readonly steps: number }, progress: LessonProgress | undefined): { number: number; count: number } | null {
  if (progress === undefined || progress.done || progress.step >= steps - 1) return null;
  return { number: progress.step + 1, count: steps };
}

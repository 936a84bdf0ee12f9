/** Everything of the lesson, beside the table that it is played at. */
import type { Lesson } from "../../../play/lesson/lesson";
import { freshSeed } from "../../../ui/seed";
import type { NewGame } from "../../module";
import { ALONE } from "../solo";
import climb from "./climb.json";

export { lookAt, pointAt } from "./pointer";

export const lesson: Lesson = climb;

/** A mountain of one's own, on the easy side in summer. */
export function realGame(): NewGame {
  return { config: { ...ALONE, seed: freshSeed() }, helped: true };
}

/** Everything of the lesson, beside the table that it is played at. */
import type { Lesson } from "../../../play/lesson/lesson";
import { freshSeed } from "../../../ui/seed";
import type { NewGame } from "../../module";
import { botName } from "../../../engine/bots/levels";
import type { Config } from "../../../generated/wire-karakorum";
import expedition from "./expedition.json";

export { lookAt, pointAt } from "./pointer";

export const lesson: Lesson = expedition;

/** A game against one easy bot. */
export function realGame(): NewGame {
  const config: Config = { players: 2, seed: freshSeed() };
  return { config, names: ["", botName("hiker")], helped: true };
}

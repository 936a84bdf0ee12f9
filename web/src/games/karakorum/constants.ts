import all from "../../generated/constants.json";
import type { Constants } from "../../generated/wire-karakorum";

/** Cards, goals and options of this game, written by the engine when the site is built. */
export const constants = all.games.karakorum as unknown as Constants;

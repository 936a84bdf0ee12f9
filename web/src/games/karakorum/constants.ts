import all from "../../generated/constants.json";

/** Cards, goals and options of this game, written by the engine when the site is built. */
export const constants = all.games.karakorum;

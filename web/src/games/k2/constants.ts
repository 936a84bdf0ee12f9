import all from "../../generated/constants.json";

/** Boards, cards and options of this game, written by the engine when the site is built. */
export const constants = all.games.k2;

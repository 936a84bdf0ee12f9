import all from "../../generated/constants.json";
import type { Constants } from "../../generated/wire-k2";

/** Boards, cards and options of this game, written by the engine when the site is built. */
export const constants = all.games.k2 as unknown as Constants;

/** The date of the first daily mountain. */
export const DAILY_FROM = all.daily_from;

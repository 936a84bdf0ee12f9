import constants from "../generated/constants.json";

/** How long what people type may be, and what a seed is made of; written by the engine when the site is built. */
export const LIMITS = constants.limits;

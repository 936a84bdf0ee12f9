/** What the engine calls this game. */
export const NAME = "karakorum";

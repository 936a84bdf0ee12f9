import { EngineClient } from "../client";
import { Bots } from "./bots";
import file from "./thinker.py?url";

/** The page's bots. Their worker starts with the first question. */
export const pageBots = new Bots(new EngineClient({ role: "bots", file }));

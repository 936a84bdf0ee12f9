import { EngineClient } from "../client";
import { Bots } from "./bots";
import { Reviewer } from "./reviewer";
import file from "./thinker.py?url";

const worker = new EngineClient({ role: "bots", file });

/** The page's bots. Their worker starts with the first question. */
export const pageBots = new Bots(worker);

/** Reviews games in the same worker, when nobody waits for a bot. */
export const pageReviewer = new Reviewer(worker, () => pageBots.free());

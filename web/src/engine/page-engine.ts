import "./own-scripts";

import { EngineClient } from "./client";
import { patienceFor } from "./patience";
import file from "./engine.py?url";

/** The page's engine. It starts as soon as this module is imported, because it takes longest; the page is drawn meanwhile. */
export const client = new EngineClient({ role: "games", file, patience: patienceFor });

client.start().catch(() => {}); // its state says what went wrong

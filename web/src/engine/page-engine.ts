import { EngineClient } from "./client";

/** The page's engine. It is on its way as soon as this module is read: it takes longest, and drawing can go on beside it. */
export const client = new EngineClient();

client.start().catch(() => {}); // its state tells

import "./main.css";
import "./engine/page-engine";

import { markWhenPainted } from "./engine/timing";

const { show } = await import("./app/show");
await show();
markWhenPainted("shell");

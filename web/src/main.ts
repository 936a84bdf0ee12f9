import "./main.css";
import "./engine/page-engine";

import { greet } from "./app/greeting";
import { markWhenPainted } from "./engine/timing";

const farewell = greet();
const { show } = await import("./app/show");
await show();
farewell();
markWhenPainted("shell");

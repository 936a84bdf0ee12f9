import "./styles/main.css";
import "./app/k2-app";

import { markWhenPainted } from "./engine/timing";

markWhenPainted("k2:shell");

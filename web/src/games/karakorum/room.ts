/** Everything about Karakorum that can be on the screen. */
import "./karakorum-game";
import "./setup";

export { karakorumEnding, karakorumResult } from "./ending";

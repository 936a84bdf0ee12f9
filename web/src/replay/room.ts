/** The viewers of both games. */
import "../games/karakorum/replay";
import "../games/k2/replay";


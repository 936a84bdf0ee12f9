/** The viewers of both games. */
import "../karakorum/karakorum-replay";
import "./k2-replay";

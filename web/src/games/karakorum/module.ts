import "./styles.css";
import "./ending.css";
import "./zoomed.css";

import { type SavedGame, shownSeed } from "../../library/saved-games";
import { REVIEW_WORDS, RULES_WORDS } from "../../ui/late-words";
import { speaking, words } from "../../ui/words";
import type { GameModule, GameRoute } from "../module";
import { homeCard } from "./home";
import { KARAKORUM_WORDS } from "./karakorum-words";
import { karakorumKeyGroup } from "./key-actions";
import { Matches } from "./matches";
import { NAME } from "./name";
import { reader } from "./reader";
import { type KarakorumSummary, scoreText, summarize } from "./summary";
import { thumbnail } from "./thumbnail";

const loadPlay = speaking(() => import("./play"), KARAKORUM_WORDS);

/** Karakorum, the card game: three peaks, all cards open except the deck. */
export const karakorum: GameModule = {
  name: NAME,
  stores: Matches.STORES,
  createRecords: (database) => new Matches(database),
  summarize,
  reader,
  title: () => words("karakorum-title"),
  home: homeCard,
  route,
  describe: shownSeed,
  progress: ({ summary }: SavedGame) => words("karakorum-deck", { count: (summary as KarakorumSummary).deck }),
  score: ({ summary }: SavedGame, seat) => scoreText(summary, seat),
  thumbnail,
  play: loadPlay,
  replay: speaking(() => import("./replay"), KARAKORUM_WORDS),
  review: speaking(() => import("./review/screen"), REVIEW_WORDS, KARAKORUM_WORDS),
  rules: speaking(() => import("./rules"), RULES_WORDS, KARAKORUM_WORDS),
  records: speaking(() => import("./records"), KARAKORUM_WORDS),
  keys: karakorumKeyGroup,
  lesson: {
    title: () => words("lesson-karakorum"),
    about: () => words("lesson-karakorum-about"),
    steps: 20,
    part: speaking(() => import("./lesson/part"), KARAKORUM_WORDS),
  },
};

/** Its set-up is the only address of its own. */
function route(path: readonly string[]): GameRoute | null {
  return path.length === 1 && path[0] === NAME ? { kind: "page", page: loadPlay, title: () => words("setup-title") } : null;
}

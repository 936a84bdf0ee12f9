import "./styles/index.css";

import { type SavedGame, shownSeed } from "../../library/saved-games";
import { REVIEW_WORDS, RULES_WORDS } from "../../ui/late-words";
import { speaking, words } from "../../ui/words";
import type { GameModule, GameRoute } from "../module";
import { type ClimbRecord, Climbs, newestDaily } from "./climbs";
import { homeCard } from "./home";
import { k2KeyGroup } from "./key-actions";
import { NAME } from "./name";
import { reader } from "./reader";
import { medalOf } from "./par/of-saved";
import { soloRoute } from "./solo";
import { type K2Summary, summarize } from "./summary";
import { modeText } from "./text";
import { thumbnail } from "./thumbnail";
import type { Config } from "./types";

const loadPlay = () => import("./play");
const loadDaily = () => import("./daily");

/** K2, the board game: two climbers each, eighteen days, alone or around a table. */
export const k2: GameModule = {
  name: NAME,
  stores: Climbs.STORES,
  createRecords: (database) => new Climbs(database),
  summarize,
  reader,
  title: () => words("app-title"),
  home: (records) => homeCard(records as readonly ClimbRecord[]),
  backdrop: loadPlay,
  route,
  describe: (saved: SavedGame) => [modeText(saved.replay.config as Config), shownSeed(saved)].filter(Boolean).join(" · "),
  progress: ({ summary }: SavedGame) => words("games-day", { day: (summary as K2Summary).day }),
  score: ({ summary }: SavedGame, seat) => String(summary.totals[seat] ?? ""),
  medal: medalOf,
  newestDaily: (records) => newestDaily(records as readonly ClimbRecord[]),
  thumbnail,
  play: loadPlay,
  replay: () => import("./replay"),
  review: speaking(() => import("./review/screen"), REVIEW_WORDS),
  rules: speaking(() => import("./rules"), RULES_WORDS),
  records: () => import("./records"),
  keys: k2KeyGroup,
  lesson: { title: () => words("lesson-k2"), about: () => words("lesson-k2-about"), steps: 19, part: () => import("./lesson/part") },
};

/**
 *     setup                            set-up of a game
 *     daily, daily/DATE                the mountain of a day; of today without a date
 *     k2/solo/BOARD/WEATHER/SEED       a game alone on this mountain
 *     k2/challenge/...                 somebody asks for a climb
 */
function route(path: readonly string[]): GameRoute | null {
  const [first, second] = path;
  if (path.length === 1 && first === "setup") return { kind: "page", page: loadPlay, title: () => words("setup-title") };
  if (path.length <= 2 && first === "daily") return { kind: "page", page: loadDaily, title: () => words("daily-title") };
  if (path.length === 5 && first === NAME && second === "solo") return soloRoute(path.slice(2));
  return first === NAME && second === "challenge" ? { kind: "link", title: () => words("challenge-title") } : null;
}

import "../../ui/time-left";

import { html, svg } from "lit";

import { botName } from "../../engine/bots/levels";
import { today } from "../../ui/dates";
import { freshSeed } from "../../ui/seed";
import { words } from "../../ui/words";
import type { HomeCard, LongEntry, NewGame } from "../module";
import { bestOf, type ClimbRecord } from "./climbs";
import { NAME } from "./name";
import { ALONE } from "./solo";
import { streak } from "./streak";
import { resultText } from "./text";

/** The mountain as a sign: the south face in a few strokes. */
const PICTURE = html`<svg class="home-picture" viewBox="0 -2 100 58" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
  ${svg`<rect x="-100" y="-20" width="300" height="100" fill="#5ba6b5"/><path d="M-100 30Q-20 20 50 30T200 28V80H-100Z" fill="#b9d8c8"/><circle cx="15" cy="12" r="7" fill="#fff0c2"/><path
    d="M-100 48L-78 36L-60 45L-38 33L-20 44L-4 36L12 46L30 38H70L84 46L100 35L118 45L136 33L158 46L180 36L200 46V80H-100Z" fill="#7ba7b3"/><path
    d="M3.6 59.2L9.6 53.6L12.8 47L17.6 42L20.6 34.8L26.2 30L31.8 23.8L35.8 21.2L39.4 15.8L42.4 12.6L44.6 7.4L47 3L49.8 7.2L52.6 8.8L55.6 12.2L61.2 14.8L65 20.6L69.2 23.4L74.2 31.6L80 36L83.8 43L90.5 48.6L94.2 56Z" fill="#fff6e0"/><path d="M44.6 7.4L43.2 15L39.8 22L40.8 29L36.2 38L35.2 45.2L42 38L43 30L44 22ZM35.8 21.2L33.4 29L28.8 35L29 42.4L24 50L23.8 59L31 50L33 42L34.5 33ZM40.8 29L43.8 38L40.8 47L43.6 56L48 59.2L47 47L46 38ZM20.6 34.8L20.4 43L16.4 50L17.2 57L23 59.2L21.5 50L24 43Z" fill="#fadfb8"/><path d="M47 3L48.4 9.6L46.2 15L49.8 21.4L47.8 27.2L52.4 35.2L50.4 42.4L56 50.6L54 59.2L94.2 59.2L94.2 56L90.5 48.6L83.8 43L80 36L74.2 31.6L69.2 23.4L65 20.6L61.2 14.8L55.6 12.2L52.6 8.8L49.8 7.2Z" fill="#8aa6c6"/><path d="M52.6 8.8L54 17L58.6 24L57 31L62.2 39L61.2 47L68 48L66 39L64 30L61 21ZM65 20.6L63.8 29L69.4 36L68 44L74.4 52L76 59.2L80 59.2L77 47L74 38Z" fill="#5c7ba8"/>`}
</svg>`;

/** How things stand with the mountain of the day: climbed already, or days in a row that wait for today. */
function dailyEntry(climbs: readonly ClimbRecord[], now: number): LongEntry {
  const date = today(now);
  const days = streak(climbs, date);
  const done = climbs.filter(({ daily }) => daily === date);
  const best = bestOf(done);
  const entry = { title: words("daily-title"), icon: "today", action: "daily", leadsTo: "#daily" } as const;
  const note = days ? { note: words("daily-streak", { days }) } : {};
  if (best !== undefined)
    return { ...entry, ...note, about: html`${words("home-daily-done", { result: resultText(best) })} <time-left></time-left>` };
  return { ...entry, ...note, about: days ? words("home-daily-keep") : words("home-daily-about") };
}

/** A game against two bots of the middle level. */
function againstTwo(): NewGame {
  return { config: { ...ALONE, players: 3, seed: freshSeed() }, names: ["", botName("alpinist"), botName("alpinist")] };
}

/** K2's place on the first screen. */
export function homeCard(climbs: readonly ClimbRecord[], now: number = Date.now()): HomeCard {
  return {
    picture: PICTURE,
    about: words("home-k2-about"),
    entries: [
      { title: words("home-quick"), icon: "climb", action: "quick", leadsTo: { start: () => ({ config: { ...ALONE, seed: freshSeed() } }) } },
      { title: words("lesson-k2"), icon: "learn", action: "k2-lesson", leadsTo: `#lesson/${NAME}` },
      { title: words("home-setup"), icon: "setup", action: "setup", leadsTo: "#setup" },
      { title: words("home-rules"), icon: "rules", action: "k2-rules", leadsTo: `#rules/${NAME}` },
    ],
    more: [
      dailyEntry(climbs, now),
      { title: words("home-bots"), about: words("home-bots-about"), icon: "bots", action: "bots", leadsTo: { start: againstTwo } },
      {
        title: words("share-challenge"),
        about: words("home-challenge-about"),
        icon: "friend",
        action: "challenge",
        leadsTo: { send: async (host) => (await import("./own-challenge")).ownChallenge(host) },
      },
    ],
  };
}

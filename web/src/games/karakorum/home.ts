import { html, svg } from "lit";

import { botName } from "../../engine/bots/levels";
import { freshSeed } from "../../ui/seed";
import { words } from "../../ui/words";
import type { HomeCard, NewGame } from "../module";
import { PRINT } from "./art/palette";
import { NAME } from "./name";

/** The three mountains as a sign. */
const PICTURE = html`<svg class="home-picture" viewBox="0 -2 100 48" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
  ${svg`<rect x="-100" y="-20" width="300" height="100" fill="#c9bfd3"/><path d="M-100 24Q-20 14 50 24T200 20V80H-100Z" fill="#f3d9bd"/><circle cx="67" cy="13" r="7" fill="#fff0c2"/><path
    d="M-100 40L-70 28L-40 36L-12 26L8 36L34 27L66 36L92 26L120 36L150 26L200 36V80H-100Z" fill="#a99bb5"/><path d="M-15.8 47L-9 39L-5.2 34.6L-0.5 30.8L1.8 27L5.8 24L7.8 20.2L11.8 16.8L13 13.6L15.4 11.2L17 7.8L19.1 10.8L20.5 14.2L24 17.2L25.8 21L29.8 24.2L31.8 28.2L36 31.2L38.5 35.4L43 39.2L49.8 47Z" fill=${PRINT.R.lit}/><path d="M17 7.8L16.4 11.8L18.1 15.2L15.5 20.4L18 25.6L14.2 31L17.2 36.2L13.8 47L-15.8 47L-9 39L-5.2 34.6L-0.5 30.8L1.8 27L5.8 24L7.8 20.2L11.8 16.8L13 13.6L15.4 11.2Z" fill=${PRINT.R.shade}/><path d="M10.3 18L11.8 16.8L13 13.6L15.4 11.2L17 7.8L19.1 10.8L20.5 14.2L24 17.2L24.4 18L22.6 19.8L20.9 16.6L19.1 19.8L17.4 16.6L15.6 19.8L13.8 16.6L12.1 19.8Z" fill=${PRINT.R.snow}/><path d="M49.2 47L55.2 38.6L59.2 34L60.5 29L63.5 25L64.8 20.6L67 17.6L68.8 14.2L71.2 11.6L74.8 9.8L78.8 8.8L82.5 8.6L86.5 9L90.5 10.2L93.8 12.2L96.2 15L98 18.6L100.5 21.6L101.8 26L104.8 30L106.5 34.8L110.5 39.2L116.2 47Z" fill=${PRINT.Y.lit}/><path d="M82.5 8.6L85.5 11.2L86.2 14.6L84.5 19.2L87.8 24.6L85.2 30L88.5 35.6L85.5 47L116.2 47L110.5 39.2L106.5 34.8L104.8 30L101.8 26L100.5 21.6L98 18.6L96.2 15L93.8 12.2L90.5 10.2L86.5 9Z" fill=${PRINT.Y.shade}/><path d="M67.6 16.5L68.8 14.2L71.2 11.6L74.8 9.8L78.8 8.8L82.5 8.6L86.5 9L90.5 10.2L93.8 12.2L96.2 15L97 16.5L93.3 18.3L89.6 15.1L85.9 18.3L82.3 15.1L78.6 18.3L74.9 15.1L71.2 18.3Z" fill=${PRINT.Y.snow}/><path d="M17.2 47L24.2 37.8L26.8 33L30.8 28.8L32.2 24.6L35.2 21.4L36.8 17.6L38.8 15.8L40.8 12.6L42.8 15L44.2 16.4L46.5 17.8L49 15.8L50.5 12.8L52.5 11L54.2 8L56.2 11.2L57.2 14.2L60.5 17L61.8 20.8L65.5 24.2L67.2 28.4L71 31.8L73 36.2L76.8 39.8L83.2 47Z" fill=${PRINT.G.lit}/><path d="M54.2 8L53.8 11.6L55.2 15.2L52.8 20.6L55.5 26.2L51.8 31.8L54.5 37.2L50.8 47L17.2 47L24.2 37.8L26.8 33L30.8 28.8L32.2 24.6L35.2 21.4L36.8 17.6L38.8 15.8L40.8 12.6L42.8 15L44.2 16.4L46.5 17.8L49 15.8L50.5 12.8L52.5 11Z" fill=${PRINT.G.shade}/><path d="M49.2 15.5L50.5 12.8L52.5 11L54.2 8L56.2 11.2L57.2 14.2L58.8 15.5L57.6 17.3L56.4 14.1L55.2 17.3L54 14.1L52.8 17.3L51.6 14.1L50.4 17.3Z" fill=${PRINT.G.snow}/>`}
</svg>`;

/** A game against two bots of the middle level. */
function againstTwo(): NewGame {
  return { config: { players: 3, seed: freshSeed() }, names: ["", botName("alpinist"), botName("alpinist")] };
}

/** Karakorum's place on the first screen. */
export function homeCard(): HomeCard {
  return {
    picture: PICTURE,
    about: words("home-karakorum-about"),
    entries: [
      { title: words("home-deal"), icon: "setup", action: NAME, leadsTo: `#${NAME}` },
      { title: words("lesson-karakorum"), icon: "learn", action: "karakorum-lesson", leadsTo: `#lesson/${NAME}` },
      { title: words("home-bots"), icon: "bots", action: "karakorum-bots", leadsTo: { start: againstTwo } },
      { title: words("home-rules"), icon: "rules", action: "karakorum-rules", leadsTo: `#rules/${NAME}` },
    ],
    more: [],
  };
}

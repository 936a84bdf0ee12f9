import type { Team } from "../../games/k2/board/types";

/**
 * One idea, one colour, for cards, board and forecast alike. Each can be set from outside by its custom property;
 * `var()` in a presentation attribute keeps the icons free of stylesheets.
 */
export const INK = "var(--k2-ink, #1b2338)";
export const PAPER = "var(--k2-paper, #fbf3df)";
export const MOVE = "var(--k2-move, #1d7a45)";
export const GAIN = "var(--k2-gain, #1c62b8)";
export const LOSS = "var(--k2-loss, #c62f2a)";
export const EVEN = "var(--k2-even, #66708a)";
export const GOLD = "var(--k2-gold, #f2b632)";
export const SURCHARGE = "var(--k2-surcharge, #f59a23)";
export const RISK = "var(--k2-risk, #ffd91f)";
export const SKIN = "var(--k2-skin, #f3c9a2)";

export interface TeamColours {
  /** The plain colour, where custom properties are not understood: on a canvas. */
  readonly colour: string;
  readonly body: string;
  readonly emblem: string;
}

/** Apart by at least 15 (Oklab x 100) in normal, protan, deutan and tritan sight. */
export const TEAMS: Readonly<Record<Team, TeamColours>> = {
  0: { colour: "#e0591b", body: "var(--k2-team-0, #e0591b)", emblem: "#fff" },
  1: { colour: "#2a63d6", body: "var(--k2-team-1, #2a63d6)", emblem: "#fff" },
  2: { colour: "#f6ecd6", body: "var(--k2-team-2, #f6ecd6)", emblem: "#1b2338" },
  3: { colour: "#5c1a4e", body: "var(--k2-team-3, #5c1a4e)", emblem: "#fff" },
  4: { colour: "#39b8a6", body: "var(--k2-team-4, #39b8a6)", emblem: "#12243a" },
};

export const FONT = 'var(--k2-font, "IBM Plex Sans Condensed", "Roboto Condensed", "Arial Narrow", sans-serif)';

import type { Team } from "../teams";

/**
 * One idea, one colour, for cards, board and forecast alike. Each can be set from outside by its custom property;
 * `var()` in a presentation attribute keeps the icons free of stylesheets.
 */
export const INK = "var(--print-ink, #1b2338)";
export const PAPER = "var(--print-paper, #fbf3df)";
export const GOLD = "var(--print-gold, #f2b632)";

export interface TeamColours {
  /** The plain colour, where custom properties are not understood: on a canvas. */
  readonly colour: string;
  readonly body: string;
  readonly emblem: string;
}

/** Apart by at least 15 (Oklab x 100) in normal, protan, deutan and tritan sight. */
export const TEAMS: Readonly<Record<Team, TeamColours>> = {
  0: { colour: "#e0591b", body: "var(--print-team-0, #e0591b)", emblem: "#fff" },
  1: { colour: "#2a63d6", body: "var(--print-team-1, #2a63d6)", emblem: "#fff" },
  2: { colour: "#f6ecd6", body: "var(--print-team-2, #f6ecd6)", emblem: "#1b2338" },
  3: { colour: "#5c1a4e", body: "var(--print-team-3, #5c1a4e)", emblem: "#fff" },
  4: { colour: "#39b8a6", body: "var(--print-team-4, #39b8a6)", emblem: "#12243a" },
};

export const FONT = 'var(--print-font, "IBM Plex Sans Condensed", "Roboto Condensed", "Arial Narrow", sans-serif)';

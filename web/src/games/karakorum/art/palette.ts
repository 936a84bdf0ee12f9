import type { Colour } from "./types";

/** The three mountains in print: on cards, goals and marks, by day and by night alike. */
export interface Inks {
  /** The colour itself. */
  readonly main: string;
  /** Figures on the colour. */
  readonly on: string;
  readonly sky: string;
  readonly glow: string;
  readonly far: string;
  readonly lit: string;
  readonly shade: string;
  readonly deep: string;
  readonly snow: string;
  readonly snowshade: string;
  readonly fore: string;
  /** The colour as a figure on paper: dark enough to read. */
  readonly text: string;
}

/** Apart in lightness too: red dark, green middle, yellow light. */
export const PRINT: Readonly<Record<Colour, Inks>> = {
  R: {
    main: "#b92f45", on: "#fff", sky: "#f3b79b", glow: "#fbe0bd", far: "#d98c83", lit: "#dc5a4c", shade: "#9b2b48", deep: "#6d1f42",
    snow: "#fff0e2", snowshade: "#e0a3ac", fore: "#481a38", text: "#a3203b",
  },
  G: {
    main: "#2f7d5b", on: "#fff", sky: "#b5d3cd", glow: "#eaf0d4", far: "#86b0a8", lit: "#74ae86", shade: "#2f7465", deep: "#1c5150",
    snow: "#fbfaec", snowshade: "#a9cdc9", fore: "#123b3a", text: "#1d6647",
  },
  Y: {
    main: "#f0b429", on: "#2a2012", sky: "#f6dca0", glow: "#fff4d2", far: "#e5bb77", lit: "#f7c948", shade: "#cf8a2c", deep: "#99601f",
    snow: "#fffbe8", snowshade: "#ecd09a", fore: "#5e3917", text: "#875a00",
  },
};

export type Theme = "light" | "dark";

/** The panorama: dusk, and the same dusk gone to night. */
const AIR: Readonly<Record<Theme, Readonly<Record<string, string>>>> = {
  light: {
    sky1: "#54669f", sky2: "#8d86b4", sky3: "#d9a3a6", sky4: "#f9cf9c", sun: "#fff3c9", far1: "#b98fa6", far1s: "#a57f9d", far2: "#8e7096", far2s: "#7b628c",
    haze: "#f3c6a4", snow: "#f3e2d8", snowlow: "#cdb5c0", fore: "#3c2c50", fores: "#2b203f", way: "#fff6e2", wayedge: "#2a2038",
  },
  dark: {
    sky1: "#0a0f26", sky2: "#141b3c", sky3: "#252a56", sky4: "#4b4277", sun: "#f4efdc", far1: "#34345f", far1s: "#2b2b54", far2: "#25274c", far2s: "#1f2143",
    haze: "#51477b", snow: "#565b8b", snowlow: "#3d426f", fore: "#12142c", fores: "#0b0d20", way: "#f7ead0", wayedge: "#0b0d20",
  },
};

const LAND: Readonly<Record<Theme, Readonly<Record<Colour, Readonly<Record<string, string>>>>>> = {
  light: {
    R: { lit: "#ec7a5c", tint: "#f59b74", shade: "#a83a55", deep: "#7b2a4e", cap: "#ffe9d6", capshade: "#c2809b", low: "#5f2548" },
    G: { lit: "#8fbd95", tint: "#b4d3a4", shade: "#3f8277", deep: "#2a6264", cap: "#fbf7e2", capshade: "#a6cdcb", low: "#1f5347" },
    Y: { lit: "#f7c64e", tint: "#fddf86", shade: "#d08f3d", deep: "#a4682f", cap: "#fffae2", capshade: "#f0cf97", low: "#7c4a28" },
  },
  dark: {
    R: { lit: "#a83c52", tint: "#c65360", shade: "#572549", deep: "#3b1a3d", cap: "#f0c8c6", capshade: "#86607f", low: "#2c1433" },
    G: { lit: "#3d7d72", tint: "#57998a", shade: "#1f4a55", deep: "#153643", cap: "#d5eadf", capshade: "#587f8c", low: "#0e2b35" },
    Y: { lit: "#b98438", tint: "#d6a44d", shade: "#6e4a3c", deep: "#4d3338", cap: "#f6e6bd", capshade: "#94795f", low: "#37242f" },
  },
};

const declare = (inks: Readonly<Record<string, string>>): string =>
  Object.entries(inks)
    .map(([name, ink]) => `--${name}:${ink}`)
    .join(";");

/** Sets the inks by `.light|.dark` and `.peak-R|G|Y`, and one fill class per ink: `i-lit`, `i-shade`... */
export function paletteCss(): string {
  const themes = (["light", "dark"] as const).flatMap((theme) => [
    `.${theme}{${declare(AIR[theme])}}`,
    ...(["R", "G", "Y"] as const).map((colour) => `.${theme} .peak-${colour}{--main:${PRINT[colour].main};${declare(LAND[theme][colour])}}`),
  ]);
  const names = [...Object.keys(AIR.light), ...Object.keys(LAND.light.R)];
  return themes.join("") + names.map((name) => `.i-${name}{fill:var(--${name})}`).join("");
}

import type { Season, WeatherKind } from "./types";

/** The inks of the poster. Season and theme choose a set, the day's weather washes it. */
export type Theme = "light" | "dark";

const NAMES = [
  "sky1", "sky2", "sky3", "sky4", "sun", "cloud", "cloudshade", "far1", "far1s", "far2", "far2s", "far3", "far3s",
  "lit", "tint", "shade", "deep", "rock", "crag", "ice", "icelow", "moraine", "fore", "line", "rope", "ropeedge",
] as const;
export type InkName = (typeof NAMES)[number];
export type Inks = Readonly<Record<InkName, string>>;

const SUMMER_DAY: Inks = {
  sky1: "#2d86a8", sky2: "#6fb4bd", sky3: "#b9d8c8", sky4: "#f8e3b4", sun: "#fff0c2", cloud: "#fdf3dc", cloudshade: "#e6d3ae",
  far1: "#9fc3c2", far1s: "#8bb3b8", far2: "#7ba7b3", far2s: "#6795a7", far3: "#56829b", far3s: "#456f8c",
  lit: "#fff6e0", tint: "#fadfb8", shade: "#8aa6c6", deep: "#5c7ba8", rock: "#c08058", crag: "#3d4a72",
  ice: "#eef3ea", icelow: "#c4d9dc", moraine: "#97a7ab", fore: "#25466a", line: "#1f3a5c", rope: "#fff4d6", ropeedge: "#3a2a26",
};
const WINTER_DAY: Inks = {
  sky1: "#2f5d8c", sky2: "#6d97ba", sky3: "#abc6d6", sky4: "#ece9e2", sun: "#fff8e6", cloud: "#f4f6f6", cloudshade: "#c9d5dd",
  far1: "#a9bfd1", far1s: "#94adc4", far2: "#86a1bd", far2s: "#718eb0", far3: "#5e7ca3", far3s: "#4c6a93",
  lit: "#ffffff", tint: "#dfe8f0", shade: "#8ca5cb", deep: "#5a76ab", rock: "#76739a", crag: "#343f70",
  ice: "#f3f7fa", icelow: "#cbdbea", moraine: "#9db0c8", fore: "#263d6b", line: "#223a64", rope: "#fff6e0", ropeedge: "#2c2838",
};
const SUMMER_NIGHT: Inks = {
  sky1: "#151b40", sky2: "#3b2f63", sky3: "#8d4a6b", sky4: "#ef9460", sun: "#ffd9a0", cloud: "#a35a72", cloudshade: "#6e4169",
  far1: "#7a4a70", far1s: "#643f69", far2: "#51396a", far2s: "#433160", far3: "#352c5b", far3s: "#2a2450",
  lit: "#ffb489", tint: "#f08a6a", shade: "#4a4d8a", deep: "#31356c", rock: "#9a4d55", crag: "#1f2250",
  ice: "#6f76ae", icelow: "#565d98", moraine: "#434a84", fore: "#171a3e", line: "#f6cfa8", rope: "#f5e3c4", ropeedge: "#120f26",
};
const WINTER_NIGHT: Inks = {
  sky1: "#0b1630", sky2: "#152a50", sky3: "#27487a", sky4: "#5f86ad", sun: "#eef4ff", cloud: "#48699a", cloudshade: "#314f80",
  far1: "#34568a", far1s: "#2b4a7c", far2: "#24406f", far2s: "#1d3661", far3: "#182d55", far3s: "#132549",
  lit: "#cfe0f5", tint: "#a6c1e4", shade: "#47659c", deep: "#2c4678", rock: "#54608f", crag: "#141f45",
  ice: "#7f9cca", icelow: "#5f7db0", moraine: "#476395", fore: "#0c1734", line: "#bcd3f2", rope: "#f0ead6", ropeedge: "#070d20",
};

const SETS: readonly (readonly [Theme, Season, Inks])[] = [
  ["light", "summer", SUMMER_DAY],
  ["light", "winter", WINTER_DAY],
  ["dark", "summer", SUMMER_NIGHT],
  ["dark", "winter", WINTER_NIGHT],
];

interface Wash {
  readonly colour: Readonly<Record<Theme, string>>;
  readonly sky: number;
  readonly land: number;
}

/** How far the weather pulls sky and land towards one colour. */
const WASHES: Readonly<Record<WeatherKind, Wash>> = {
  clear: { colour: { light: "#ffffff", dark: "#000000" }, sky: 0, land: 0 },
  wind: { colour: { light: "#b5a9ac", dark: "#2c2440" }, sky: 0.5, land: 0.16 },
  snow: { colour: { light: "#c9d8e6", dark: "#4b5878" }, sky: 0.68, land: 0.26 },
  storm: { colour: { light: "#43587b", dark: "#0d1226" }, sky: 0.72, land: 0.38 },
};

const SKY = new Set<InkName>(["sky1", "sky2", "sky3", "sky4", "sun", "cloud", "cloudshade", "far1", "far1s", "far2", "far2s"]);
const KEPT = new Set<InkName>(["line", "rope", "ropeedge"]);

function mix(from: string, to: string, t: number): string {
  const channel = (at: number) => {
    const a = parseInt(from.slice(at, at + 2), 16);
    const b = parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * t).toString(16).padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The inks of a set in the light of a day's weather. */
function washed(inks: Inks, theme: Theme, kind: WeatherKind): Inks {
  const { colour, sky, land } = WASHES[kind];
  const wash = (name: InkName): string => {
    if (kind === "storm" && name === "line" && theme === "light") return "#f2e6cc";
    return mix(inks[name], colour[theme], KEPT.has(name) ? 0 : SKY.has(name) ? sky : land);
  };
  return Object.fromEntries(NAMES.map((name) => [name, wash(name)])) as Inks;
}

/** What lies round letters on the bare land and keeps them readable on every ground: its colour, and how much it hides. */
export interface Halo {
  readonly colour: readonly [red: number, green: number, blue: number];
  readonly amount: number;
}

export interface Lettering {
  /** Round the names and lines of altitudes, which are drawn in the ink `line`. */
  readonly names: Halo;
  /** Round the numbers of the spaces. */
  readonly numbers: Halo;
  readonly number: string;
}

const LETTERING: Readonly<Record<Theme, Lettering>> = {
  light: { names: { colour: [255, 255, 255], amount: 0.55 }, numbers: { colour: [255, 255, 255], amount: 0.7 }, number: "#1b2338" },
  dark: { names: { colour: [10, 14, 36], amount: 0.8 }, numbers: { colour: [10, 14, 36], amount: 0.75 }, number: "#f1e8d3" },
};

/** In the storm of a light day the names are pale. */
const STORM_NAMES: Halo = { colour: [30, 38, 60], amount: 0.65 };

export function letteringOf(theme: Theme, kind: WeatherKind): Lettering {
  const { [theme]: usual } = LETTERING;
  return theme === "light" && kind === "storm" ? { ...usual, names: STORM_NAMES } : usual;
}

const haloCss = ({ colour, amount }: Halo): string => `rgb(${colour.join(" ")} / ${amount})`;

/** How the lettering is drawn, by the classes `light|dark` and `storm`. */
export function letteringCss(): string {
  const themes = Object.entries(LETTERING).map(
    ([theme, { names, numbers, number }]) => `.${theme}{--halo-name:${haloCss(names)};--halo-number:${haloCss(numbers)};--number:${number}}`,
  );
  return `${themes.join("")}.light.storm{--halo-name:${haloCss(STORM_NAMES)}}`;
}

export interface Look {
  readonly name: string;
  readonly theme: Theme;
  readonly kind: WeatherKind;
  readonly inks: Inks;
}

/** Every look that the mountain can have; its night is the last one. */
export function allLooks(): Look[] {
  const days = SETS.flatMap(([theme, season, inks]) =>
    (Object.keys(WASHES) as WeatherKind[]).map(
      (kind): Look => ({ name: `.${theme}.${season}.${kind}`, theme, kind, inks: washed(inks, theme, kind) }),
    ),
  );
  return [...days, { name: ".moonlit", theme: "dark", kind: "clear", inks: MOONLIGHT }];
}

const declarations = (inks: Inks): string => NAMES.map((name) => `--${name}:${inks[name]}`).join(";");

/** The stylesheet that sets the inks by the classes `light|dark summer|winter clear|wind|snow|storm`. */
export function paletteCss(): string {
  return allLooks()
    .map(({ name, inks }) => `${name}{${declarations(inks)}}`)
    .join("\n");
}

/** A clear night in the light of the moon, the same for every theme and season; `.moonlit` lies over what the day shows. */
const MOONLIGHT: Inks = {
  sky1: "#050b1e", sky2: "#0a1730", sky3: "#122648", sky4: "#21406a", sun: "#f4f1e0", cloud: "#26406c", cloudshade: "#182c52",
  far1: "#1b3259", far1s: "#162a4d", far2: "#132545", far2s: "#0f1e3b", far3: "#0c1932", far3s: "#09132a",
  lit: "#9db6d8", tint: "#7793c0", shade: "#2c4474", deep: "#192c55", rock: "#3a4672", crag: "#0b1430",
  ice: "#4d6896", icelow: "#38517d", moraine: "#2a4069", fore: "#060d22", line: "#a9c2e6", rope: "#e6dfc8", ropeedge: "#040917",
};

/** Fill rules, one class per ink: `i-lit`, `i-shade`... */
export const inkCss = (): string => NAMES.map((name) => `.i-${name}{fill:var(--${name})}.s-${name}{stroke:var(--${name})}`).join("");

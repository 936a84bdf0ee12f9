/** What pictures of all games are painted with: letters that are there, text in lines, a code, and drawings that nobody sees. */
import { render, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import encodeQR from "qr";

import { shownTheme } from "../ui/theme";

/** The size of every picture. */
export const PICTURE = { width: 1200, height: 900 } as const;

const FAMILIES = ['"IBM Plex Sans Condensed"', '"IBM Plex Sans"'] as const;
const WEIGHTS = [400, 600, 700] as const;

/** Pixels of one module of a code, below which cameras do not read it. */
const READABLE = 2.2;
const BORDER = 2;

/** Makes a canvas as large as a picture, and loads the letters of a text: a file of a font holds one alphabet, and is fetched when needed. */
export async function preparePicture(canvas: HTMLCanvasElement, text: string): Promise<CanvasRenderingContext2D> {
  await Promise.all(FAMILIES.flatMap((family) => WEIGHTS.map((weight) => document.fonts.load(`${weight} 40px ${family}`, `${text} 0123456789`))));
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("this browser paints no pictures");
  return pen;
}

/** Draws something where nobody sees it, in the page's theme, and lets it be painted from there. */
export async function withDrawing(content: TemplateResult, paint: (place: HTMLElement) => Promise<void>): Promise<void> {
  const place = document.createElement("div");
  place.className = "picture-place";
  place.style.colorScheme = shownTheme();
  place.inert = true;
  render(content, place);
  document.body.append(place);
  try {
    await paint(place);
  } finally {
    place.remove();
  }
}

export interface Written {
  readonly drawn: SVGTemplateResult;
  /** Where the last line stands. */
  readonly end: number;
}

/** How a text is written: in which letters, and where. */
export interface Writing {
  readonly size: number;
  readonly weight: (typeof WEIGHTS)[number];
  readonly kind: "picture-ink" | "picture-quiet";
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Text in lines that never leave their width. */
export function write(pen: CanvasRenderingContext2D, text: string, { size, weight, kind, x, y, width }: Writing): Written {
  pen.font = `${weight} ${size}px ${FAMILIES.join(", ")}, sans-serif`;
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((one) => pieces(pen, one, width))) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const drawn = svg`${lines.map((line, place) => svg`<text class=${kind} font-size=${size} font-weight=${weight} x=${x} y=${y + place * size * 1.14}>${line}</text>`)}`;
  return { drawn, end: y + (lines.length - 1) * size * 1.14 };
}

/** A word in pieces that fit. */
function pieces(pen: CanvasRenderingContext2D, word: string, width: number): string[] {
  if (pen.measureText(word).width <= width) return [word];
  const all: string[] = [""];
  for (const sign of word) {
    if (pen.measureText(`${all.at(-1)}${sign}`).width > width) all.push(sign);
    else all[all.length - 1] += sign;
  }
  return all;
}

/** A name that fits beside its result. */
export function shortened(name: string): string {
  const signs = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return signs.length > 18 ? `${signs.slice(0, 17).join("")}…` : name;
}

/** The address to point a camera at; the site's alone if the whole one would be too fine to be read. */
export function addressCode(address: string, x: number, y: number, size: number): SVGTemplateResult {
  const whole = encodeQR(address, "raw", { ecc: "low", border: BORDER });
  const rows = size / whole.length < READABLE ? encodeQR(address.replace(/#.*/, ""), "raw", { ecc: "low", border: BORDER }) : whole;
  const dark = rows.flatMap((row, line) => row.flatMap((on, place) => (on ? [`M${place} ${line}h1v1h-1z`] : [])));
  return svg`<rect x=${x} y=${y} width=${size} height=${size} rx="6" fill="#fff" />
    <path transform="translate(${x} ${y})scale(${size / rows.length})" d=${dark.join("")} fill="#000" />`;
}

import { blade, path, rough, type Line } from "../../../ui/drawing/sketch";
import type { Colour } from "./types";

/**
 * The three mountains by their bones: x from the middle of the mountain, y on the sheet of the panorama. Cards draw the same ones, smaller.
 * The sun stands between green and yellow, so that red and green are lit from the right and yellow from the left.
 */
interface Bones {
  /** Sky line from the summit down. */
  readonly left: Line;
  readonly right: Line;
  /** Where light turns to shade, from the summit down. */
  readonly spine: Line;
  readonly lit: "left" | "right";
  /** Down to where the snow lies on the lit and on the shaded side. */
  readonly snow: readonly [lit: number, shaded: number];
  readonly litRibs: readonly Line[];
  readonly shadedRibs: readonly Line[];
  /** A lower summit with a snow cap of its own. */
  readonly second?: { readonly shaded: Line; readonly spine: Line; readonly lit: Line; readonly snow: readonly [number, number] };
  /** The places 0, 5, 10... 30 of the way up. */
  readonly turns: Line;
  readonly seed: number;
}

const BONES: Readonly<Record<Colour, Bones>> = {
  /* A lonely pyramid. */
  R: {
    left: [[0, 78], [-13, 112], [-32, 136], [-42, 168], [-74, 202], [-90, 240], [-122, 270], [-140, 308], [-178, 346], [-208, 390], [-262, 470]],
    right: [[0, 78], [17, 108], [28, 142], [56, 172], [70, 210], [102, 242], [118, 282], [152, 312], [172, 354], [208, 392], [262, 470]],
    spine: [[0, 78], [-5, 118], [9, 152], [-12, 204], [8, 256], [-22, 310], [2, 362], [-26, 470]],
    lit: "right",
    snow: [196, 166],
    litRibs: [
      [[28, 142], [22, 190], [44, 240], [34, 290], [62, 350]],
      [[70, 210], [66, 262], [94, 310], [88, 360], [118, 420]],
      [[118, 282], [122, 330], [152, 376], [150, 420]],
      [[9, 256], [18, 310], [6, 356], [26, 420]],
    ],
    shadedRibs: [
      [[-32, 136], [-34, 186], [-60, 236], [-56, 290], [-86, 350]],
      [[-74, 202], [-84, 256], [-112, 310], [-110, 360], [-140, 420]],
      [[-34, 226], [-30, 290], [-54, 350], [-50, 420]],
      [[-140, 308], [-150, 352], [-182, 400], [-186, 440]],
    ],
    turns: [[-78, 404], [104, 352], [-86, 298], [64, 245], [-44, 192], [20, 140], [0, 78]],
    seed: 31,
  },
  /* Two ridges, the farther one higher. */
  G: {
    left: [[34, 80], [20, 110], [4, 128], [-8, 158], [-28, 178], [-46, 164], [-58, 150], [-74, 126], [-90, 158], [-106, 176], [-118, 214], [-142, 246], [-154, 288], [-186, 330], [-206, 378], [-262, 470]],
    right: [[34, 80], [50, 112], [58, 142], [84, 170], [94, 208], [124, 242], [138, 284], [168, 318], [184, 362], [214, 398], [266, 470]],
    spine: [[34, 80], [30, 116], [42, 152], [22, 206], [44, 262], [14, 318], [36, 372], [6, 470]],
    lit: "right",
    snow: [166, 146],
    litRibs: [
      [[58, 142], [54, 190], [78, 240], [68, 296], [98, 356]],
      [[94, 208], [96, 260], [124, 310], [120, 360], [150, 420]],
      [[44, 262], [56, 310], [46, 356], [66, 420]],
    ],
    shadedRibs: [
      [[4, 128], [6, 180], [-14, 232], [-8, 290], [-34, 352]],
      [[-90, 158], [-96, 210], [-122, 262], [-122, 316], [-152, 376]],
      [[-46, 220], [-50, 280], [-78, 340], [-74, 400]],
    ],
    second: {
      shaded: [[-74, 126], [-90, 158], [-106, 176], [-118, 214]],
      spine: [[-74, 126], [-72, 152], [-62, 182], [-76, 226], [-58, 270], [-78, 330]],
      lit: [[-74, 126], [-58, 150], [-46, 164], [-28, 178]],
      snow: [170, 166],
    },
    turns: [[84, 404], [-98, 352], [98, 299], [-66, 247], [66, 194], [14, 144], [34, 80]],
    seed: 47,
  },
  /* A broad dome of ice. */
  Y: {
    left: [[-4, 86], [-34, 88], [-66, 98], [-94, 116], [-114, 142], [-128, 176], [-146, 206], [-156, 250], [-180, 290], [-190, 340], [-222, 386], [-270, 470]],
    right: [[-4, 86], [28, 90], [60, 102], [86, 122], [106, 150], [120, 186], [140, 216], [150, 260], [174, 300], [188, 348], [220, 392], [266, 470]],
    spine: [[-4, 86], [20, 112], [26, 146], [12, 192], [38, 246], [18, 300], [44, 356], [20, 470]],
    lit: "left",
    snow: [176, 160],
    litRibs: [
      [[-66, 150], [-76, 200], [-60, 252], [-78, 306], [-62, 366]],
      [[-120, 190], [-132, 244], [-116, 300], [-142, 352], [-134, 420]],
      [[-14, 190], [-22, 246], [-4, 304], [-20, 360], [-8, 420]],
    ],
    shadedRibs: [
      [[60, 150], [58, 204], [84, 256], [78, 312], [104, 370]],
      [[106, 170], [112, 226], [138, 280], [136, 334], [164, 396]],
      [[44, 260], [56, 316], [50, 370], [70, 430]],
    ],
    turns: [[-92, 404], [112, 353], [-114, 301], [100, 249], [-88, 197], [58, 146], [-4, 86]],
    seed: 59,
  },
};

/** The part of a line above `limit`. */
function above(line: Line, limit: number): Line {
  const out: (readonly [number, number])[] = [];
  for (const [i, [x, y]] of line.entries()) {
    const before = line[i - 1];
    if (y > limit) {
      if (before) out.push([before[0] + ((x - before[0]) * (limit - before[1])) / (y - before[1]), limit]);
      break;
    }
    out.push([x, y]);
  }
  return out;
}

/** Snow between two lines from a summit, hanging in tongues where it ends. */
function snowfield(from: Line, to: Line, fromLimit: number, toLimit: number, seed: number): string {
  const a = above(from, fromLimit);
  const b = above(to, toLimit);
  const [ax, ay] = a[a.length - 1] ?? [0, 0];
  const [bx, by] = b[b.length - 1] ?? [0, 0];
  const tongues = Math.max(2, Math.round(Math.abs(bx - ax) / 24));
  const edge: [number, number][] = [];
  for (let i = 1; i < tongues * 2; i++) {
    const t = i / (tongues * 2);
    const deep = i % 2 ? 10 + ((seed * i * 7) % 17) : -8 - ((seed * i * 3) % 8);
    edge.push([ax + (bx - ax) * t, ay + (by - ay) * t + deep]);
  }
  return path([...a, ...edge, ...[...b].reverse()]);
}

export interface Mountain {
  readonly silhouette: string;
  readonly shade: string;
  /** The paler and darker planes of both sides. */
  readonly planes: string;
  readonly depths: string;
  readonly cap: string;
  readonly capShade: string;
  readonly turns: Line;
}

function draw({ left, right, spine, lit, snow, litRibs, shadedRibs, second, turns, seed }: Bones): Mountain {
  const amount = lit === "left" ? 1.5 : 3;
  const l = rough(left, seed, amount, 13);
  const r = rough(right, seed + 1, amount, 13);
  const mid = rough(spine, seed + 2, 3.5, 16);
  const [bright, dark] = lit === "left" ? [l, r] : [r, l];
  const away = lit === "left" ? 1 : -1;
  const joined = (ribs: readonly Line[], width: number, at: number) => ribs.map((rib, i) => path(blade(rib, away * (width + (i % 2) * 8), seed + at + i))).join("");
  return {
    silhouette: path([...[...l].reverse(), ...r]),
    shade: path([...mid, ...[...dark].reverse()]) + (second ? path([...second.spine, ...[...above(second.shaded, 300)].reverse()]) : ""),
    planes: joined(litRibs, 26, 10),
    depths: joined(shadedRibs, 24, 30),
    cap: snowfield(mid, bright, snow[0] - 18, snow[0], seed) + (second ? snowfield(second.spine, second.lit, second.snow[0], second.snow[0], seed + 3) : ""),
    capShade: snowfield(dark, mid, snow[1], snow[0] - 18, seed + 5) + (second ? snowfield(second.shaded, second.spine, second.snow[1], second.snow[0], seed + 4) : ""),
    turns,
  };
}

export const MOUNTAINS: Readonly<Record<Colour, Mountain>> = { R: draw(BONES.R), G: draw(BONES.G), Y: draw(BONES.Y) };

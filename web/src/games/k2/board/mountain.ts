import { svg, type SVGTemplateResult } from "lit";

import { blade, dice, path, range, rough, type Line } from "../../../ui/drawing/sketch";
import { BLEED } from "./sky";
import type { BoardName } from "./types";

/** One face of K2 by its bones; `sketch.ts` puts the flesh on. The light comes from the left. */
interface Face {
  /** Sky line from the summit down. */
  readonly left: Line;
  readonly right: Line;
  /** Where light turns to shade. */
  readonly spine: Line;
  /** Ribs on the lit side, each throwing a shadow to its right. */
  readonly lit: readonly Line[];
  /** Ribs on the shaded side, catching light on their left. */
  readonly shaded: readonly Line[];
  /** Where the medial moraines of the glacier come from. */
  readonly source: readonly [number, number];
  readonly seed: number;
}

/** From Concordia in the south: the Abruzzi ridge with its shoulder on the right. */
const SOUTH: Face = {
  left: [[470, 30], [446, 74], [424, 126], [394, 158], [358, 212], [318, 238], [262, 300], [206, 348], [176, 420], [128, 470], [96, 536], [36, 592], [-20, 668], [-110, 740], [-220, 800], [-380, 900]],
  right: [[470, 30], [498, 72], [526, 88], [556, 122], [612, 148], [650, 206], [692, 234], [742, 316], [800, 360], [838, 430], [905, 486], [942, 560], [1010, 636], [1080, 716], [1190, 790], [1360, 900]],
  spine: [[470, 30], [484, 96], [462, 150], [498, 214], [478, 272], [524, 352], [504, 424], [560, 506], [540, 592], [606, 690], [590, 780], [660, 930]],
  lit: [
    [[446, 74], [432, 150], [398, 220], [408, 290], [362, 380], [352, 452]],
    [[358, 212], [334, 290], [288, 350], [290, 424], [240, 500], [238, 590]],
    [[206, 348], [204, 430], [164, 500], [172, 570], [118, 660], [112, 760]],
    [[408, 290], [438, 380], [408, 470], [436, 560], [392, 650], [404, 790]],
    [[290, 424], [326, 520], [298, 600], [334, 700], [286, 810]],
    [[96, 536], [94, 620], [44, 700], [36, 800]],
    [[436, 560], [486, 660], [462, 740], [500, 840]],
    [[172, 570], [214, 680], [186, 770], [206, 840]],
    [[-20, 668], [-24, 740], [-90, 800], [-96, 860]],
  ],
  shaded: [
    [[526, 88], [540, 170], [586, 240], [570, 310], [622, 390], [612, 470]],
    [[650, 206], [638, 290], [694, 360], [680, 440], [744, 520], [736, 610]],
    [[800, 360], [788, 450], [844, 530], [830, 604], [892, 680], [886, 790]],
    [[570, 310], [598, 420], [654, 520], [640, 600], [704, 690], [696, 800]],
    [[744, 520], [800, 640], [784, 720], [830, 830]],
    [[905, 486], [920, 590], [974, 670], [966, 750], [1030, 840]],
    [[1010, 636], [1040, 740], [1110, 830]],
  ],
  source: [1330, 868],
  seed: 861,
};

/** From the Qogir glacier in the north: the straight north ridge, steep on both hands. */
const NORTH: Face = {
  left: [[450, 30], [434, 78], [412, 112], [376, 146], [332, 184], [304, 240], [270, 306], [232, 366], [200, 440], [152, 520], [112, 600], [66, 660], [30, 740], [-40, 800], [-140, 860], [-300, 920]],
  right: [[450, 30], [472, 76], [500, 126], [536, 164], [584, 190], [636, 204], [692, 228], [736, 300], [786, 352], [832, 414], [896, 470], [936, 540], [992, 600], [1032, 670], [1110, 760], [1230, 830], [1380, 920]],
  spine: [[450, 30], [464, 110], [440, 180], [474, 260], [446, 340], [490, 430], [468, 520], [514, 620], [490, 720], [548, 820], [530, 940]],
  lit: [
    [[412, 112], [392, 176], [338, 240], [350, 320], [300, 400], [298, 482]],
    [[332, 184], [296, 290], [230, 370], [240, 452], [188, 540], [188, 632]],
    [[350, 320], [380, 410], [350, 500], [376, 590], [330, 690], [340, 810]],
    [[200, 440], [190, 540], [138, 620], [148, 700], [98, 800]],
    [[240, 452], [276, 560], [250, 650], [276, 740], [230, 840]],
    [[376, 590], [424, 680], [404, 760], [440, 850]],
    [[66, 660], [70, 740], [20, 820], [10, 880]],
    [[434, 78], [424, 150], [404, 210], [410, 262]],
  ],
  shaded: [
    [[500, 126], [522, 200], [576, 270], [560, 350], [610, 440], [600, 524]],
    [[692, 228], [680, 290], [724, 350], [712, 430], [770, 520], [760, 612]],
    [[560, 350], [598, 470], [654, 560], [640, 650], [696, 740], [690, 830]],
    [[786, 352], [796, 420], [858, 500], [850, 580], [904, 670], [900, 780]],
    [[584, 190], [592, 260], [640, 330], [632, 400]],
    [[770, 520], [820, 640], [806, 720], [850, 830]],
    [[936, 540], [952, 620], [1000, 700], [1000, 790]],
  ],
  source: [-330, 872],
  seed: 8611,
};

const FACES: Readonly<Record<BoardName, Face>> = { easy: SOUTH, hard: NORTH };

const joined = (lines: readonly Line[]): string => lines.map((line) => path(line)).join("");

/** Short crags of bare rock along the ribs. */
function crags(ribs: readonly Line[], seed: number): string {
  const roll = dice(seed);
  return joined(
    ribs.flatMap((rib, r) =>
      rib.slice(1, -1).flatMap(([x, y], i) => {
        const next = rib[i + 2];
        if (!next || roll() < 0.18) return [];
        const side = (roll() - 0.3) * 56;
        const drop = (roll() - 0.35) * 40;
        const run = 0.45 + roll() * 0.5;
        const spine: Line = [[x + side, y + drop], [x + side + (next[0] - x) * run * 0.5 + 5, y + drop + (next[1] - y) * run * 0.5], [x + side + (next[0] - x) * run, y + drop + (next[1] - y) * run]];
        return [blade(spine, 9 + roll() * 15, seed + r * 17 + i)];
      }),
    ),
  );
}

/** Cones of avalanche snow where the face meets the glacier. */
function apron(seed: number): string {
  const roll = dice(seed);
  const crest: [number, number][] = [];
  for (let x = BLEED.left; x <= BLEED.right; x += 34 + roll() * 84) crest.push([x, crest.length % 2 ? 812 + roll() * 60 : 872 + roll() * 22]);
  return path([[BLEED.left, BLEED.bottom], ...rough(crest, seed, 3, 22), [BLEED.right, BLEED.bottom]]);
}

/** A band of the glacier from its source, round the bend, to our feet; `at` is its place across, `wide` its width there. */
function stream([x, y]: readonly [number, number], at: number, wide: number): string {
  const bend = x > 500 ? -1 : 1;
  const end = 500 + bend * (200 - at);
  const swing = (w: number) => `${500 + bend * (620 - at * 0.3) - bend * w * 0.3} ${930 + at * 0.13 + w * 0.14}`;
  const edge = end - bend * wide;
  return `M${x} ${y}C${x + bend * 420} ${y + 10} ${swing(0)} ${end} 1420V2200H${edge}V1420C${swing(wide)} ${x + bend * 400} ${y + 16} ${x} ${y}Z`;
}

const ICE_STREAMS = [[-700, 170], [-420, 150], [-180, 110], [60, 130], [300, 150], [560, 170], [860, 200], [1180, 210]] as const;
const MORAINES = [[-520, 26], [-240, 24], [-20, 28], [225, 34], [490, 38], [780, 44], [1090, 50]] as const;

interface Drawing {
  readonly silhouette: string;
  readonly shadeSide: string;
  readonly shadows: string;
  readonly depths: string;
  readonly slivers: string;
  readonly ledges: string;
  readonly clefts: string;
  readonly rocks: string;
  readonly fields: string;
  readonly crags: string;
  readonly apron: string;
  readonly apronShade: string;
  readonly ice: string;
  readonly moraines: string;
}

function draw(face: Face): Drawing {
  const { left, right, spine, lit, shaded, seed, source } = face;
  const leftEdge = rough(left, seed, 7, 22);
  const rightEdge = rough(right, seed + 1, 7, 22);
  const innerEdge = rough(spine, seed + 2, 8, 26);
  return {
    fields: joined(lit.map((rib, i) => blade(rib, 104 + (i % 2) * 40, seed + 200 + i))),
    silhouette: path([...[...leftEdge].reverse(), ...rightEdge]),
    shadeSide: path([...innerEdge, [1380, 940], ...[...rightEdge].reverse()]),
    shadows: joined(lit.map((rib, i) => blade(rib, 60 + (i % 3) * 16, seed + i))),
    depths: joined(shaded.map((rib, i) => blade(rib, 92 + (i % 3) * 20, seed + 40 + i))),
    slivers: joined(shaded.map((rib, i) => blade(rib.slice(0, 4), -18 - (i % 3) * 8, seed + 80 + i))),
    ledges: joined(lit.map((rib, i) => blade(rib.slice(i % 2), -22 - (i % 4) * 7, seed + 120 + i))),
    clefts: joined(shaded.map((rib, i) => blade(rib.slice(1), 30 + (i % 3) * 8, seed + 160 + i))),
    rocks: crags(lit, seed + 5),
    crags: crags(shaded, seed + 6),
    apron: apron(seed + 7),
    apronShade: apron(seed + 8),
    ice: ICE_STREAMS.map(([at, wide]) => stream(source, at, wide)).join(""),
    moraines: MORAINES.map(([at, wide]) => stream(source, at, wide)).join(""),
  };
}

const RANGES = [
  range(11, BLEED.left, BLEED.right, 560, 150, 210, 1000),
  range(23, BLEED.left, BLEED.right, 660, 150, 260, 1000),
  range(37, BLEED.left, BLEED.right, 780, 170, 330, 1100),
] as const;
/** In sight only where there is much room below the sheet. */
const FORE = range(51, BLEED.left, BLEED.right, 1330, 80, 260, BLEED.bottom);

const drawings = new Map<BoardName, SVGTemplateResult>();

/** The land, from the far ranges to the glacier at our feet. */
export function mountain(board: BoardName): SVGTemplateResult {
  let drawn = drawings.get(board);
  if (!drawn) drawings.set(board, (drawn = print(draw(FACES[board]), board === "hard")));
  return drawn;
}

function print(d: Drawing, mirrored: boolean): SVGTemplateResult {
  const [far1, far2, far3] = RANGES;
  return svg`
    <g transform=${mirrored ? "translate(1000)scale(-1 1)" : "translate(0)"}>
      <path class="i-far1" d=${far1.silhouette}/><path class="i-far1s" d=${far1.shade}/>
      <path class="i-far2" d=${far2.silhouette}/><path class="i-far2s" d=${far2.shade}/>
      <path class="i-far3" d=${far3.silhouette}/><path class="i-far3s" d=${far3.shade}/>
    </g>
    <defs><clipPath id="face"><path d=${d.silhouette}/></clipPath></defs>
    <path class="i-lit" d=${d.silhouette}/>
    <g clip-path="url(#face)">
      <path class="i-tint" d=${d.fields}/>
      <path class="i-shade" d=${d.shadeSide}/>
      <path class="i-rock" d=${d.ledges}/>
      <path class="i-shade" d=${d.shadows}/>
      <path class="i-deep" d=${d.depths}/>
      <path class="i-crag" d=${d.clefts}/>
      <path class="i-tint" d=${d.slivers}/>
      <path class="i-rock" d=${d.rocks}/>
      <path class="i-crag" d=${d.crags}/>
    </g>
    <path class="i-icelow" transform="translate(30-14)" d=${d.apronShade}/>
    <path class="i-ice" d=${d.apron}/>
    <path class="i-icelow" d=${d.ice}/><path class="i-moraine" d=${d.moraines}/>
    <path class="i-fore" d=${FORE.silhouette}/>`;
}

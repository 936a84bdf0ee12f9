import { svg, type SVGTemplateResult } from "lit";

import type { Rank } from "./types";

/** Metal and stars of each rank. */
const LOOKS: Readonly<Record<Rank, { readonly metal: string; readonly edge: string; readonly stars: number }>> = {
  himalayan: { metal: "#f2b632", edge: "#a86d08", stars: 3 },
  alpinist: { metal: "#c9d2de", edge: "#6d7a90", stars: 2 },
  hiker: { metal: "#d79a66", edge: "#8a5327", stars: 1 },
  tourist: { metal: "#a9c4a2", edge: "#567a51", stars: 0 },
};

const STAR = "M0-9L2.6-2.9L9-2.5L4.1 1.7L5.7 8L0 4.5L-5.7 8L-4.1 1.7L-9-2.5L-2.6-2.9Z";

/** The badge of a rank in a box of -60..60: a medal with the mountain, and more stars the higher the rank. */
export function rankBadge(rank: Rank): SVGTemplateResult {
  const { metal, edge, stars } = LOOKS[rank];
  const rim = Array.from({ length: 24 }, (_, step) => {
    const angle = (step * Math.PI) / 12;
    return `${step ? "L" : "M"}${(Math.cos(angle) * (step % 2 ? 51 : 57)).toFixed(1)} ${(Math.sin(angle) * (step % 2 ? 51 : 57)).toFixed(1)}`;
  }).join("");
  return svg`<path d="${rim}Z" fill=${metal} stroke=${edge} stroke-width="3" stroke-linejoin="round"/>
    <circle r="43" fill="#24456c" stroke=${edge} stroke-width="3"/>
    <path d="M-36 23L-13-7L-6 2L8-27L37 21Q22 42 0 43Q-24 42-36 23Z" fill="#dfe8f2"/>
    <path d="M8-27L37 21Q30 32 21 37L12 8L14-4Z" fill="#8aa6c6"/>
    <path d="M-36 23Q-24 42 0 43Q22 42 37 21Q16 30 0 24Q-20 18-36 23Z" fill="#5c7ba8"/>
    ${Array.from(
      { length: stars },
      (_, place) =>
        svg`<path transform="translate(${(place - (stars - 1) / 2) * 19} ${29 - Math.abs(place - (stars - 1) / 2) * 4})" d=${STAR} fill="#ffd75e" stroke="#5b3c05" stroke-width="1.5" stroke-linejoin="round"/>`,
    )}`;
}

import { svg, type SVGTemplateResult } from "lit";

import { addressCode, preparePicture, write, type Writing, type Written } from "../../share/painting";
import { words } from "../../ui/words";
import type { BoardView } from "./board/types";
import { paintBeside, PANEL } from "./picture-frame";

/** What the picture of a challenge shows. */
export interface PostcardFacts {
  /** Who asks for a climb, and for which result. */
  readonly title: string;
  readonly mountain: string;
  /** What the sender has written; may be empty. */
  readonly message: string;
  readonly board: BoardView;
  /** The whole address of the challenge, as a code. */
  readonly address: string;
}

const LEFT = PANEL.x + PANEL.padding;
const INNER = PANEL.width - 2 * PANEL.padding;
const CODE = 264;
const FOOT = PANEL.y + PANEL.height - CODE - 84;
/** Letters of a message that are still written large. */
const SHORT = 60;

/** Paints a challenge: the mountain, who asks with which words, and a large code that leads to it. */
export async function paintPostcard(canvas: HTMLCanvasElement, facts: PostcardFacts): Promise<void> {
  const { title, mountain, message } = facts;
  const pen = await preparePicture(canvas, [title, mountain, message, location.host, words("challenge-about"), words("app-unofficial")].join(" "));
  await paintBeside(pen, facts.board, panel(facts, pen));
}

function panel({ title, mountain, message, address }: PostcardFacts, pen: CanvasRenderingContext2D): SVGTemplateResult {
  const put = (text: string, y: number, how: Partial<Writing>): Written =>
    write(pen, text, { size: 18, weight: 400, kind: "picture-ink", x: LEFT, width: INNER, ...how, y });
  const head = put(title, PANEL.y + 60, { size: 35, weight: 700 });
  const where = put(mountain, head.end + 36, { size: 21, kind: "picture-quiet" });
  const said = message ? put(message, where.end + 46, { size: message.length > SHORT ? 19 : 24, x: LEFT + 16, width: INNER - 16 }) : null;
  const about = put(words("challenge-about"), (said?.end ?? where.end) + 44, { kind: "picture-quiet" });
  return svg`<rect class="picture-paper" x=${PANEL.x} y=${PANEL.y} width=${PANEL.width} height=${PANEL.height} rx="22" />
    ${head.drawn}${where.drawn}
    ${said === null ? "" : svg`<rect class="picture-mark" x=${LEFT} y=${where.end + 22} width="5" height=${said.end - where.end - 12} rx="2.5" />${said.drawn}`}
    ${about.end < FOOT - 24 ? about.drawn : ""}
    ${addressCode(address, LEFT + (INNER - CODE) / 2, FOOT, CODE)}
    ${put(location.host, FOOT + CODE + 34, { size: 21, weight: 600 }).drawn}
    ${put(words("app-unofficial"), FOOT + CODE + 56, { size: 12.5, kind: "picture-quiet" }).drawn}`;
}

import { svg, type SVGTemplateResult } from "lit";

import { addressCode, preparePicture, shortened, write, type Writing, type Written } from "../../share/painting";
import { teamBadge } from "../../ui/drawing/icons";
import type { Team } from "../../ui/teams";
import { words } from "../../ui/words";
import { chartFrame } from "./chart";
import { climbChart } from "./climb-chart";
import { letter } from "./letter";
import { type Expedition, lookBack } from "./expedition";
import { paintBeside, PANEL } from "./picture-frame";
import { rankBadge } from "./rank-badge";
import type { Rank } from "./types";

/** What a picture of an expedition shows. */
export interface PictureFacts {
  readonly title: string;
  readonly rank: Rank | null;
  /** Whoever has climbed alone. */
  readonly name: string;
  readonly mountain: string;
  /** The final order of several, the best first. */
  readonly order: readonly { readonly team: Team; readonly place: number; readonly name: string; readonly points: number }[];
  /** Who was on the summit, and who died. */
  readonly lines: readonly string[];
  readonly expedition: Expedition;
  /** The whole address of the game, as a code. */
  readonly address: string;
}

const LEFT = PANEL.x + PANEL.padding;
const INNER = PANEL.width - 2 * PANEL.padding;
const CODE = 132;
const FOOT = PANEL.y + PANEL.height - CODE - 18;
const CHART = { least: 240, most: 380, font: 15 } as const;
const LEGEND = 26;

/** Paints the expedition: the mountain with everybody's way on it, who it was, what came of it, its days as a chart, and where to find it. */
export async function paintPicture(canvas: HTMLCanvasElement, facts: PictureFacts): Promise<void> {
  const pen = await preparePicture(canvas, written(facts));
  await paintBeside(pen, lookBack(facts.expedition), panel(facts, pen));
}

/** Whatever is written in the picture. */
function written({ title, name, mountain, lines, order }: PictureFacts): string {
  const own = [words("app-unofficial"), words("picture-level"), words("picture-day"), words("altitude", { metres: "8000" })];
  return [title, name, mountain, location.host, ...lines, ...order.map((one) => one.name), ...own].join(" ");
}

function panel(facts: PictureFacts, pen: CanvasRenderingContext2D): SVGTemplateResult {
  const { title, rank, name, mountain, order, expedition } = facts;
  const badge = rank === null ? 0 : 118;
  const put = (text: string, y: number, how: Partial<Writing>): Written =>
    write(pen, text, { size: 18, weight: 400, kind: "picture-ink", x: LEFT, width: INNER, ...how, y });
  const head = put(title, PANEL.y + 66, { size: title.length > 14 ? 38 : 54, weight: 700, width: INNER - badge });
  const top = Math.max(head.end, PANEL.y + (badge ? 110 : 66));
  const who: Written = name ? put(name, top + 44, { size: 32, weight: 600 }) : { drawn: svg``, end: top };
  const where = put(mountain, who.end + 34, { size: 21, kind: "picture-quiet" });
  const told = facts.lines.reduce<readonly Written[]>(
    (before, line) => [...before, put(line, before.length ? (before.at(-1)?.end ?? 0) + 26 : where.end + 38, {})],
    [],
  );
  const toldEnd = told.at(-1)?.end ?? where.end;
  const chartBottom = FOOT - 16 - LEGEND;
  const room = chartBottom - toldEnd - 20 - order.length * 30;
  const chart = chartFrame(INNER, Math.max(CHART.least, Math.min(CHART.most, room)), CHART.font);
  const chartTop = chartBottom - chart.height;
  const beside = { x: LEFT + CODE + 16, width: INNER - CODE - 16 };
  return svg`<rect class="picture-paper" x=${PANEL.x} y=${PANEL.y} width=${PANEL.width} height=${PANEL.height} rx="22" />
    ${head.drawn}${rank === null ? "" : svg`<g transform="translate(${LEFT + INNER - 52} ${PANEL.y + 70})scale(.88)">${rankBadge(rank)}</g>`}
    ${who.drawn}${where.drawn}${told.map(({ drawn }) => drawn)} ${orderLines(facts, toldEnd + 14, chartTop - 14)}
    <g transform="translate(${LEFT} ${chartTop})">${climbChart(chart, expedition, null)}</g>
    ${legend(LEFT + chart.left, chartBottom + 18)}
    ${addressCode(facts.address, LEFT, FOOT, CODE)}
    ${put(location.host, FOOT + 26, { size: 21, weight: 600, ...beside }).drawn}
    ${put(words("app-unofficial"), FOOT + 70, { size: 14, kind: "picture-quiet", ...beside }).drawn}`;
}

/** Everybody's name and points, in the room that there is. */
function orderLines({ order }: PictureFacts, from: number, to: number): SVGTemplateResult {
  if (order.length === 0) return svg``;
  const step = Math.min(46, (to - from) / order.length);
  const size = Math.min(26, step * 0.62);
  return svg`${order.map(({ team, place, name, points }, line) => {
    const y = from + step * (line + 0.5);
    return svg`${place === 1 ? svg`<rect class="picture-winner" x=${LEFT - 8} y=${y - step / 2 + 1} width=${INNER + 16} height=${step - 2} rx="8" />` : ""}
      <g transform="translate(${LEFT + 14} ${y})scale(${size / 44})">${teamBadge(team)}</g>
      <text class="picture-ink" font-size=${size} font-weight="600" x=${LEFT + 38} y=${y + size * 0.35}>${shortened(name)}</text>
      <text class="picture-ink" font-size=${size} font-weight="700" x=${LEFT + INNER} y=${y + size * 0.35} text-anchor="end">${points}</text>`;
  })}`;
}

/** Which line is which climber's. */
function legend(left: number, y: number): SVGTemplateResult {
  return svg`${["none", "8 7"].map((dashes, climber) => {
    const x = left + climber * 100;
    return svg`<text class="picture-quiet" font-size="15" x=${x} y=${y}>${letter(climber)}</text>
      <path class="chart-line picture-sample" d="M${x + 20} ${y - 5}H${x + 62}" stroke-dasharray=${dashes} />`;
  })}`;
}

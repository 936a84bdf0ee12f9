import "./art/peaks";

import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import { addressCode, PICTURE, preparePicture, shortened, withDrawing, write } from "../../share/painting";
import { teamBadge } from "../../ui/drawing/icons";
import { paintSvg } from "../../ui/drawing/paint-svg";
import { playerName, teamOf } from "../../ui/seat-names";
import { shownTheme } from "../../ui/theme";
import { words } from "../../ui/words";
import { mark } from "./art/cards";
import { crown } from "./art/crown";
import { COLOURS } from "./art/types";
import { WIDE } from "./art/track";
import { winnerText } from "./comparison";
import { peaksLabels, peaksView } from "./panels";
import { inOrder } from "./standing-table";
import type { Outcome, View } from "./types";

const SCALE = PICTURE.width / WIDE.box.width;
const PEAKS = WIDE.box.height * SCALE;
const LEFT = 48;
const CODE = 164;
const CODE_LEFT = PICTURE.width - CODE - 40;
/** Where the columns of the table stand: the three peaks, and the sum. */
const COLUMNS = [500, 630, 760, 890] as const;

/** Paints how a game ended: the three peaks with everybody's pawns, the winner, the table, and where to find it. */
export async function paintPicture(canvas: HTMLCanvasElement, view: View, outcome: Outcome, address: string): Promise<void> {
  const names = view.table.players.map((_, seat) => playerName(view, seat));
  const pen = await preparePicture(
    canvas,
    [winnerText(view, outcome), words("karakorum-title"), words("end-total"), words("karakorum-table-out"), location.host, ...names].join(" "),
  );
  await withDrawing(drawing(view, outcome, address, pen), async (place) => {
    const peaks = place.querySelector("karakorum-peaks");
    if (peaks !== null) peaks.narrow = false;
    await peaks?.updateComplete;
    pen.save();
    pen.scale(SCALE, SCALE);
    pen.translate(-WIDE.box.x, -WIDE.box.y);
    for (const sheet of peaks?.shadowRoot?.querySelectorAll("svg") ?? []) paintSvg(pen, sheet);
    pen.restore();
    const below = place.querySelector<SVGSVGElement>("svg.picture-panel");
    if (below !== null) paintSvg(pen, below);
  });
}

function drawing(view: View, outcome: Outcome, address: string, pen: CanvasRenderingContext2D): TemplateResult {
  return html`<div class="picture-peaks">
      <karakorum-peaks theme=${shownTheme()} .view=${peaksView(view, null)} .labels=${peaksLabels(view)}></karakorum-peaks>
    </div>
    <svg class="picture-panel" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" width=${PICTURE.width} height=${PICTURE.height}>
      ${panel(view, outcome, address, pen)}
    </svg>`;
}

function panel(view: View, outcome: Outcome, address: string, pen: CanvasRenderingContext2D): SVGTemplateResult {
  const title = winnerText(view, outcome);
  const ink = { weight: 600, kind: "picture-ink", x: LEFT, width: CODE_LEFT - LEFT - 30 } as const;
  const head = write(pen, title, { ...ink, size: title.length > 46 ? 30 : 42, weight: 700, y: PEAKS + 52 });
  const foot = PICTURE.height - CODE - 62;
  return svg`<rect class="picture-sheet" x="0" y=${PEAKS} width=${PICTURE.width} height=${PICTURE.height - PEAKS} />
    ${head.drawn}${table(view, outcome, head.end + 14)}
    ${write(pen, words("karakorum-title"), { ...ink, size: 28, x: CODE_LEFT, width: CODE, y: PEAKS + 50 }).drawn}
    ${addressCode(address, CODE_LEFT, foot, CODE)}
    ${write(pen, location.host, { ...ink, size: 18, x: CODE_LEFT, width: CODE, y: PICTURE.height - 34 }).drawn}`;
}

function table(view: View, outcome: Outcome, top: number): SVGTemplateResult {
  const seats = inOrder(outcome);
  const sums = outcome.reason !== "summits";
  const step = Math.min(62, (PICTURE.height - top - 62) / seats.length);
  const size = step * 0.52;
  return svg`${COLOURS.map((colour, place) => svg`<g transform="translate(${COLUMNS[place] ?? 0} ${top + 20})scale(.78)">${mark(colour)}</g>`)}
    ${sums ? svg`<text class="picture-quiet" font-size="20" x=${COLUMNS[3]} y=${top + 28} text-anchor="middle">${words("end-total")}</text>` : ""}
    ${seats.map((seat, line) => {
      const standing = outcome.comparison[seat];
      if (standing === undefined) return nothing;
      const y = top + 44 + step * (line + 0.5);
      const won = outcome.winners.includes(seat);
      return svg`${won ? svg`<rect class="picture-winner" x=${LEFT - 14} y=${y - step / 2 + 2} width=${COLUMNS[3] + 80 - LEFT} height=${step - 4} rx="10" />` : ""}
        <g transform="translate(${LEFT + 14} ${y})scale(${size / 42})">${teamBadge(teamOf(view, seat))}</g>
        <text class="picture-ink" font-size=${size} font-weight="600" x=${LEFT + 44} y=${y + size * 0.35}>${shortened(playerName(view, seat))}</text>
        ${COLOURS.map((colour, place) => {
          const x = COLUMNS[place] ?? 0;
          const aside = sums && standing.aside === colour;
          return svg`${standing.led.includes(colour) ? svg`<g transform="translate(${x - size * 1.3} ${y})scale(${size / 52})">${crown()}</g>` : ""}
            <text class=${aside ? "picture-quiet" : "picture-ink"} font-size=${size * 1.1} font-weight="700" x=${x} y=${y + size * 0.38} text-anchor="middle">${standing.pawns[colour]}</text>
            ${aside ? svg`<path class="picture-strike" d="M${x - size * 0.75} ${y}H${x + size * 0.75}" />` : ""}`;
        })}
        ${sums ? svg`<text class="picture-ink" font-size=${standing.sum === null ? size * 0.8 : size * 1.25} font-weight="700" x=${COLUMNS[3]} y=${y + size * 0.42} text-anchor="middle">${standing.sum ?? words("karakorum-table-out")}</text>` : ""}`;
    })}`;
}

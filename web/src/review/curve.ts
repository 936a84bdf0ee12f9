import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import type { PlayerReview, WeighedChoice } from "../../../engine/bots/reviewer";
import { flagIcon } from "../../../ui/drawing/icons";
import { words } from "../../../ui/words";
import { weatherKind } from "../board-view";
import { weatherIcon } from "../board/icons";
import type { ChartDay } from "../types";
import { daysOf, dropOf, numberText, pointsText, turningPoints } from "./figures";

const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 34;
const RIGHT = 26;
const TOP = 40;
const BOTTOM = 30;
/** Above and below the curve there is at least so much room, in tenths of a point. */
const ROOM = 15;
const LINE_EVERY = 20;
/** How far the numbers of two turning points of one day stand aside. */
const BADGE = 12;

/** Where a day and a number of points are drawn. */
interface Frame {
  x(day: number): number;
  y(tenths: number): number;
  readonly lines: readonly number[];
}

function frameOf(review: PlayerReview, days: number): Frame {
  const heights = [...review.curve.map(({ expected }) => expected), ...daysOf(review).map(({ expected, lost }) => expected - lost)];
  const low = Math.floor((Math.min(...heights) - ROOM) / LINE_EVERY) * LINE_EVERY;
  const high = Math.ceil((Math.max(...heights) + ROOM) / LINE_EVERY) * LINE_EVERY;
  const bottom = Math.max(0, low);
  const lines = Array.from({ length: (high - bottom) / LINE_EVERY + 1 }, (_, step) => bottom + step * LINE_EVERY);
  return {
    x: (day) => LEFT + ((WIDTH - LEFT - RIGHT) * (day - 1)) / Math.max(1, days),
    y: (tenths) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - tenths)) / (high - bottom),
    lines: lines.filter((_, step) => lines.length <= 8 || step % 2 === 0),
  };
}

/** What could be expected from the first morning to the end, as a ridge; where a choice has cost much the line falls. */
export function curve(
  review: PlayerReview,
  days: readonly ChartDay[],
  selected: number | null,
  select: (choice: WeighedChoice) => void,
): TemplateResult {
  const [first] = review.curve;
  if (first === undefined) return html`<div class="review-curve empty"></div>`;
  const frame = frameOf(review, days.length);
  const last = review.curve.at(-1) ?? first;
  return html`<figure class="review-curve">
    <figcaption><h2>${words("review-curve")}</h2></figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${words("review-curve-text", { first: pointsText(first.expected), last: pointsText(last.expected) })}>
      ${days.map((day) => dayColumn(frame, day, days.length))} ${frame.lines.map((tenths) => level(frame, tenths))}
      ${ridge(frame, review)}
      ${turningPoints(review).map((choice, place) => drop(frame, review, choice, place + 1, choice.moment === selected, select))}
      ${review.done ? summit(frame, last.day, last.expected) : nothing}
    </svg>
  </figure>`;
}

function dayColumn(frame: Frame, { day, weather }: ChartDay, count: number): SVGTemplateResult {
  const kind = weatherKind(weather);
  const x = frame.x(day);
  const numbered = count <= 9 || day === 1 || day % 3 === 0;
  return svg`<g class="review-column" aria-hidden="true">
    <line x1=${x} x2=${x} y1=${TOP - 12} y2=${HEIGHT - BOTTOM} />
    <g transform="translate(${x} ${TOP - 22})scale(0.3)">${weatherIcon(kind)}</g>
    ${numbered ? svg`<text x=${x} y=${HEIGHT - 10} text-anchor="middle">${day}</text>` : nothing}
  </g>`;
}

function level(frame: Frame, tenths: number): SVGTemplateResult {
  const y = frame.y(tenths);
  return svg`<g class="review-level" aria-hidden="true">
    <line x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y} y2=${y} />
    <text x=${LEFT - 8} y=${y + 4.5} text-anchor="end">${tenths / 10}</text>
  </g>`;
}

/** The line goes down within a day by what its choices have cost, and from there to the next morning. */
function ridge(frame: Frame, review: PlayerReview): SVGTemplateResult {
  const lost = new Map(daysOf(review).map((day) => [day.day, day.lost]));
  const points = review.curve.flatMap(({ day, expected }) => {
    const after = expected - (lost.get(day) ?? 0);
    const morning = [frame.x(day), frame.y(expected)] as const;
    return after === expected ? [morning] : [morning, [frame.x(day), frame.y(after)] as const];
  });
  const d = points.map(([x, y], place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const start = points[0]?.[0] ?? LEFT;
  const end = points.at(-1)?.[0] ?? LEFT;
  const ground = HEIGHT - BOTTOM;
  return svg`<g aria-hidden="true">
    <path class="review-ridge" d="${d}L${end.toFixed(1)} ${ground}L${start.toFixed(1)} ${ground}Z" />
    <path class="review-line" d=${d} />
    ${review.curve.map(({ day, expected }) => svg`<circle class="review-dot" cx=${frame.x(day)} cy=${frame.y(expected)} r="3" />`)}
  </g>`;
}

/** A turning point: its number where the line falls. */
function drop(
  frame: Frame,
  review: PlayerReview,
  choice: WeighedChoice,
  number: number,
  selected: boolean,
  select: (choice: WeighedChoice) => void,
): SVGTemplateResult {
  const x = frame.x(choice.day);
  const { from, to, aside } = dropOf(review, choice);
  const top = frame.y(from);
  const middle = x + aside * BADGE;
  const badge = frame.y(review.curve.find(({ day }) => day === choice.day)?.expected ?? from) - 14;
  const label = words("review-curve-drop", { day: choice.day, cost: pointsText(choice.lost) });
  const choose = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    select(choice);
  };
  return svg`<g class="review-drop ${selected ? "selected" : ""}" role="button" tabindex="0" aria-label=${label} aria-pressed=${String(selected)} data-drop=${choice.moment} @click=${choose} @keydown=${choose}>
    <title>${label}</title>
    <line x1=${x} x2=${x} y1=${top} y2=${frame.y(to)} />
    <circle class="review-hit" cx=${middle} cy=${badge} r="22" />
    <circle class="review-number" cx=${middle} cy=${badge} r="10.5" />
    <text x=${middle} y=${badge + 5.4} text-anchor="middle">${number}</text>
  </g>`;
}

/** What came of it. */
function summit(frame: Frame, day: number, points: number): SVGTemplateResult {
  const x = frame.x(day);
  const y = frame.y(points);
  return svg`<g aria-hidden="true">
    <g transform="translate(${x + 5} ${y - 12})scale(0.5)">${flagIcon()}</g>
    <text class="review-final" x=${x - 4} y=${y + 20} text-anchor="end">${numberText(points).replace(/[.,]0$/, "")}</text>
  </g>`;
}

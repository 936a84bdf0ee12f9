import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";

import type { AnyChoice, Review } from "../engine/bots/reviewer";
import { flagIcon } from "../ui/drawing/icons";
import { apart, daysOf, dropOf, turningPoints } from "./figures";

const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 34;
const RIGHT = 26;
const TOP = 40;
const BOTTOM = 30;
/** How far the numbers of two turning points stand apart. */
const BADGES_APART = 24;

/** How a game shows what can be expected. */
export interface CurveLook {
  readonly title: string;
  /** All of the curve in one sentence. */
  readonly text: string;
  /** The least and the highest number that is drawn. */
  readonly range: readonly [number, number];
  /** The numbers that get a line across. */
  readonly levels: readonly number[];
  levelText(this: void, level: number): string;
  readonly columns: readonly Column[];
  dropText(this: void, choice: AnyChoice): string;
  /** What came of it. */
  readonly result: string;
}

/** A day or a round. */
export interface Column {
  readonly day: number;
  readonly numbered: boolean;
  /** Drawn above it, in a box of -50..50. */
  readonly sign?: SVGTemplateResult;
}

/** Where a day and a number are drawn. */
interface Frame {
  x(day: number): number;
  y(number: number): number;
}

function frameOf({ range: [bottom, high], columns }: CurveLook): Frame {
  return {
    x: (day) => LEFT + ((WIDTH - LEFT - RIGHT) * (day - 1)) / Math.max(1, columns.length),
    y: (number) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - Math.max(bottom, number))) / (high - bottom),
  };
}

/** What could be expected from the first day to the end, as a ridge; where a choice has cost much the line falls. */
export function curve<C extends AnyChoice>(review: Review<C>, look: CurveLook, selected: number | null, select: (choice: C) => void): TemplateResult {
  const [first] = review.curve;
  if (first === undefined) return html`<div class="review-curve empty"></div>`;
  const frame = frameOf(look);
  const last = review.curve.at(-1) ?? first;
  const points = turningPoints(review);
  const places = apart(
    points.map(({ day }) => frame.x(day)),
    BADGES_APART,
    WIDTH - RIGHT,
  );
  return html`<figure class="review-curve">
    <figcaption><h2>${look.title}</h2></figcaption>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label=${look.text}>
      ${look.columns.map((column) => dayColumn(frame, column))} ${look.levels.map((level) => levelLine(frame, level, look.levelText(level)))}
      ${ridge(frame, review)}
      ${points.map((choice, place) => drop(frame, review, look, choice, { number: place + 1, middle: places[place] ?? 0 }, choice.moment === selected, select))}
      ${review.done ? summit(frame, last.day, last.expected, look.result) : nothing}
    </svg>
  </figure>`;
}

function dayColumn(frame: Frame, { day, numbered, sign }: Column): SVGTemplateResult {
  const x = frame.x(day);
  return svg`<g class="review-column" aria-hidden="true">
    ${sign || numbered ? svg`<line x1=${x} x2=${x} y1=${TOP - 12} y2=${HEIGHT - BOTTOM} />` : nothing}
    ${sign ? svg`<g transform="translate(${x} ${TOP - 22})scale(0.3)">${sign}</g>` : nothing}
    ${numbered ? svg`<text x=${x} y=${HEIGHT - 10} text-anchor="middle">${day}</text>` : nothing}
  </g>`;
}

function levelLine(frame: Frame, level: number, text: string): SVGTemplateResult {
  const y = frame.y(level);
  return svg`<g class="review-level" aria-hidden="true">
    <line x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y} y2=${y} />
    <text x=${LEFT - 8} y=${y + 4.5} text-anchor="end">${text}</text>
  </g>`;
}

/** The line goes down within a day by what its choices have cost, and from there to the next morning. */
function ridge<C extends AnyChoice>(frame: Frame, review: Review<C>): SVGTemplateResult {
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
  const few = review.curve.length <= 30;
  return svg`<g aria-hidden="true">
    <path class="review-ridge" d="${d}L${end.toFixed(1)} ${ground}L${start.toFixed(1)} ${ground}Z" />
    <path class="review-line" d=${d} />
    ${few ? review.curve.map(({ day, expected }) => svg`<circle class="review-dot" cx=${frame.x(day)} cy=${frame.y(expected)} r="3" />`) : nothing}
  </g>`;
}

/** A turning point: its number where the line falls. */
function drop<C extends AnyChoice>(
  frame: Frame,
  review: Review<C>,
  look: CurveLook,
  choice: C,
  { number, middle }: { readonly number: number; readonly middle: number },
  selected: boolean,
  select: (choice: C) => void,
): SVGTemplateResult {
  const x = frame.x(choice.day);
  const { from, to } = dropOf(review, choice);
  const badge = Math.max(14, frame.y(review.curve.find(({ day }) => day === choice.day)?.expected ?? from) - 14);
  const label = look.dropText(choice);
  const choose = (event: Event): void => {
    if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    select(choice);
  };
  return svg`<g class="review-drop ${selected ? "selected" : ""}" role="button" tabindex="0" aria-label=${label} aria-pressed=${String(selected)} data-drop=${choice.moment} @click=${choose} @keydown=${choose}>
    <title>${label}</title>
    <line x1=${x} x2=${x} y1=${frame.y(from)} y2=${frame.y(to)} />
    <circle class="review-hit" cx=${middle} cy=${badge} r="22" />
    <circle class="review-number" cx=${middle} cy=${badge} r="10.5" />
    <text x=${middle} y=${badge + 5.4} text-anchor="middle">${number}</text>
  </g>`;
}

/** What came of it. */
function summit(frame: Frame, day: number, reached: number, text: string): SVGTemplateResult {
  const x = frame.x(day);
  const y = frame.y(reached);
  return svg`<g aria-hidden="true">
    <g transform="translate(${x + 5} ${y - 12})scale(0.5)">${flagIcon()}</g>
    <text class="review-final" x=${x - 4} y=${y + 20 > HEIGHT - BOTTOM ? y - 14 : y + 20} text-anchor="end">${text}</text>
  </g>`;
}

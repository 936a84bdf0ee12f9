import { TEAMS } from "../../ui/drawing/colours";
import type { Team } from "../../ui/teams";
import { CHART, climbLines, DAY_WIDTH, dayKind, type Point } from "./chart";
import type { BoardName, ChartDay } from "./types";

/** What a picture of an expedition shows. */
export interface PictureFacts {
  readonly title: string;
  readonly subtitle: string;
  readonly credit: string;
  readonly board: BoardName;
  readonly teams: readonly Team[];
  readonly days: readonly ChartDay[];
}

export const PICTURE = { width: 1200, height: 900 } as const;

const INK = "#1b2338";
const PAPER = "rgb(251 243 223 / 90%)";
const BANDS = { clear: "rgb(240 200 90 / 35%)", wind: "rgb(120 130 150 / 35%)", snow: "rgb(120 170 220 / 45%)" } as const;
const PANEL = { x: 60, y: 440, width: 1080, height: 390, padding: 22 } as const;

/** Paints the expedition over the poster of the first screen. */
export function paintPicture(canvas: HTMLCanvasElement, facts: PictureFacts): void {
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  paintPoster(pen);
  pen.fillStyle = INK;
  pen.textBaseline = "alphabetic";
  write(pen, facts.title, 84, 60, 150);
  write(pen, facts.subtitle, 40, 60, 216);
  pen.fillStyle = PAPER;
  pen.beginPath();
  pen.roundRect(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 18);
  pen.fill();
  pen.save();
  pen.translate(PANEL.x + PANEL.padding, PANEL.y + PANEL.padding);
  pen.scale((PANEL.width - 2 * PANEL.padding) / CHART.width, (PANEL.height - 2 * PANEL.padding) / (CHART.levelsBottom + 6));
  paintChart(pen, facts);
  pen.restore();
  pen.fillStyle = "#fbf3df";
  write(pen, facts.credit, 26, 60, 874);
}

/** Text that never runs out of the picture. */
function write(pen: CanvasRenderingContext2D, text: string, size: number, x: number, y: number): void {
  pen.font = `600 ${size}px "IBM Plex Sans Condensed", sans-serif`;
  pen.fillText(text, x, y, PICTURE.width - 2 * x);
}

/** The same drawing that stands behind the menu, filling the picture. */
function paintPoster(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, PICTURE.height);
  sky.addColorStop(0, "#f3d9a8");
  sky.addColorStop(0.55, "#eeb476");
  sky.addColorStop(1, "#d98a5c");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height);
  pen.save();
  pen.translate((PICTURE.width - 1440) / 2 + 60, 0);
  for (const path of document.querySelectorAll(".poster path")) {
    pen.fillStyle = path.getAttribute("fill") ?? INK;
    pen.fill(new Path2D(path.getAttribute("d") ?? ""));
  }
  pen.restore();
}

function paintChart(pen: CanvasRenderingContext2D, { board, days, teams }: PictureFacts): void {
  for (const day of days) {
    pen.fillStyle = BANDS[dayKind(day)];
    pen.fillRect(CHART.left + DAY_WIDTH * (day.day - 1), 0, DAY_WIDTH - 1, CHART.levelsBottom);
  }
  pen.lineJoin = "round";
  pen.lineCap = "round";
  for (const line of climbLines(board, days)) {
    const colour = TEAMS[teams[line.seat] ?? 0].colour;
    pen.setLineDash(line.climber === 0 ? [] : [9, 7]);
    stroke(pen, line.way, INK, 6.5);
    stroke(pen, line.way, colour, 4.5);
    stroke(pen, line.levels, colour, 2.5);
  }
}

function stroke(pen: CanvasRenderingContext2D, points: readonly Point[], colour: string, width: number): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

import "./board/k2-board";

import { TEAMS } from "../../ui/drawing/colours";
import { paintElement, paintSvg } from "../../ui/drawing/paint-svg";
import type { Team } from "../../ui/teams";
import { words } from "../../ui/words";
import { emptyLabels, emptyMountain } from "./board-view";
import type { K2Board } from "./board/k2-board";
import { DISC_Y, LAYOUTS, SHEET, spacePoint } from "./board/layout";
import type { BoardView, ClimberName } from "./board/types";
import { CHART, climbLines, DAY_WIDTH, dayKind, dayX, type Point } from "./chart";
import { letter } from "./letter";
import type { Course } from "./requests";
import type { Config } from "./types";

/** What a picture of an expedition shows. */
export interface PictureFacts {
  readonly title: string;
  /** A second line below the title. */
  readonly second: string;
  /** Whoever has climbed. */
  readonly name: string;
  readonly mountain: string;
  readonly config: Config;
  readonly teams: readonly Team[];
  readonly course: Course;
}

export const PICTURE = { width: 1200, height: 900 } as const;

const INK = "#1b2338";
const QUIET = "#545d75";
const PAPER = "rgb(251 243 223 / 94%)";
const BANDS = { clear: "rgb(240 200 90 / 40%)", wind: "rgb(198 47 42 / 20%)", snow: "rgb(120 170 220 / 50%)" } as const;
const FAMILIES = ['"IBM Plex Sans Condensed"', '"IBM Plex Sans"'] as const;
const FONT = `${FAMILIES.join(", ")}, sans-serif`;
const PANEL = { x: 836, y: 24, width: 340, height: 852, padding: 24 } as const;
const LEFT = PANEL.x + PANEL.padding;
const INNER = PANEL.width - 2 * PANEL.padding;
const GRAPH = { top: 470, height: 250 } as const;

/** Paints the expedition: the board with everybody's way on it, who it was, what came of it, and its days as a graph. */
export async function paintPicture(canvas: HTMLCanvasElement, facts: PictureFacts): Promise<void> {
  await loadLetters(facts);
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("this browser paints no pictures");
  await withBoard(boardOf(facts), (board) => {
    pen.save();
    pen.scale(PICTURE.height / SHEET.height, PICTURE.height / SHEET.height);
    paintBoard(pen, board, facts);
    pen.restore();
  });
  paintPanel(pen, facts);
}

/** The letters must be there before they are painted: a file of the font holds one alphabet, and is fetched when it is first needed. */
async function loadLetters({ title, second, name, mountain }: PictureFacts): Promise<void> {
  const text = [title, second, name, mountain, location.host, ...labels(), "0123456789"].join(" ");
  await Promise.all(FAMILIES.map((family) => document.fonts.load(`600 40px ${family}`, text)));
}

function labels(): string[] {
  return [words("app-unofficial"), words("picture-height"), words("picture-level"), words("picture-day")];
}

// The board

/** The board at the end of the expedition, on a clear day. */
function boardOf({ config, course, teams }: PictureFacts): BoardView {
  const last = course.days.at(-1);
  const team = (seat: number): Team => teams[seat] ?? 0;
  const empty = emptyMountain(config.board, config.weather === "winter" ? "winter" : "summer");
  return {
    ...empty,
    climbers: (last?.spaces ?? []).flatMap((spaces, seat) =>
      spaces.flatMap((space, climber) =>
        space === null
          ? []
          : [
              {
                seat,
                climber: letter(climber) as ClimberName,
                team: team(seat),
                space,
                level: last?.levels[seat]?.[climber] ?? 0,
                acting: false,
                selected: false,
              },
            ],
      ),
    ),
    tents: course.log.flatMap((event) =>
      event.event === "camped"
        ? [{ seat: event.seat, climber: letter(event.climber) as ClimberName, team: team(event.seat), space: event.space }]
        : [],
    ),
  };
}

/** Draws a board where nobody sees it, and lets it be painted from there. */
async function withBoard(view: BoardView, paint: (board: K2Board) => void): Promise<void> {
  const board = document.createElement("k2-board");
  Object.assign(board, { view, labels: emptyLabels(), theme: "light", still: true });
  Object.assign(board.style, { position: "fixed", left: "-5000px", top: "0", width: `${SHEET.width}px`, height: `${SHEET.height}px` });
  board.inert = true;
  document.body.append(board);
  try {
    await board.updateComplete;
    paint(board);
  } finally {
    board.remove();
  }
}

/** The board with the ways below its pieces and numbers. */
function paintBoard(pen: CanvasRenderingContext2D, board: K2Board, facts: PictureFacts): void {
  const sheets = [...(board.shadowRoot?.querySelectorAll("svg") ?? [])];
  const chart = sheets.pop();
  for (const sheet of sheets) paintSvg(pen, sheet);
  let waysArePainted = false;
  for (const part of chart?.children ?? []) {
    if (!waysArePainted && part.matches(".piece, .space")) {
      paintWays(pen, facts);
      waysArePainted = true;
    }
    paintElement(pen, part);
  }
}

/** Every climber's way from base camp on, the second one dashed beside the first. */
function paintWays(pen: CanvasRenderingContext2D, { config, course, teams }: PictureFacts): void {
  for (let seat = 0; seat < config.players; seat++) {
    for (const climber of [0, 1]) {
      const aside = climber === 0 ? -6 : 6;
      const spaces = course.log.flatMap((event) => (event.event === "walked" && event.seat === seat && event.climber === climber ? [event.to] : []));
      const way = [0, ...spaces].map((space): Point => {
        const { x, y } = spacePoint(LAYOUTS[config.board], space);
        return [x + aside, y + DISC_Y + aside];
      });
      stroke(pen, way, "#fff", 15, []);
      stroke(pen, way, TEAMS[teams[seat] ?? 0].colour, 9, climber === 0 ? [] : [22, 14]);
    }
  }
}

// What stands beside it

function paintPanel(pen: CanvasRenderingContext2D, facts: PictureFacts): void {
  pen.fillStyle = PAPER;
  pen.beginPath();
  pen.roundRect(PANEL.x, PANEL.y, PANEL.width, PANEL.height, 22);
  pen.fill();
  pen.textBaseline = "alphabetic";
  pen.textAlign = "left";
  let y = write(pen, facts.title, facts.title.length > 14 ? 40 : 66, PANEL.y + 84, INK);
  if (facts.second) y = write(pen, facts.second, 36, y + 46, INK);
  if (facts.name) y = write(pen, facts.name, 34, y + 64, INK);
  write(pen, facts.mountain, 24, y + 42, QUIET);
  paintGraph(pen, facts);
  write(pen, location.host, 24, PANEL.y + PANEL.height - 58, INK);
  write(pen, words("app-unofficial"), 15, PANEL.y + PANEL.height - 26, QUIET);
}

/** Text in lines that never leave the panel; says where the last one stands. */
function write(pen: CanvasRenderingContext2D, text: string, size: number, y: number, colour: string): number {
  pen.fillStyle = colour;
  pen.font = `600 ${size}px ${FONT}`;
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && pen.measureText(longer).width <= INNER) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  lines.forEach((line, place) => pen.fillText(line, LEFT, y + place * size * 1.15, INNER));
  return y + (lines.length - 1) * size * 1.15;
}

/** The days from left to right with their weather, heights above and levels below, each with its name. */
function paintGraph(pen: CanvasRenderingContext2D, { config, course, teams }: PictureFacts): void {
  const across = INNER / CHART.width;
  const down = GRAPH.height / CHART.levelsBottom;
  const at = ([x, y]: Point): Point => [LEFT + x * across, GRAPH.top + y * down];
  write(pen, words("picture-height"), 20, GRAPH.top - 10, INK);
  for (const day of course.days) {
    pen.fillStyle = BANDS[dayKind(day)];
    const [x] = at([CHART.left + DAY_WIDTH * (day.day - 1), 0]);
    pen.fillRect(x, GRAPH.top, DAY_WIDTH * across - 1, GRAPH.height);
  }
  for (const line of climbLines(config.board, course.days)) {
    const { colour } = TEAMS[teams[line.seat] ?? 0];
    const dash = line.climber === 0 ? [] : [8, 5];
    stroke(pen, line.way.map(at), INK, 6, []);
    stroke(pen, line.way.map(at), colour, 4, dash);
    stroke(pen, line.levels.map(at), INK, 4, []);
    stroke(pen, line.levels.map(at), colour, 2.5, dash);
  }
  pen.textAlign = "center";
  pen.fillStyle = INK;
  pen.font = `600 18px ${FONT}`;
  for (const day of [1, 6, 12, 18]) pen.fillText(String(day), at([dayX(day), 0])[0], GRAPH.top + GRAPH.height + 22);
  pen.textAlign = "left";
  write(pen, `${words("picture-level")} ↑ · ${words("picture-day")} →`, 18, GRAPH.top + GRAPH.height + 48, QUIET);
}

function stroke(pen: CanvasRenderingContext2D, points: readonly Point[], colour: string, width: number, dash: readonly number[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.setLineDash([...dash]);
  pen.lineJoin = "round";
  pen.lineCap = "round";
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
  pen.setLineDash([]);
}

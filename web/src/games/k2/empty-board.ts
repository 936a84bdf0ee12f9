import "./board/k2-board";

import { html, nothing, type TemplateResult } from "lit";

import type { Theme } from "../../library/settings";
import { emptyLabels, emptyMountain } from "./board-view";
import { seasonOf } from "./season";
import type { BoardName, WeatherName } from "./types";

/** The mountain alone, to be looked at before there is a game on it. */
export function emptyBoard(board: BoardName, weather: WeatherName, theme: Theme): TemplateResult {
  return html`<k2-board
    theme=${theme === "system" ? nothing : theme}
    .view=${emptyMountain(board, seasonOf(weather))}
    .labels=${emptyLabels()}
  ></k2-board>`;
}

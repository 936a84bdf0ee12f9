import "./board/landscape";

import { html, nothing, type TemplateResult } from "lit";

import type { Theme } from "../../library/settings";
import { pictureChoices } from "../../ui/page";
import { words } from "../../ui/words";
import type { Season } from "./board/types";
import { constants } from "./constants";
import { seasonOf } from "./season";
import type { BoardName, Config, WeatherName } from "./types";

const SIDES: readonly BoardName[] = ["easy", "hard"];

/** The mountain in small, as it looks on that side in that season. */
function picture(board: BoardName, season: Season, theme: Theme): TemplateResult {
  return html`<k2-landscape
    still
    theme=${theme === "system" ? nothing : theme}
    .board=${board}
    .season=${season}
    .kind=${season === "winter" ? "snow" : "clear"}
  ></k2-landscape>`;
}

/** Mixed weather is half summer, half winter. */
function weatherPicture(board: BoardName, weather: WeatherName, theme: Theme): TemplateResult {
  return weather === "mixed"
    ? html`${picture(board, "summer", theme)}<span class="half">${picture(board, "winter", theme)}</span>`
    : picture(board, weather, theme);
}

/** Which side of the mountain. */
export function sideField({ board, weather }: Config, theme: Theme, choose: (board: BoardName) => void): TemplateResult {
  const season = seasonOf(weather);
  return pictureChoices(
    "board",
    words("setup-board"),
    SIDES.map((value) => ({
      value,
      label: words(`setup-board-${value}`),
      about: words(`setup-board-about-${value}`),
      picture: picture(value, season, theme),
    })),
    board,
    choose,
  );
}

export function weatherField({ board, weather }: Config, theme: Theme, choose: (weather: WeatherName) => void): TemplateResult {
  return pictureChoices(
    "weather",
    words("setup-weather"),
    constants.weathers.map((value) => ({
      value,
      label: words(`setup-weather-${value}`),
      about: words(`setup-weather-about-${value}`),
      picture: weatherPicture(board, value, theme),
    })),
    weather,
    choose,
  );
}

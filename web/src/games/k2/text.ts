import { dateText } from "../../ui/dates";
import { words } from "../../ui/words";
import type { Climb } from "./types";

/** "17 points, Alpinist" */
export function resultText({ points, rank }: Pick<Climb, "points" | "rank">): string {
  return rank === null ? words("team-points", { points }) : words("climb-result", { points, rank: words(`rank-${rank}`) });
}

/** Side and weather in two words. */
export function modeText({ board, weather }: Pick<Climb, "board" | "weather">): string {
  return `${words(`setup-board-${board}`)} · ${words(`setup-weather-${weather}`)}`;
}

/** The mountain by what people call it: the day's, or by side and weather. */
export function mountainText(climb: Pick<Climb, "board" | "weather" | "daily">): string {
  return climb.daily === null
    ? `${words("app-title")} · ${modeText(climb)}`
    : words("share-daily", { date: dateText(climb.daily), mode: modeText(climb) });
}

/** A result to paste anywhere, above its link: it tells how high and how well, and nothing of the cards or the way. */
export function shareText(climb: Climb): string {
  return [mountainText(climb), resultText(climb), climb.profile].join("\n");
}

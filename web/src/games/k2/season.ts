import type { Season } from "./board/types";
import type { WeatherName } from "./types";

/** How the mountain looks with these weather tiles, before a day is known. */
export function seasonOf(weather: WeatherName): Season {
  return weather === "winter" ? "winter" : "summer";
}

"""What the weather may be: the days that are known, and some orders of the tiles that are not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.k2.ground import Forecast, forecast
from k2core.k2.components import TILES, TILES_IN_PLAY

if TYPE_CHECKING:
    from k2core.k2.observation import Observation

MOST_OUTLOOKS = 4


def outlooks(seen: Observation, most: int = MOST_OUTLOOKS) -> tuple[Forecast, ...]:
    """Forecasts from today to the last day; each unknown tile comes once in every place, if there are so many."""
    tiles = TILES[seen.config.weather]
    unknown = [tile for tile in range(len(tiles)) if tile not in seen.tiles]
    missing = TILES_IN_PLAY - len(seen.tiles)
    known = seen.weather[seen.day - 1 :]
    if not missing:
        return (forecast(known),)
    count = min(most, len(unknown))
    found = []
    for number in range(count):
        turn = number * len(unknown) // count
        order = (unknown[turn:] + unknown[:turn])[:missing]
        found.append(forecast((*known, *(day for tile in order for day in tiles[tile]))))
    return tuple(dict.fromkeys(found))

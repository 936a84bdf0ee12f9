"""The climb day by day: where everyone spent the night, in which weather, and how they woke up."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from k2core.k2.pieces import Phase

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from k2core.k2 import wire
    from k2core.k2.components import Weather
    from k2core.k2.state import State


@dataclass(frozen=True, slots=True)
class ChartDay:
    day: int
    weather: Weather
    spaces: tuple[tuple[int | None, ...], ...]
    """By seat and climber, at nightfall; None once dead."""
    levels: tuple[tuple[int, ...], ...]
    """By seat and climber, the next morning."""

    def to_dict(self) -> wire.ChartDay:
        return {
            "day": self.day,
            "weather": self.weather.to_dict(),
            "spaces": [list(spaces) for spaces in self.spaces],
            "levels": [list(levels) for levels in self.levels],
        }


def chart(states: Iterable[State]) -> Iterator[ChartDay]:
    """Each day that came to its night, of a game given as all its positions."""
    for before, after in pairwise(states):
        if before.phase is Phase.TURN and after.phase is not Phase.TURN:
            yield ChartDay(
                day=before.day,
                weather=before.setup.weather[before.day - 1],
                spaces=tuple(tuple(climber.space for climber in player.climbers) for player in before.players),
                levels=tuple(tuple(climber.level for climber in player.climbers) for player in after.players),
            )

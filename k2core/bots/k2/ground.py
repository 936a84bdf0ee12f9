"""The mountain as plain numbers, for thinking fast: a climber, the kinds of days, what a day does on each space.

A climber is a tuple (space, level, points, tent); NO_TENT stands for a tent that is not pitched yet. A climber that is
not on the board is `GONE`. Values are whole numbers, hundredths of a point, so that every Python computes the same.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from k2core.k2.board import BOARDS
from k2core.k2.components import TILES, Weather

if TYPE_CHECKING:
    from k2core.k2.pieces import Climber

POINT = 100
"""The value of one victory point."""
NO_TENT = -1

Thought = tuple[int, int, int, int]
"""A climber while a bot thinks about it."""
GONE: Thought = (-1, 0, 1, NO_TENT)

KINDS_OF_DAYS: tuple[Weather, ...] = tuple(dict.fromkeys(day for tile in TILES["mixed"] for day in tile))
_KIND = {day: kind for kind, day in enumerate(KINDS_OF_DAYS)}

Forecast = bytes
"""The kinds of some days in a row."""


FAIR: Forecast = bytes([_KIND[Weather()]])
"""A day on which the weather costs nothing."""


def forecast(days: tuple[Weather, ...]) -> Forecast:
    return bytes(_KIND[day] for day in days)


def thought_of(climber: Climber) -> Thought:
    if climber.space is None:
        return GONE
    return climber.space, climber.level, climber.points, NO_TENT if climber.tent is None else climber.tent


@cache
def costs(board: str, kind: int) -> tuple[int, ...]:
    """What entering each space costs on such a day (A4)."""
    day = KINDS_OF_DAYS[kind]
    return tuple(space.cost + day.surcharge_in(space.zone) for space in BOARDS[board].spaces)


@cache
def nights(board: str, kind: int) -> tuple[int, ...]:
    """What a night without a tent adds to the level on each space after such a day (N1)."""
    day = KINDS_OF_DAYS[kind]
    return tuple(space.modifier - day.loss_in(space.zone) for space in BOARDS[board].spaces)


@cache
def ways(board: str) -> tuple[tuple[tuple[int, bool], ...], ...]:
    """For each space where its ropes lead, and whether that is downwards."""
    return tuple(tuple((rope.to, rope.down) for rope in ropes) for ropes in BOARDS[board].ways)


@cache
def points_of(board: str) -> tuple[int, ...]:
    return tuple(space.points for space in BOARDS[board].spaces)

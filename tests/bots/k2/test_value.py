"""The value of a climber: the best plan at fixed prices, to the last night."""

from __future__ import annotations

from functools import cache

import pytest

from k2core.bots.k2.ground import KINDS_OF_DAYS, NO_TENT, Forecast, costs, forecast, nights, points_of, ways
from k2core.bots.k2.value import DEATH, LEVEL_PRICE, LEVELS, MOST_MOVES, MOVE_PRICE, pitching_spaces, table, worth
from k2core.k2.components import TILES

Place = tuple[int, int, int, int]
"""Space, points spent, most points entered, tent."""


@cache
def slow(board: str, days: Forecast, space: int, level: int, points: int, tent: int) -> int:
    """The same by trying everything."""
    if level < 1:
        return DEATH + points * 100
    if not days:
        return points * 100
    best = -(10**9)
    for here, spent, entered, pitched in walks(board, days[0], space, tent):
        for bought in (0, 1):
            after = level + bought + nights(board, days[0])[here] + (here == pitched)
            value = slow(board, days[1:], here, min(6, max(0, after)), max(points, entered), pitched)
            best = max(best, value - spent * MOVE_PRICE - bought * LEVEL_PRICE)
    return best


def walks(board: str, kind: int, space: int, tent: int) -> set[Place]:
    """Walks that a plan may buy, which pitch the tent only where they end."""
    price, worth = costs(board, kind), points_of(board)
    found: set[Place] = set()
    ahead: list[tuple[int, int, int]] = [(space, 0, 0)]
    while ahead:
        here, spent, entered = ahead.pop()
        found.add((here, spent, entered, tent))
        if tent == NO_TENT and here in pitching_spaces(board) and spent + price[here] <= MOST_MOVES:
            found.add((here, spent + price[here], entered, here))
        for to, _down in ways(board)[here]:
            if spent + price[to] <= MOST_MOVES:
                ahead.append((to, spent + price[to], max(entered, worth[to])))
    return found


@pytest.mark.parametrize("board", ["easy", "hard"])
@pytest.mark.parametrize("weather", ["summer", "winter"])
@pytest.mark.parametrize("tent", [NO_TENT, 22])
def test_the_table_has_the_value_of_the_best_plan(board: str, weather: str, tent: int) -> None:
    days = forecast(TILES[weather][3])
    for space in (0, 16, 22, len(points_of(board)) - 1):
        for level in (1, 2, 4, 6):
            points = points_of(board)[space]
            assert worth(board, days, (space, level, points, tent), (tent,)) == slow(
                board, days, space, level, points, tent
            )


def test_after_the_last_night_only_points_count() -> None:
    assert worth("easy", b"", (27, 1, 10, NO_TENT), (NO_TENT,)) == 1000


def test_a_higher_level_is_never_worth_less() -> None:
    days = forecast(tuple(day for tile in TILES["winter"] for day in tile))
    for row in table("hard", days, NO_TENT).rows:
        assert list(row[1:LEVELS]) == sorted(row[1:LEVELS])
        assert list(row[LEVELS + 1 :]) == sorted(row[LEVELS + 1 :])


def test_a_tent_of_the_partner_shelters_too() -> None:
    days = forecast(TILES["summer"][4])
    climber = (25, 3, 6, 13)
    assert worth("easy", days, climber, (13, 25)) > worth("easy", days, climber, (13,))


def test_every_day_of_every_tile_has_a_kind() -> None:
    assert {day for tiles in TILES.values() for tile in tiles for day in tile} == set(KINDS_OF_DAYS)

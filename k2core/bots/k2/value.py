"""What a climber is worth: points it will keep, less the price of what it takes to stay alive until the end.

A climber alone is a small problem. If a movement point has a price and an acclimatization point has one, the best plan
from every space, level, day and tent follows backwards from the last night. Two values hold it: that of staying alive
is minus the least price of it, that of climbing adds the points of the best space that is still entered on the way.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache

from k2core.bots.k2.ground import GONE, NO_TENT, POINT, Forecast, Thought, costs, nights, points_of, ways
from k2core.k2.components import MAX_LEVEL

MOVE_PRICE = 20
LEVEL_PRICE = 25
RISK_PRICE = 10
"""What one risk point of the tokens still to come costs."""
DEATH = -1500
"""What it costs a plan to lose the climber: more than any points it could bring."""
MOST_MOVES = 4
"""How many movement points a plan may buy for one climber and day; of acclimatization it is one."""
NEVER = -100_000

LEVELS = MAX_LEVEL + 1
"""Level 0 stands for death."""
Row = tuple[int, ...]
"""By level the values of staying alive, then by level those of climbing."""
_AT_THE_END: Row = (DEATH, *(0,) * MAX_LEVEL, *(NEVER,) * LEVELS)


@dataclass(frozen=True, slots=True)
class Prices:
    move: int = MOVE_PRICE
    level: int = LEVEL_PRICE
    moves: int = MOST_MOVES


PRICES = Prices()


@dataclass(frozen=True, slots=True)
class Table:
    """The values on a morning, by space."""

    rows: tuple[Row, ...]


@cache
def _moves(board: str, kind: int, most: int) -> tuple[tuple[tuple[int, int, int], ...], ...]:
    """For each space where so many points lead: space, cost, most points entered if more than the first space has.

    Without what is worse than another.
    """
    price, ropes, worth = costs(board, kind), ways(board), points_of(board)
    table = []
    for start in range(len(ropes)):
        found = {(start, 0): 0}
        ahead = [(start, 0, 0)]
        for here, spent, entered in ahead:
            for to, _down in ropes[here]:
                cost = spent + price[to]
                best = max(entered, worth[to] if worth[to] > worth[start] else 0)
                if cost <= most and found.get((to, cost), -1) < best:
                    found[to, cost] = best
                    ahead.append((to, cost, best))
        kept = [
            (to, cost, best)
            for (to, cost), best in sorted(found.items())
            if not any(other == to and less < cost and there >= best for (other, less), there in found.items())
        ]
        table.append(tuple(kept))
    return tuple(table)


@cache
def pitching_spaces(board: str) -> tuple[int, ...]:
    """Where a plan may pitch a tent: where nights take from the level, but for the summit."""
    taking = [space for space, night in enumerate(nights(board, 0)) if night < 0]
    return tuple(taking[:-1])


@lru_cache(maxsize=4000)  # a game needs some hundreds; more would fill the memory of a phone
def table(board: str, days: Forecast, tent: int, prices: Prices = PRICES) -> Table:
    """The values on the morning of the first of these days, which are all that are left.

    `tent` is where a tent stands, or NO_TENT if a plan may still pitch one.
    """
    spaces = range(len(ways(board)))
    if not days:
        return Table((_AT_THE_END,) * len(spaces))
    kind = days[0]
    tomorrow = table(board, days[1:], tent, prices).rows
    night = nights(board, kind)
    evening = [_evening(tomorrow[space], night[space] + (space == tent), prices) for space in spaces]
    pitched: dict[int, Row] = {}
    if tent == NO_TENT:
        for space in pitching_spaces(board):
            later = table(board, days[1:], space, prices).rows[space]
            pitched[space] = _evening(later, night[space] + 1, prices)
    return _morning(board, kind, evening, pitched, prices)


def _evening(row: Row, night: int, prices: Prices) -> Row:
    """The values before the night, when one acclimatization point may be bought."""
    places = _night_places(night)
    less = prices.level
    return tuple([max(row[place], row[higher] - less) for place, higher in places])


@cache
def _night_places(night: int) -> tuple[tuple[int, int], ...]:
    """For each place of an evening's row those of the morning's row without and with one more level."""
    found = []
    for half in (0, LEVELS):
        for level in range(LEVELS):
            plain, higher = (max(0, min(MAX_LEVEL, level + more + night)) for more in (0, 1))
            found.append((half, half) if level == 0 else (half + plain, half + higher))
    return tuple(found)


def _morning(board: str, kind: int, evening: list[Row], pitched: dict[int, Row], prices: Prices) -> Table:
    price = costs(board, kind)
    most, unit = prices.moves, prices.move
    rows = []
    paid_rows: dict[tuple[int, int, int], Row] = {}
    paid_pitched: dict[tuple[int, int, int], Row] = {}
    for moves in _moves(board, kind, most):
        options = []
        for move in moves:
            row = paid_rows.get(move)
            if row is None:
                to, cost, entered = move
                row = paid_rows[move] = _paid(evening[to], cost * unit, entered)
            options.append(row)
            if move[0] in pitched and move[1] + price[move[0]] <= most:
                row = paid_pitched.get(move)
                if row is None:
                    to, cost, entered = move
                    row = paid_pitched[move] = _paid(pitched[to], (cost + price[to]) * unit, entered)
                options.append(row)
        row = tuple(map(max, *options, options[0]))
        rows.append((DEATH, *row[1:LEVELS], NEVER, *row[LEVELS + 1 :]))
    return Table(tuple(rows))


def _paid(row: Row, price: int, entered: int) -> Row:
    """What is left of an evening's values when its way was paid, and its best space has brought its points."""
    if not entered:
        return tuple([value - price for value in row]) if price else row
    alive = [value - price for value in row[:LEVELS]]
    gain = entered * POINT
    climbing = [max(stay + gain, far - price) for stay, far in zip(alive, row[LEVELS:], strict=True)]
    return (*alive, *climbing)


def worth(board: str, days: Forecast, climber: Thought, tents: tuple[int, ...], prices: Prices = PRICES) -> int:
    """The value of a climber on the morning of the first of these days, with the tents of its player."""
    space, level, points, _own = climber
    if climber == GONE or level < 1:
        return POINT
    best = NEVER
    for tent in tents:
        row = table(board, days, tent, prices).rows[space]
        best = max(best, points * POINT + row[level], row[LEVELS + level])
    return best

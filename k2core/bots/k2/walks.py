"""Where one climber can end a walk, with the points it was given (A3-A7)."""

from __future__ import annotations

from functools import lru_cache

from k2core.bots.k2.ground import NO_TENT, costs, points_of, ways

End = tuple[int, int, int]
"""A space, the space on which the tent was pitched on the way (or NO_TENT), the most points entered (0: none)."""
_Place = tuple[int, int, int, int, int]
"""On the way: space, points, points for walking down only, tent pitched, most points entered."""

NOTHING_FULL: frozenset[int] = frozenset()


@lru_cache(maxsize=20_000)
def walk_ends(
    board: str, kind: int, space: int, points: int, down: int, may_pitch: bool, full: frozenset[int]
) -> tuple[tuple[End, int], ...]:
    """Every end of a walk, with the most points that can be left over there.

    A walk passes through full spaces and never ends on one. The climber's first space counts as full if it must
    walk on from there.
    """
    best: dict[End, int] = {}
    for here, left, left_down, tent, entered in _places(board, kind, space, points, down, may_pitch, full):
        if here not in full:
            end = (here, tent, entered)
            if best.get(end, -1) < left + left_down:
                best[end] = left + left_down
    return tuple(best.items())


@lru_cache(maxsize=20_000)
def good_ends(
    board: str, kind: int, space: int, points: int, down: int, may_pitch: bool, full: frozenset[int]
) -> tuple[tuple[End, int], ...]:
    """The ends of a walk without those that another end with the same place and tent equals or beats."""
    by_place: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for (here, tent, entered), left in walk_ends(board, kind, space, points, down, may_pitch, full):
        by_place.setdefault((here, tent), []).append((entered, left))
    kept: list[tuple[End, int]] = []
    for (here, tent), found in by_place.items():
        most_left = -1
        for entered, left in sorted(found, reverse=True):
            if left > most_left:
                most_left = left
                kept.append(((here, tent, entered), left))
    return tuple(kept)


def _places(
    board: str, kind: int, space: int, points: int, down: int, may_pitch: bool, full: frozenset[int]
) -> dict[_Place, _Place | None]:
    """Every place that a walk can come to, each with the place before it."""
    price, ropes, worth = costs(board, kind), ways(board), points_of(board)
    first: _Place = (space, points, down, NO_TENT, 0)
    found: dict[_Place, _Place | None] = {first: None}
    ahead = [first]
    for place in ahead:  # grows as it goes
        here, left, left_down, tent, entered = place
        for to, downwards in ropes[here]:
            cost = price[to]
            from_down = min(left_down, cost) if downwards else 0
            rest = left - cost + from_down
            if rest >= 0:
                after = (to, rest, left_down - from_down, tent, max(entered, worth[to]))
                if after not in found:
                    found[after] = place
                    ahead.append(after)
        if may_pitch and tent == NO_TENT and here not in full and left >= price[here]:
            after = (here, left - price[here], left_down, here, entered)
            if after not in found:
                found[after] = place
                ahead.append(after)
    return found

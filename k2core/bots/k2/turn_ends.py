"""A turn as its distinct ends: where both climbers can stand, with which levels, points and tents, before the night.

A turn has many orders of actions and few ends. Giving every card before the first step and paying for risk last loses
nothing, so an end is a way to give the cards, an end of each climber's walk, and a way to pay. The two walks disturb
each other only at narrow spaces; only then they are explored together.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from k2core.bots.k2.ground import GONE, NO_TENT, Thought, costs, points_of, ways
from k2core.bots.k2.walks import walk_ends
from k2core.k2.actions import END, GIVES, PAY_LEVEL, PAY_MOVE, STEPS, TENTS, Action, Give

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.bots.k2.situation import Purse, Situation
    from k2core.bots.k2.walks import End
    from k2core.k2.components import Card

Pair = tuple[Thought, Thought]
Walker = tuple[int, int, int, int, int]
"""On the way: space, points, points for walking down only, tent pitched on the way, most points entered."""
Given = tuple[Give, ...]


@dataclass(frozen=True, slots=True)
class Recipe:
    """How an end is reached."""

    before: tuple[Action, ...]
    """Steps off a full space on which the turn was interrupted."""
    after: Situation
    """The situation when these are done."""
    gives: Given
    ends: tuple[End, End]
    levels: tuple[int, int]
    """What each climber pays with its level."""


def turn_ends(now: Situation) -> dict[Pair, Recipe]:
    """Every end of the turn."""
    found: dict[Pair, Recipe] = {}
    for before, after in _standing(now):
        for (first, second), gives in ways_to_give(after).items():
            _ends_of(after, before, gives, (first, second), found)
    return found


def _ends_of(
    now: Situation, before: tuple[Action, ...], gives: Given, purses: tuple[Held, Held], found: dict[Pair, Recipe]
) -> None:
    (_, _, raise_first, liable_first), (_, _, raise_second, liable_second) = purses
    first, second = now.climbers
    used = liable_first or liable_second
    unpaid = now.unpaid if used else 0
    for ends, left in walks_of_both(now, purses).items():
        there = _moved(first, ends[0]), _moved(second, ends[1])
        least = max(0, unpaid - left)
        for paid in range(least, unpaid + 1):
            for share in range(paid + 1):
                if (share and not liable_first) or (share < paid and not liable_second):
                    continue
                end = (
                    _raised(there[0], raise_first - share),
                    _raised(there[1], raise_second - (paid - share)),
                )
                if end not in found:
                    found[end] = Recipe(before, now, gives, ends, (share, paid - share))


def _moved(climber: Thought, end: End) -> Thought:
    if climber == GONE:
        return GONE
    _space, level, points, tent = climber
    space, pitched, entered = end
    return space, level, max(points, entered), tent if pitched == NO_TENT else pitched


def _raised(climber: Thought, levels: int) -> Thought:
    return climber if climber == GONE else (climber[0], climber[1] + levels, climber[2], climber[3])


# How cards are given.

Held = tuple[int, int, int, bool]
"""What a climber holds when all cards are given: points, points down, levels, whether it is liable for risk."""


def ways_to_give(now: Situation) -> dict[tuple[Held, Held], Given]:
    """Every different outcome of giving some of the cards, with one way to it."""
    first, second = now.purses
    start = ((first[0], first[1], 0, first[2]), (second[0], second[1], 0, second[2]))
    alive = tuple(climber for climber in (0, 1) if now.climbers[climber] != GONE)
    outcomes: dict[tuple[Held, Held], Given] = {}
    for gives in _ways_to_give(now.cards, alive):
        held = list(start)
        for give in gives:
            points, down, levels, _liable = held[give.climber]
            held[give.climber] = (points + give.points, down + give.down, levels + give.card.level, True)
        outcomes.setdefault((held[0], held[1]), gives)
    return outcomes


@lru_cache(maxsize=4096)
def _ways_to_give(cards: tuple[Card, ...], climbers: tuple[int, ...]) -> tuple[Given, ...]:
    choices: list[tuple[Give | None, ...]] = [
        (None, *(give for climber in climbers for give in GIVES[card, climber])) for card in cards if card.has_points
    ]
    return tuple(tuple(give for give in chosen if give is not None) for chosen in product(*choices))


# How both walk.


def walks_of_both(now: Situation, purses: tuple[Held, Held]) -> dict[tuple[End, End], int]:
    """Where both walks can end, each with the most points that both can have left over together."""
    nowhere: tuple[tuple[End, int], ...] = (((-1, NO_TENT, 0), 0),)
    options = [
        nowhere
        if climber == GONE
        else walk_ends(now.board, now.kind, climber[0], held[0], held[1], climber[3] == NO_TENT, now.full)
        for climber, held in zip(now.climbers, purses, strict=True)
    ]
    first, second = now.climbers
    if GONE in (first, second) or not _may_meet(now, purses):
        return {(one, other): left + more for one, left in options[0] for other, more in options[1]}
    walkers = tuple(
        (climber[0], held[0], held[1], NO_TENT, 0) for climber, held in zip(now.climbers, purses, strict=True)
    )
    together = _walks_together(
        now.board,
        now.kind,
        (walkers[0], walkers[1]),
        (first[3] == NO_TENT, second[3] == NO_TENT),
        now.full,
        now.narrow,
    )
    best: dict[tuple[End, End], int] = {}
    for one, other in together:
        ends = (one[0], one[3], one[4]), (other[0], other[3], other[4])
        left = one[1] + one[2] + other[1] + other[2]
        if best.get(ends, -1) < left:
            best[ends] = left
    return best


def _may_meet(now: Situation, purses: tuple[Held, Held]) -> bool:
    """Whether both climbers can come to one narrow space, or stand on one that the other can come to."""
    near = [
        _spaces_in_reach(now.board, now.kind, climber[0], held[0], held[1]) & now.narrow
        for climber, held in zip(now.climbers, purses, strict=True)
    ]
    return bool(near[0] & near[1])


@lru_cache(maxsize=20_000)
def _spaces_in_reach(board: str, kind: int, space: int, points: int, down: int) -> frozenset[int]:
    nothing: frozenset[int] = frozenset()
    return frozenset(end[0] for end, _left in walk_ends(board, kind, space, points, down, False, nothing))


Walkers = tuple[Walker, Walker]


@lru_cache(maxsize=256)
def _walks_together(
    board: str,
    kind: int,
    start: Walkers,
    may_pitch: tuple[bool, bool],
    full: frozenset[int],
    narrow: frozenset[int],
) -> dict[Walkers, tuple[Walkers, int, int] | None]:
    """Every pair of places at which both may stop, with the pair before it, who went, and where to.

    One climber at a time goes to a place with room; what it passes through on the way does not matter to the other.
    """
    found: dict[Walkers, tuple[Walkers, int, int] | None] = {start: None}
    ahead = [start]
    for pair in ahead:  # grows as it goes
        for climber in (0, 1):
            partner = pair[1 - climber][0]
            closed = full | {partner} if partner in narrow else full
            for place in _next_stops(board, kind, pair[climber], may_pitch[climber], closed):
                after = (place, pair[1]) if climber == 0 else (pair[0], place)
                if after not in found:
                    found[after] = (pair, climber, place[0])
                    ahead.append(after)
    return found


@lru_cache(maxsize=50_000)
def _next_stops(board: str, kind: int, place: Walker, may_pitch: bool, closed: frozenset[int]) -> tuple[Walker, ...]:
    """The next places with room: one step away, or through closed spaces; or the same with the tent pitched."""
    found: dict[Walker, None] = {}
    here, left, down, tent, entered = place
    cost = costs(board, kind)[here]
    if may_pitch and tent == NO_TENT and left >= cost:
        found[here, left - cost, down, here, entered] = None
    passed = [place]
    seen = {place}
    for via in passed:  # grows as it goes
        for after in one_step(board, kind, via):
            if after[0] in closed:
                if after not in seen:
                    seen.add(after)
                    passed.append(after)
            else:
                found[after] = None
    return tuple(found)


def one_step(board: str, kind: int, place: Walker) -> Iterator[Walker]:
    """Each place one rope away that the points suffice for."""
    here, left, down, tent, entered = place
    price, worth = costs(board, kind), points_of(board)
    for to, downwards in ways(board)[here]:
        from_down = min(down, price[to]) if downwards else 0
        rest = left - price[to] + from_down
        if rest >= 0:
            yield to, rest, down - from_down, tent, max(entered, worth[to])


def _standing(now: Situation) -> Iterator[tuple[tuple[Action, ...], Situation]]:
    """The situation, or if a climber must walk on first: each one in which it has done so, with its steps (A5)."""
    if now.passing is None:
        yield (), now
        return
    mover = now.passing
    climber, (points, down, liable) = now.climbers[mover], now.purses[mover]
    partner = now.climbers[1 - mover][0]
    closed = now.full | {partner} if partner in now.narrow else now.full
    start: Walker = (climber[0], points, down, NO_TENT, 0)
    ways_there: dict[Walker, tuple[Action, ...]] = {start: ()}
    ahead = [start]
    for place in ahead:  # grows as it goes
        for after in one_step(now.board, now.kind, place):
            if after in ways_there:
                continue
            ways_there[after] = (*ways_there[place], STEPS[mover][after[0]])
            if after[0] in closed:
                ahead.append(after)
            else:
                moved = _moved(climber, (after[0], NO_TENT, after[4]))
                purse: Purse = (after[1], after[2], liable)
                yield (
                    ways_there[after],
                    replace(
                        now,
                        climbers=(moved, now.climbers[1]) if mover == 0 else (now.climbers[0], moved),
                        purses=(purse, now.purses[1]) if mover == 0 else (now.purses[0], purse),
                        passing=None,
                    ),
                )


# From an end back to actions.


def actions_to(recipe: Recipe) -> tuple[Action, ...]:
    """Actions that lead to the end and finish the turn."""
    now = recipe.after
    start, held = _loaded(recipe)
    used = held[0][3] or held[1][3]
    by_level = sum(recipe.levels)
    to_pay = (now.unpaid if used else 0) - by_level
    found = _walks_together(
        now.board,
        now.kind,
        start,
        (
            now.climbers[0][3] == NO_TENT and now.climbers[0] != GONE,
            now.climbers[1][3] == NO_TENT and now.climbers[1] != GONE,
        ),
        now.full,
        now.narrow,
    )
    pair = next(
        (one, other)
        for one, other in found
        if ((one[0], one[3], one[4]), (other[0], other[3], other[4])) == recipe.ends
        and one[1] + one[2] + other[1] + other[2] >= to_pay
    )
    left = [place[1] + place[2] for place in pair]
    walk: list[Action] = []
    here: Walkers = pair
    while (before := found[here]) is not None:
        earlier, climber, _to = before
        partner = earlier[1 - climber][0]
        closed = now.full | {partner} if partner in now.narrow else now.full
        walk[:0] = _leg(now.board, now.kind, climber, earlier[climber], here[climber], closed)
        here = earlier
    pays: list[Action] = []
    for climber in (0, 1):
        moves = min(left[climber], to_pay)
        to_pay -= moves
        pays += [PAY_MOVE[climber]] * moves + [PAY_LEVEL[climber]] * recipe.levels[climber]
    return (*recipe.before, *recipe.gives, *walk, *pays, END)


def _loaded(recipe: Recipe) -> tuple[Walkers, tuple[Held, Held]]:
    """Both climbers with what they hold once the cards are given."""
    now = recipe.after
    held: list[Held] = [(points, down, 0, liable) for points, down, liable in now.purses]
    for give in recipe.gives:
        points, down, levels, _liable = held[give.climber]
        held[give.climber] = (points + give.points, down + give.down, levels + give.card.level, True)
    walkers: list[Walker] = [
        (climber[0], purse[0], purse[1], NO_TENT, 0) for climber, purse in zip(now.climbers, held, strict=True)
    ]
    return (walkers[0], walkers[1]), (held[0], held[1])


def _leg(board: str, kind: int, climber: int, start: Walker, end: Walker, closed: frozenset[int]) -> list[Action]:
    """The actions from one stop to the next."""
    if start[3] != end[3]:
        return [TENTS[climber]]
    ways_there: dict[Walker, list[Action]] = {start: []}
    ahead = [start]
    for place in ahead:  # grows as it goes
        for after in one_step(board, kind, place):
            if after not in ways_there:
                ways_there[after] = [*ways_there[place], STEPS[climber][after[0]]]
                if after == end:
                    return ways_there[after]
                if after[0] in closed:
                    ahead.append(after)
    raise AssertionError("a stop that was found cannot be reached")

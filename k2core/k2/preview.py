"""How a climber could walk this turn: which cards it may be given, and where they lead."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import product
from typing import TYPE_CHECKING

from k2core.k2.actions import GIVES, STEPS, Action, Give, Step, rank
from k2core.k2.components import CardKind
from k2core.k2.movement import Points, can_walk_off, has_room, spend
from k2core.k2.pieces import Phase
from k2core.k2.turn import current

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from k2core.k2.pieces import ClimberId
    from k2core.k2.state import State


@dataclass(frozen=True, slots=True)
class Way:
    """A walk: the spaces entered in turn, what it costs, what is left."""

    spaces: tuple[int, ...]
    cost: int
    left: Points


@dataclass(frozen=True, slots=True)
class Route:
    """A way with cards given on it. A climber on a full space must walk on before it can be given cards."""

    first: tuple[int, ...]
    """The spaces entered before the cards are given."""
    then: tuple[int, ...]
    cost: int
    left: Points

    @property
    def spaces(self) -> tuple[int, ...]:
        return self.first + self.then


def step_costs(state: State) -> dict[Step, int]:
    """Return what each legal step costs."""
    costs = state.setup.costs[state.day - 1]
    return {action: costs[action.space] for action in state.legal_actions() if isinstance(action, Step)}


def can_act(state: State, climber: int) -> bool:
    """Whether this climber of the acting player may do anything."""
    if state.phase is not Phase.TURN:
        return False
    player, turn = current(state)
    return player.climbers[climber].space is not None and turn.passing in (None, climber)


def allotments(state: State, climber: int) -> list[tuple[Give, ...]]:
    """Each different way to give the climber some of the movement and rope cards not yet given, or none."""
    _player, turn = current(state)
    options = [(None, *GIVES[card, climber]) for card in turn.cards if card.kind is not CardKind.ACCLIMATIZATION]
    different = {tuple(sorted((give for give in choice if give is not None), key=rank)) for choice in product(*options)}
    return sorted(different, key=lambda gives: [rank(give) for give in gives])


def points_of(gives: Iterable[Give]) -> Points:
    """Return the points that some cards give together."""
    gives = tuple(gives)
    return sum(give.points for give in gives), sum(give.down for give in gives)


def routes(state: State, climber: int, extra: Points) -> Iterator[Route]:
    """Yield walks to spaces with room, cheapest first; cards worth `extra` are given as early as possible."""
    player, turn = current(state)
    who = (state.queue[0], climber)
    start = player.climbers[climber].space
    assert start is not None
    purse = turn.purses[climber]
    held = (purse.points, purse.down)
    if turn.passing is None or extra == (0, 0):
        for way in ways(state, who, start, _sum(held, extra)):
            yield Route((), way.spaces, way.cost, way.left)
        return
    found = []
    for halt in ways(state, who, start, held):
        found.append(Route(halt.spaces, (), halt.cost, _sum(halt.left, extra)))
        found.extend(
            Route(halt.spaces, way.spaces, halt.cost + way.cost, way.left)
            for way in ways(state, who, halt.spaces[-1], _sum(halt.left, extra))
        )
    yield from sorted(found, key=lambda route: (route.cost, route.spaces))


def _sum(one: Points, other: Points) -> Points:
    return one[0] + other[0], one[1] + other[1]


def touches(state: State, climber: int, space: int, extra: Points) -> Iterator[Way]:
    """Walks that end on a full space with enough points left to walk on (A5); cheapest first.

    While a climber is walking on already it can be given no cards, so then `extra` must be nothing.
    """
    player, turn = current(state)
    who = (state.queue[0], climber)
    start = player.climbers[climber].space
    assert start is not None
    purse = turn.purses[climber]
    for way in _all_ways(state, start, _sum((purse.points, purse.down), extra)):
        if way.spaces[-1] == space and can_walk_off(state, who, space, way.left):
            yield way


def ways(state: State, who: ClimberId, start: int, points: Points) -> Iterator[Way]:
    """Yield walks to spaces with room, cheapest first; for each space and number of points left only the first.

    A walk may pass full spaces. If it ends where there is room, it has obeyed A5 at every step.
    """
    for way in _all_ways(state, start, points):
        if has_room(state, who, way.spaces[-1]):
            yield way


def _all_ways(state: State, start: int, points: Points) -> Iterator[Way]:
    costs = state.setup.costs[state.day - 1]
    ropes = state.setup.board.ways
    held = sum(points)
    ahead: list[tuple[int, tuple[int, ...], Points]] = [(0, (start,), points)]
    seen = set()
    while ahead:
        cost, path, purse = heappop(ahead)
        here = path[-1]
        if (here, purse) in seen:
            continue
        seen.add((here, purse))
        if len(path) > 1:
            yield Way(path[1:], cost, purse)
        for rope in ropes[here]:
            left = spend(purse, costs[rope.to], rope.down)
            if left is not None:
                heappush(ahead, (held - sum(left), (*path, rope.to), left))


def walk_actions(climber: int, gives: tuple[Give, ...], route: Route) -> tuple[Action, ...]:
    """What a player does to walk a route with these cards."""
    steps = STEPS[climber]
    return (*(steps[space] for space in route.first), *gives, *(steps[space] for space in route.then))

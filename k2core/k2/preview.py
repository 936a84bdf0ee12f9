"""What a player could do this turn, told before it counts: costs of steps, and every space in reach."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import product
from typing import TYPE_CHECKING

from k2core.k2.acclimatization import Night, tonight
from k2core.k2.actions import GIVES, Give, Step
from k2core.k2.components import CardKind
from k2core.k2.movement import Points, has_room, spend
from k2core.k2.pieces import Phase
from k2core.k2.turn import current

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.game import Json
    from k2core.k2.pieces import ClimberId
    from k2core.k2.state import State


@dataclass(frozen=True, slots=True)
class Way:
    """A walk to a space with room: the spaces entered in turn, what it costs, what is left."""

    spaces: tuple[int, ...]
    cost: int
    left: Points


@dataclass(frozen=True, slots=True)
class Target:
    """A space that a climber can reach this turn, with the cheapest cost and the night there."""

    space: int
    cost: int
    night: Night

    def to_dict(self) -> Json:
        return {"space": self.space, "cost": self.cost, "night": self.night.to_dict()}


def step_costs(state: State) -> dict[Step, int]:
    """What each legal step costs."""
    costs = state.setup.costs[state.day - 1]
    return {action: costs[action.space] for action in state.legal_actions() if isinstance(action, Step)}


def reach(state: State, climber: int) -> tuple[Target, ...]:
    """Every other space where the climber of the player in turn could stand, by number."""
    if not can_act(state, climber):
        return ()
    who = (state.queue[0], climber)
    cheapest: dict[int, int] = {}
    for points in {purse_with(state, climber, gives) for gives in allotments(state, climber)}:
        for way in ways(state, who, points):
            space = way.spaces[-1]
            cheapest[space] = min(way.cost, cheapest.get(space, way.cost))
    cheapest.pop(state.climber(who).space or 0, None)
    targets = []
    for space in sorted(cheapest):
        night = tonight(state, who, space)
        assert night is not None
        targets.append(Target(space, cheapest[space], night))
    return tuple(targets)


def can_act(state: State, climber: int) -> bool:
    """Whether this climber of the player in turn may do anything."""
    if state.phase is not Phase.TURN:
        return False
    player, turn = current(state)
    return player.climbers[climber].space is not None and turn.passing in (None, climber)


def allotments(state: State, climber: int) -> Iterator[tuple[Give, ...]]:
    """Each different way to give the climber some of the movement and rope cards not yet given, or none."""
    _player, turn = current(state)
    if turn.passing is not None:
        yield ()
        return
    options = [
        (None, *GIVES[card, climber]) for card in turn.cards if card.kind is not CardKind.ACCLIMATIZATION
    ]
    different = {
        tuple(sorted((give for give in choice if give is not None), key=str)) for choice in product(*options)
    }
    yield from sorted(different, key=lambda gives: [str(give) for give in gives])


def purse_with(state: State, climber: int, gives: tuple[Give, ...]) -> Points:
    """The climber's points once these cards are given."""
    _player, turn = current(state)
    purse = turn.purses[climber]
    return (
        purse.points + sum(give.points for give in gives),
        purse.down + sum(give.down for give in gives),
    )


def ways(state: State, who: ClimberId, points: Points) -> Iterator[Way]:
    """Walks to spaces with room, cheapest first; for each space and rest of points the first found.

    A walk may pass full spaces: one that ends where there is room has met A5 at every step.
    """
    start = state.climber(who).space
    assert start is not None
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
        if len(path) > 1 and has_room(state, who, here):
            yield Way(path[1:], cost, purse)
        for rope in ropes[here]:
            left = spend(purse, costs[rope.to], rope.down)
            if left is not None:
                heappush(ahead, (held - sum(left), (*path, rope.to), left))

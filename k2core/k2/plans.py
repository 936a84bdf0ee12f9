"""Plans for a goal: sequences of actions from the present state that reach it, best first.

The best plan wastes the fewest points, then gives the fewest cards, then comes first in a fixed order.
Wasted are points of cards the plan gives that are unused at its end; points that were there before count as
used first. A plan walks the cheapest way its cards allow and gives no card it could do as well without. Only
the goal `Settle` pays for risk.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations, product
from typing import TYPE_CHECKING

from k2core.k2.actions import GIVES, PAY_LEVEL, PAY_MOVE, STEPS, TENTS, Action, Give, Loss, Pay, rank
from k2core.k2.components import CLIMBERS
from k2core.k2.movement import has_room
from k2core.k2.pieces import Phase
from k2core.k2.preview import Way, allotments, can_act, purse_with, ways
from k2core.k2.turn import current

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from k2core.game import Json
    from k2core.k2.pieces import Purse
    from k2core.k2.state import State


@dataclass(frozen=True, slots=True)
class BeThere:
    """The climber stands on this space."""

    climber: int
    space: int


@dataclass(frozen=True, slots=True)
class Camp:
    """The climber's tent stands on this space (its own if none is named), and the climber in it."""

    climber: int
    space: int | None = None


@dataclass(frozen=True, slots=True)
class Raise:
    """The climber's level is higher."""

    climber: int


@dataclass(frozen=True, slots=True)
class Settle:
    """The risk token is paid."""


Goal = BeThere | Camp | Raise | Settle


@dataclass(frozen=True, slots=True)
class Plan:
    actions: tuple[Action, ...]
    cost: int
    """Points it uses up."""
    wasted: int

    @property
    def gives(self) -> tuple[Give, ...]:
        return tuple(action for action in self.actions if isinstance(action, Give))

    def to_dict(self) -> Json:
        return {"actions": [str(action) for action in self.actions], "cost": self.cost, "wasted": self.wasted}


def plans(state: State, goal: Goal) -> tuple[Plan, ...]:
    """All plans for the goal, best first; none if it is out of reach or reached already."""
    if state.phase is not Phase.TURN:
        return ()
    match goal:
        case BeThere(climber, space):
            found = _walks(state, climber, space) if can_act(state, climber) else ()
        case Camp(climber, space):
            found = _camps(state, climber, space) if can_act(state, climber) else ()
        case Raise(climber):
            found = _raises(state, climber) if can_act(state, climber) else ()
        case Settle():
            found = _payments(state)
    return _best_first(found)


def _best_first(found: Iterable[Plan]) -> tuple[Plan, ...]:
    different = {plan.actions: plan for plan in found}.values()
    needed = [plan for plan in different if not any(_does_as_well(other, plan) for other in different)]

    def key(plan: Plan) -> tuple[int, int, list[int]]:
        return plan.wasted, len(plan.gives), [rank(action) for action in plan.actions]

    return tuple(sorted(needed, key=key))


def _does_as_well(other: Plan, plan: Plan) -> bool:
    """Whether the other does the same or cheaper with some of the plan's cards."""
    fewer = Counter(other.gives) < Counter(plan.gives)
    paid = _pays(other) == _pays(plan)
    return fewer and other.cost <= plan.cost and paid


def _pays(plan: Plan) -> Counter[Action]:
    return Counter(action for action in plan.actions if isinstance(action, Pay))


def _walks(state: State, climber: int, space: int) -> Iterator[Plan]:
    who = (state.queue[0], climber)
    if state.climber(who).space == space:
        return
    for gives in allotments(state, climber):
        points = purse_with(state, climber, gives)
        way = next((way for way in ways(state, who, points) if way.spaces[-1] == space), None)
        if way is not None:
            yield Plan((*gives, *_steps(climber, way)), way.cost, _wasted(gives, sum(way.left)))


def _camps(state: State, climber: int, space: int | None) -> Iterator[Plan]:
    who = (state.queue[0], climber)
    here = state.climber(who).space
    assert here is not None
    there = here if space is None else space
    if state.climber(who).tent is not None or not 0 <= there < len(state.setup.board.spaces):
        return
    cost = state.setup.costs[state.day - 1][there]
    for gives in allotments(state, climber):
        points = purse_with(state, climber, gives)
        way: Way | None = None
        if there == here and has_room(state, who, here):
            way = Way((), 0, points)
        elif there != here:
            candidates = (way for way in ways(state, who, points) if way.spaces[-1] == there)
            way = next((way for way in candidates if way.left[0] >= cost), None)
        if way is not None and way.left[0] >= cost:
            left = sum(way.left) - cost
            yield Plan((*gives, *_steps(climber, way), TENTS[climber]), way.cost + cost, _wasted(gives, left))


def _steps(climber: int, way: Way) -> tuple[Action, ...]:
    return tuple(STEPS[climber][space] for space in way.spaces)


def _wasted(gives: Iterable[Give], left: int) -> int:
    return min(left, sum(give.points + give.down for give in gives))


def _raises(state: State, climber: int) -> Iterator[Plan]:
    _player, turn = current(state)
    if turn.passing is not None:
        return
    cards = [card for card in turn.cards if card.level]
    for count in range(1, len(cards) + 1):
        for choice in combinations(cards, count):
            gives = tuple(GIVES[card, climber][0] for card in choice)
            yield Plan(gives, sum(card.level for card in choice), 0)


def _payments(state: State) -> Iterator[Plan]:
    """Ways to pay the token: some cards given first (each to pay for something), then the points lost."""
    player, turn = current(state)
    if not turn.unpaid or turn.passing is not None:
        return
    on_board = [index for index in range(len(CLIMBERS)) if player.climbers[index].space is not None]
    for count in range(turn.unpaid + 1):
        for cards in sorted(set(combinations(turn.cards, count))):
            if not all(card.has_points for card in cards):
                continue
            options = [[give for index in on_board for give in GIVES[card, index]] for card in cards]
            for gives in {tuple(sorted(choice, key=rank)) for choice in product(*options)}:
                yield from _payments_after(turn.purses, gives, turn.unpaid, on_board)


def _payments_after(
    purses: tuple[Purse, Purse], gives: tuple[Give, ...], unpaid: int, on_board: list[int]
) -> Iterator[Plan]:
    points = [purse.total for purse in purses]
    liable = [purse.liable for purse in purses]
    for give in gives:
        points[give.climber] += give.points + give.down
        liable[give.climber] = True
    sources = [PAY_MOVE[index] for index in on_board for _ in range(min(points[index], unpaid))]
    sources += [PAY_LEVEL[index] for index in on_board if liable[index] for _ in range(unpaid)]
    for pays in {tuple(sorted(choice, key=rank)) for choice in combinations(sources, unpaid)}:
        wasted = 0
        for index in on_board:
            lost = sum(1 for pay in pays if pay.climber == index and pay.loss is Loss.MOVE)
            wasted += _wasted((give for give in gives if give.climber == index), points[index] - lost)
        yield Plan((*gives, *pays), unpaid, wasted)

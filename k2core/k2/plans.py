"""Find plans for a goal: sequences of actions from the present state that reach it, best first.

The best plan wastes the fewest points; among equal ones it gives the fewest cards; then a fixed order decides. A point
is wasted if the plan gives a card for it and does not use it; points from before the plan are used first. A plan walks
the cheapest way that its cards allow, and gives no card that it does not need. Only the goal `Settle` pays for risk.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations, product
from typing import TYPE_CHECKING

from k2core.k2.actions import GIVES, PAY_LEVEL, PAY_MOVE, STEPS, TENTS, Action, Give, Loss, Pay, rank
from k2core.k2.components import CLIMBERS
from k2core.k2.pieces import Phase
from k2core.k2.preview import Route, allotments, can_act, points_of, routes
from k2core.k2.turn import current

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from k2core.core.canonical_json import Json
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
    """Return all plans for the goal, best first; none if it cannot be reached or is reached already."""
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
    """Whether the other plan does the same, or cheaper, with only some of the cards."""
    fewer = Counter(other.gives) < Counter(plan.gives)
    paid = _pays(other) == _pays(plan)
    return fewer and other.cost <= plan.cost and paid


def _pays(plan: Plan) -> Counter[Action]:
    return Counter(action for action in plan.actions if isinstance(action, Pay))


def _walks(state: State, climber: int, space: int) -> Iterator[Plan]:
    if state.players[state.queue[0]].climbers[climber].space == space:
        return
    for gives in allotments(state, climber):
        route = next((one for one in _routes(state, climber, gives) if one.spaces[-1] == space), None)
        if route is not None:
            yield Plan(_actions(climber, gives, route), route.cost, _wasted(gives, sum(route.left)))


def _camps(state: State, climber: int, space: int | None) -> Iterator[Plan]:
    who = (state.queue[0], climber)
    now = state.climber(who)
    assert now.space is not None
    there = now.space if space is None else space
    if now.tent is not None:
        if now.tent == there:
            yield from _walks(state, climber, there)
        return
    if not 0 <= there < len(state.setup.board.spaces):
        return
    cost = state.setup.costs[state.day - 1][there]
    for gives in allotments(state, climber):
        route = next((one for one in _stays_and_routes(state, climber, gives, there) if one.left[0] >= cost), None)
        if route is not None:
            actions = (*_actions(climber, gives, route), TENTS[climber])
            yield Plan(actions, route.cost + cost, _wasted(gives, sum(route.left) - cost))


def _stays_and_routes(state: State, climber: int, gives: tuple[Give, ...], there: int) -> Iterator[Route]:
    """Yield ways to be on a space; staying there is one of them."""
    player, turn = current(state)
    if player.climbers[climber].space == there and turn.passing is None:
        purse = turn.purses[climber]
        points, down = points_of(gives)
        yield Route((), (), 0, (purse.points + points, purse.down + down))
    for route in _routes(state, climber, gives):
        if route.spaces[-1] == there:
            yield route


def _routes(state: State, climber: int, gives: tuple[Give, ...]) -> Iterator[Route]:
    return routes(state, climber, points_of(gives))


def _actions(climber: int, gives: tuple[Give, ...], route: Route) -> tuple[Action, ...]:
    steps = STEPS[climber]
    return (*(steps[space] for space in route.first), *gives, *(steps[space] for space in route.then))


def _wasted(gives: Iterable[Give], left: int) -> int:
    return min(left, sum(give.points + give.down for give in gives))


def _raises(state: State, climber: int) -> Iterator[Plan]:
    _player, turn = current(state)
    if turn.passing is None:
        for card in turn.cards:
            if card.level:
                yield Plan(GIVES[card, climber], card.level, 0)


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

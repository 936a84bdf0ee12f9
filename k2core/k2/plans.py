"""Find plans for a goal: sequences of actions from the present state that reach it, best first.

The best plan costs the fewest lives, then the fewest level points for the risk token, then wastes the fewest
points, then gives the fewest cards, then comes first in a fixed order. Wasted are points of cards the plan gives
that are unused at its end and not needed for the token; points that were there before count as used first. A
plan walks the cheapest way its cards allow and gives no card it could do as well without. Only the goal `Settle`
pays for risk.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations, product
from typing import TYPE_CHECKING

from k2core.k2.actions import GIVES, PAY_LEVEL, PAY_MOVE, TENTS, Action, Give, Loss, Pay, Step, rank
from k2core.k2.components import CLIMBERS, CardKind
from k2core.k2.movement import has_room
from k2core.k2.outlook import outlook
from k2core.k2.payment import levels_lost, nights_ahead
from k2core.k2.pieces import Phase
from k2core.k2.preview import Route, allotments, can_act, points_of, routes, walk_actions, ways
from k2core.k2.targets import touching
from k2core.k2.turn import current

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from k2core.k2 import wire
    from k2core.k2.payment import Nights
    from k2core.k2.pieces import Purse
    from k2core.k2.state import State


@dataclass(frozen=True, slots=True)
class BeThere:
    """The climber stands on this space."""

    climber: int
    space: int


@dataclass(frozen=True, slots=True)
class Touch:
    """The climber enters a full space and goes back to where it stands, or is about to walk on from there (A5)."""

    climber: int
    space: int
    back: bool


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


Goal = BeThere | Touch | Camp | Raise | Settle


@dataclass(frozen=True, slots=True)
class Draft:
    """Actions that reach a goal, before they are compared with others."""

    actions: tuple[Action, ...]
    cost: int
    """Points it uses up."""
    unused: int
    """Points of the cards it gives that are unused at its end."""

    @property
    def gives(self) -> tuple[Give, ...]:
        return tuple(action for action in self.actions if isinstance(action, Give))


@dataclass(frozen=True, slots=True)
class Plan(Draft):
    lives: int
    """How many lives it costs tonight that could be saved otherwise, whatever else is done this turn."""
    levels: int
    """Level points that the risk token takes, by the plan or after it."""
    risk_points: int
    """Points left by the plan that will pay for the token."""
    spare_card: bool
    """Whether a card that the plan does not give could pay instead of a level."""
    wasted: int
    nights: Nights
    """Both climbers' nights at its end, with what is still to pay taken off."""

    @property
    def merit(self) -> tuple[int, int, int, int, list[int]]:
        order = [rank(action) for action in self.actions]
        return self.lives, self.levels, self.wasted, len(self.gives), order

    def to_dict(self) -> wire.Plan:
        return {
            "actions": [str(action) for action in self.actions],
            "cost": self.cost,
            "wasted": self.wasted,
            "levels": self.levels,
            "risk_points": self.risk_points,
            "spare_card": self.spare_card,
            "deadly": self.lives > 0,
            "way": [action.space for action in self.actions if isinstance(action, Step)],
            "nights": [None if night is None else night.to_dict() for night in self.nights],
        }


def plans(state: State, goal: Goal) -> tuple[Plan, ...]:
    """Return all plans for the goal, best first; none if it cannot be reached or is reached already."""
    if state.phase is not Phase.TURN:
        return ()
    if not isinstance(goal, Settle) and not can_act(state, goal.climber):
        return ()
    match goal:
        case BeThere(climber, space):
            found = _walks(state, climber, space)
        case Touch(climber, space, back):
            found = _touches(state, climber, space, back)
        case Camp(climber, space):
            found = _camps(state, climber, space)
        case Raise(climber):
            found = _raises(state, climber)
        case Settle():
            found = _payments(state)
    return _best_first(state, goal, found)


def _best_first(state: State, goal: Goal, drafts: Iterable[Draft]) -> tuple[Plan, ...]:
    best = outlook(state).best
    different = [_weighed(state, goal, draft, best) for draft in {draft.actions: draft for draft in drafts}.values()]
    needed = [plan for plan in different if not any(_does_as_well(other, plan) for other in different)]
    return tuple(sorted(needed, key=lambda plan: plan.merit))


def _weighed(state: State, goal: Goal, draft: Draft, best: int) -> Plan:
    """The plan with what becomes of it; `best` is how many climbers could live tonight."""
    after = state
    for action in draft.actions:
        after = after.apply(action)
    nights = nights_ahead(after)
    _player, turn = current(after)
    paid = sum(1 for action in draft.actions if isinstance(action, Pay) and action.loss is Loss.LEVEL)
    lost = levels_lost(nights)
    return Plan(
        draft.actions,
        draft.cost,
        draft.unused,
        lives=max(best, 1) - _alive(after, goal),
        levels=paid + lost,
        risk_points=turn.unpaid - lost,
        spare_card=lost > 0 and any(card.kind is not CardKind.ACCLIMATIZATION for card in turn.cards),
        wasted=max(0, draft.unused - turn.unpaid),
        nights=nights,
    )


def _alive(after: State, goal: Goal) -> int:
    """How many climbers can still live tonight, the one that walks or camps among them."""
    ahead = outlook(after)
    match goal:
        case BeThere(climber, space):
            return ahead.fates[climber].get(space, 0)
        case Camp(climber, space):
            here = after.climber((after.queue[0], climber)).space
            return ahead.fates[climber].get(here or 0, 0)
        case Touch(climber):
            return ahead.saves(climber)
        case Raise() | Settle():
            return ahead.best


def _does_as_well(other: Plan, plan: Plan) -> bool:
    """Whether the other plan does the same, or cheaper, with only some of the cards."""
    fewer = Counter(other.gives) < Counter(plan.gives)
    no_worse = other.cost <= plan.cost and (other.lives, other.levels) <= (plan.lives, plan.levels)
    return fewer and no_worse and _pays(other) == _pays(plan)


def _pays(plan: Draft) -> Counter[Action]:
    return Counter(action for action in plan.actions if isinstance(action, Pay))


def _walks(state: State, climber: int, space: int) -> Iterator[Draft]:
    if state.players[state.queue[0]].climbers[climber].space == space:
        return
    for gives in allotments(state, climber):
        route = next((one for one in _routes(state, climber, gives) if one.spaces[-1] == space), None)
        if route is not None:
            yield Draft(walk_actions(climber, gives, route), route.cost, _wasted(gives, sum(route.left)))


def _touches(state: State, climber: int, space: int, back: bool) -> Iterator[Draft]:
    who = (state.queue[0], climber)
    here = state.climber(who).space
    if not 0 <= space < len(state.setup.board.spaces) or here == space or has_room(state, who, space):
        return
    for gives, there in touching(state, climber, space):
        route = _and_back(state, climber, there) if back else there
        if route is not None:
            yield Draft(walk_actions(climber, gives, route), route.cost, _wasted(gives, sum(route.left)))


def _and_back(state: State, climber: int, there: Route) -> Route | None:
    """The route with the cheapest way back to where the climber stands, if the points left reach."""
    who = (state.queue[0], climber)
    here = state.climber(who).space
    back = next((one for one in ways(state, who, there.spaces[-1], there.left) if one.spaces[-1] == here), None)
    return None if back is None else Route((), there.spaces + back.spaces, there.cost + back.cost, back.left)


def _camps(state: State, climber: int, space: int | None) -> Iterator[Draft]:
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
            actions = (*walk_actions(climber, gives, route), TENTS[climber])
            yield Draft(actions, route.cost + cost, _wasted(gives, sum(route.left) - cost))


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


def _wasted(gives: Iterable[Give], left: int) -> int:
    return min(left, sum(give.points + give.down for give in gives))


def _raises(state: State, climber: int) -> Iterator[Draft]:
    _player, turn = current(state)
    if turn.passing is None:
        for card in turn.cards:
            if card.level:
                yield Draft(GIVES[card, climber], card.level, 0)


def _payments(state: State) -> Iterator[Draft]:
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
) -> Iterator[Draft]:
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
        yield Draft((*gives, *pays), unpaid, wasted)

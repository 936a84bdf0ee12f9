"""Plans for a goal, against everything that could be done in the turn.

A result of the full search is told by the cards given (and, for risk, by what is paid with): the order of the
actions makes no difference to a player, and the cheapest walk is the only one worth proposing.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import pytest

from k2core import k2
from k2core.k2 import BeThere, Camp, Give, Pay, Plan, Raise, Settle, plans
from k2core.k2.actions import ALL_ACTIONS
from k2core.k2.outlook import outlook
from k2core.k2.payment import levels_lost, nights_ahead

from .turns import (
    BOTH,
    Moment,
    is_passing,
    moments,
    own_climbers,
    points_held,
    positions,
    stands,
    told,
    turn_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

PLACE = {str(action): place for place, action in enumerate(ALL_ACTIONS)}
"""Where an action stands in the fixed order."""


@dataclass(frozen=True, slots=True)
class Result:
    """One way to reach a goal, as the full search found it."""

    gives: tuple[str, ...]
    pays: tuple[str, ...]
    cost: int
    harm: tuple[int, int]
    """Lives that it costs, and level points that the token takes."""
    wasted: int

    @property
    def means(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return self.gives, self.pays

    @property
    def merit(self) -> tuple[tuple[int, int], int, int]:
        return self.harm, self.wasted, len(self.gives)


def result(state: k2.State, goal: k2.Goal, moment: Moment) -> Result:
    cost = moment.walked + moment.pitched
    return Result(moment.gives, moment.pays, cost, harm(state, goal, moment), wasted(moment))


def harm(state: k2.State, goal: k2.Goal, moment: Moment) -> tuple[int, int]:
    """`outlook` and `nights_ahead` have tests of their own, against every end of the turn."""
    ahead = outlook(moment.state)
    alive = ahead.best
    if isinstance(goal, BeThere | Camp):
        alive = ahead.fates[goal.climber].get(moment.climber(goal.climber).space or 0, 0)
    paid = sum(pay.endswith("level") for pay in moment.pays)
    return max(outlook(state).best, 1) - alive, paid + levels_lost(nights_ahead(moment.state))


def wasted(moment: Moment) -> int:
    """Points of the cards given that nobody has used or needs for risk; what was there before is used first."""
    assert moment.state.turn is not None
    given = [0, 0]
    for text in moment.gives:
        give = k2.parse_action(text)
        assert isinstance(give, Give)
        given[give.climber] += give.points + give.down
    unused = sum(min(purse.total, points) for purse, points in zip(moment.state.turn.purses, given, strict=True))
    return max(0, unused - moment.state.turn.unpaid)


def cheapest(found: Iterable[Moment]) -> list[Moment]:
    """For each means, which are the cards given and what is paid with, the moment that costs least."""
    best: dict[tuple[tuple[str, ...], tuple[str, ...]], Moment] = {}
    for one in sorted(found, key=lambda moment: moment.walked + moment.pitched):
        best.setdefault((one.gives, one.pays), one)
    return list(best.values())


def is_superfluous(one: Result, others: Iterable[Result]) -> bool:
    """Whether some of its cards alone do the same, or do it cheaper."""
    return any(
        Counter(other.gives) < Counter(one.gives)
        and other.pays == one.pays
        and other.cost <= one.cost
        and other.harm <= one.harm
        for other in others
    )


def carried_out(state: k2.State, plan: Plan) -> Moment:
    """Where the plan leads, each action taken as the rules allow."""
    moment = Moment(state)
    for action in plan.actions:
        why_not = moment.state.why_not(action)
        assert why_not is None, f"{[str(a) for a in plan.actions]}: {action} is refused, {why_not}: {told(state)}"
        moment = moment.after(action)
    return moment


def in_order(proposed: tuple[Plan, ...]) -> list[tuple[tuple[int, int], int, int, list[int]]]:
    return [
        ((plan.lives, plan.levels), plan.wasted, len(plan.gives), [PLACE[str(action)] for action in plan.actions])
        for plan in proposed
    ]


def check_plans(state: k2.State, goal: k2.Goal, proposed: tuple[Plan, ...], found: Iterable[Moment]) -> None:
    """The plans are the results worth proposing, the best one first."""
    best = {one.means: one for one in (result(state, goal, moment) for moment in cheapest(found))}
    where = f"{goal} on {told(state)}"
    carried = [result(state, goal, carried_out(state, plan)) for plan in proposed]
    for plan, one in zip(proposed, carried, strict=True):
        assert one.means in best, f"{plan} does not reach {where}"
        assert one.cost == best[one.means].cost, f"{plan} does not go the cheapest way to {where}"
        assert plan.wasted == one.wasted, f"{plan} wastes {one.wasted}: {where}"
        assert (plan.lives, plan.levels) == one.harm, f"{plan} does other harm: {one.harm}, {where}"
        assert plan.cost == one.cost
        assert not is_superfluous(one, best.values()), f"{plan} gives a card too many for {where}"
    worth = {means for means, one in best.items() if not is_superfluous(one, best.values())}
    assert {one.means for one in carried} == worth, f"the plans are not all there are for {where}"
    assert len(carried) == len(worth), f"a plan is there twice for {where}"
    assert in_order(proposed) == sorted(in_order(proposed)), f"the plans are out of order for {where}"
    if best:
        assert carried[0].merit == min(one.merit for one in best.values()), f"{proposed[0]} is not best: {where}"


# Walking


def check_be_there(number: int, climber: int) -> None:
    state = positions()[number]
    here = own_climbers(state)[climber].space
    found: dict[int, list[Moment]] = {space.number: [] for space in state.setup.board.spaces}
    for moment in turn_of(number, climber):
        there = moment.climber(climber).space
        if there not in (None, here) and stands(moment, climber) and not moment.pays and not moment.pitched:
            found[there].append(moment)
    for space, results in found.items():
        check_plans(state, BeThere(climber, space), plans(state, BeThere(climber, space)), results)


@pytest.mark.parametrize("climber", BOTH, ids="AB")
def test_plans_to_be_on_a_space_are_the_cheapest_walks_there(climber: int) -> None:
    for number, state in enumerate(positions()):
        if not is_passing(state) and number % 2 == climber:
            check_be_there(number, climber)


@pytest.mark.parametrize("climber", BOTH, ids="AB")
def test_plans_from_a_full_space_go_on_beyond_the_next_halt(climber: int) -> None:
    # Cards cannot be given on a full space, but they can where the climber next stands.
    for number, state in enumerate(positions()):
        if is_passing(state):
            check_be_there(number, climber)


# Camping


def check_camp(number: int, climber: int) -> None:
    state = positions()[number]
    own = own_climbers(state)[climber]
    if own.tent is not None:
        return
    found: dict[int, list[Moment]] = {space.number: [] for space in state.setup.board.spaces}
    for moment in turn_of(number, climber):
        there = moment.climber(climber).space
        in_tent = moment.climber(climber).tent == there
        if there is not None and in_tent and stands(moment, climber) and not moment.pays:
            found[there].append(moment)
    for space, results in found.items():
        check_plans(state, Camp(climber, space), plans(state, Camp(climber, space)), results)
    if own.space is not None:
        assert plans(state, Camp(climber)) == plans(state, Camp(climber, own.space)), "camping means here"


@pytest.mark.parametrize("climber", BOTH, ids="AB")
def test_plans_to_camp_are_the_cheapest_ways_to_a_tent(climber: int) -> None:
    for number, state in enumerate(positions()):
        if not is_passing(state) and number % 2 == climber:
            check_camp(number, climber)


@pytest.mark.parametrize("climber", BOTH, ids="AB")
def test_plans_to_camp_from_a_full_space_go_on_beyond_the_next_halt(climber: int) -> None:
    for number, state in enumerate(positions()):
        if is_passing(state):
            check_camp(number, climber)


def test_a_climber_can_camp_in_the_tent_that_stands_already() -> None:
    # The goal says that the tent stands there and the climber is in it, not that it is pitched now.
    reachable = 0
    for state in positions():
        for climber in BOTH:
            own = own_climbers(state)[climber]
            if own.tent is None or own.space in (None, own.tent) or is_passing(state):
                continue
            walks = plans(state, BeThere(climber, own.tent))
            reachable += bool(walks)
            camps = plans(state, Camp(climber, own.tent))
            assert camps == walks, f"{'AB'[climber]} can walk to its tent on {own.tent}: {told(state)}"
    assert reachable, "no position has a tent in reach"


# Raising


@pytest.mark.parametrize("climber", BOTH, ids="AB")
def test_plans_to_raise_a_level_are_the_cards_that_do_it(climber: int) -> None:
    for number, state in enumerate(positions()):
        level = own_climbers(state)[climber].level
        found = [
            Result(moment.gives, (), raised, harm(state, Raise(climber), moment), 0)
            for moment in turn_of(number, climber)
            if not moment.pays
            and not moment.walked
            and not moment.pitched
            and (raised := moment.climber(climber).level - level) > 0
            and all(give.startswith("give a") for give in moment.gives)
        ]
        proposed = plans(state, Raise(climber))
        reached = [carried_out(state, plan) for plan in proposed]
        assert all(plan.wasted == 0 for plan in proposed)
        for plan, moment in zip(proposed, reached, strict=True):
            assert moment.climber(climber).level - level == plan.cost > 0, f"{plan}: {told(state)}"
        worth = {one.gives for one in found if not is_superfluous(one, found)}
        assert {moment.gives for moment in reached} == worth, f"{'AB'[climber]}: {told(state)}"
        assert in_order(proposed) == sorted(in_order(proposed))


# Paying for risk


@cache
def payments_of(number: int) -> tuple[Moment, ...]:
    """All that comes of giving cards and paying, without a step or a tent."""
    return moments(positions()[number], BOTH, (Give, Pay))


def test_plans_to_settle_are_all_the_ways_to_pay() -> None:
    settled = 0
    for number, state in enumerate(positions()):
        assert state.turn is not None
        owed = state.turn.unpaid
        found = [
            Result(moment.gives, moment.pays, owed, harm(state, Settle(), moment), wasted(moment))
            for moment in payments_of(number)
            if owed and moment.state.turn is not None and not moment.state.turn.unpaid
        ]
        proposed = plans(state, Settle())
        assert all(plan.cost == owed for plan in proposed)
        check_settled(state, proposed, found)
        settled += bool(proposed)
    assert settled > 20, "hardly any position has risk to pay"


def check_settled(state: k2.State, proposed: tuple[Plan, ...], found: list[Result]) -> None:
    carried = [carried_out(state, plan) for plan in proposed]
    for plan, moment in zip(proposed, carried, strict=True):
        assert moment.state.turn is not None
        assert moment.state.turn.unpaid == 0, f"{plan} leaves risk unpaid: {told(state)}"
        assert plan.wasted == wasted(moment), f"{plan} wastes {wasted(moment)}: {told(state)}"
    worth = {one.means for one in found if not is_superfluous(one, found)}
    assert {(moment.gives, moment.pays) for moment in carried} == worth, told(state)
    assert len(carried) == len(worth), f"a plan is there twice: {told(state)}"
    assert in_order(proposed) == sorted(in_order(proposed)), f"out of order: {told(state)}"
    if found:
        assert in_order(proposed)[0][:3] == min(one.merit for one in found), f"{proposed[0]}: {told(state)}"


# Corners


def test_there_are_no_plans_outside_a_turn() -> None:
    state = k2.new_game("early")
    for goal in (BeThere(0, 1), Camp(0), Raise(0), Settle()):
        assert plans(state, goal) == ()


def test_there_are_no_plans_for_where_nobody_can_be() -> None:
    for state in positions()[::10]:
        for climber in BOTH:
            here = own_climbers(state)[climber].space
            assert plans(state, BeThere(climber, 99)) == ()
            assert plans(state, Camp(climber, 99)) == ()
            if here is not None:
                assert plans(state, BeThere(climber, here)) == (), "the climber is there already"


def test_a_plan_uses_no_more_points_than_there_are() -> None:
    for state in positions()[::5]:
        for climber in BOTH:
            for target in k2.reach(state, climber):
                for plan in plans(state, BeThere(climber, target.space)):
                    left = points_held(carried_out(state, plan).state)
                    assert 0 <= plan.wasted <= left
                    assert plan.cost >= target.cost, "a plan is cheaper than what is said to be in reach"

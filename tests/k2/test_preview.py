"""What a player is told before it counts, compared with everything that could be done in the turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from k2core import k2
from k2core.k2 import Step
from tests.k2.turns import (
    BOTH,
    Moment,
    has_down_points,
    is_crowded,
    is_passing,
    own_climbers,
    points_held,
    positions,
    stands,
    told,
    turn_of,
)


def test_the_positions_looked_at_are_of_every_kind() -> None:
    found = positions()
    kinds = {
        "a full space is being passed": sum(is_passing(state) for state in found),
        "a full space lies ahead": sum(is_crowded(state) for state in found),
        "risk is unpaid": sum(state.turn is not None and state.turn.unpaid > 0 for state in found),
        "the weather slows": sum(state.setup.weather[state.day - 1].surcharge > 0 for state in found),
        "one climber is dead": sum(any(c.space is None for c in own_climbers(state)) for state in found),
        "a tent stands": sum(any(c.tent is not None for c in own_climbers(state)) for state in found),
        "above 8000": sum(any((c.space or 0) > 25 for c in own_climbers(state)) for state in found),
        "points for going down": sum(has_down_points(state) for state in found),
    }
    assert min(kinds.values()) >= 5, f"too few positions of a kind: {kinds}"


# Costs of steps


def test_a_step_costs_what_it_was_said_to_cost() -> None:
    for state in positions():
        costs = k2.step_costs(state)
        assert set(costs) == {action for action in state.legal_actions() if isinstance(action, Step)}
        for step, cost in costs.items():
            paid = points_held(state) - points_held(state.apply(step))
            assert paid == cost, f"{step} was to cost {cost} and took {paid}: {told(state)}"


# Reach


@pytest.mark.parametrize("climber", BOTH, ids="AB")
def test_in_reach_is_exactly_where_the_climber_can_stand(climber: int) -> None:
    for number, state in enumerate(positions()):
        if not is_passing(state):
            check_reach(number, climber)


@pytest.mark.parametrize("climber", BOTH, ids="AB")
def test_in_reach_from_a_full_space_is_what_lies_beyond_the_next_halt_too(climber: int) -> None:
    # Cards cannot be given on a full space, but they can where the climber next stands.
    for number, state in enumerate(positions()):
        if is_passing(state):
            check_reach(number, climber)


def check_reach(number: int, climber: int) -> None:
    state = positions()[number]
    here = own_climbers(state)[climber].space
    cheapest: dict[int, int] = {}
    for moment in turn_of(number, climber):
        there = moment.climber(climber).space
        if there is not None and there != here and stands(moment, climber):
            cheapest[there] = min(moment.walked, cheapest.get(there, moment.walked))
    said = {target.space: target.cost for target in k2.reach(state, climber) if not target.full}
    assert set(said) == set(cheapest), f"climber {'AB'[climber]} can stand on {cheapest}; told {said}: {told(state)}"
    owed = state.turn is not None and state.turn.unpaid
    for space, cost in said.items():
        # Only to keep points for the token is a dearer walk proposed.
        assert cost >= cheapest[space] if owed else cost == cheapest[space], f"{space}: {cost}, {told(state)}"
    assert list(said) == sorted(said)


@pytest.mark.parametrize("climber", BOTH, ids="AB")
def test_the_night_foretold_is_the_night_there(climber: int) -> None:
    for number, state in enumerate(positions()):
        nights = {target.space: target.night for target in k2.reach(state, climber)}
        for moment in turn_of(number, climber):
            space = moment.climber(climber).space
            if space in nights and only_walks(moment):
                night = k2.tonight(moment.state, (state.to_act[0], climber))
                assert night == replace(nights[space], risk=0), f"{'AB'[climber]} on {space}: {told(state)}"


def only_walks(moment: Moment) -> bool:
    """Whether nothing was done that changes the night: no level raised or paid, no tent."""
    return not moment.pays and not moment.pitched and not any(give.startswith("give a") for give in moment.gives)


def test_nothing_is_in_reach_outside_a_turn() -> None:
    state = k2.new_game("early")
    assert k2.reach(state, 0) == ()
    assert k2.step_costs(state) == {}

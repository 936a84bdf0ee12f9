"""The ends of a turn: none missed, none too many, each with actions that lead to it (A1-A9)."""

from __future__ import annotations

import pytest

from bench.turn_ends import difference
from k2core import k2
from k2core.bots.k2.ground import NO_TENT, thought_of
from k2core.bots.k2.situation import situation
from k2core.bots.k2.turn_ends import actions_to, turn_ends
from k2core.bots.k2.walks import NOTHING_FULL, good_ends, walk_ends
from tests.k2.turns import is_crowded, is_passing, positions
from tests.k2.whole_turns import high_turns

SAMPLE = (*high_turns(25), *positions()[3::9], *list(filter(is_passing, positions()))[:4])


@pytest.mark.parametrize("number", range(len(SAMPLE)))
def test_the_ends_are_those_of_all_orders_of_actions(number: int) -> None:
    missed, too_many = difference(SAMPLE[number])
    assert not missed
    assert not too_many


def test_the_sample_has_full_spaces_several_players_and_interrupted_walks() -> None:
    assert sum(map(is_crowded, SAMPLE)) >= 10
    assert sum(map(is_passing, SAMPLE)) >= 2
    assert {state.config.players for state in SAMPLE} == {1, 2, 3, 4, 5}


def test_every_end_has_actions_that_lead_to_it() -> None:
    for state in SAMPLE[::4]:
        seat = state.queue[0]
        for number, (end, recipe) in enumerate(turn_ends(situation(state.observation(seat))).items()):
            if number % 37:
                continue
            after = state
            *actions, last = actions_to(recipe)
            for action in actions:
                after = after.apply(action)
            assert tuple(map(thought_of, after.players[seat].climbers)) == end
            assert isinstance(last, k2.End)
            after.apply(last)


@pytest.mark.parametrize("purse", [(0, 0), (2, 0), (3, 2), (5, 3), (7, 0)])
def test_good_ends_leave_out_only_what_is_worse(purse: tuple[int, int]) -> None:
    pitched = False
    for space in range(28):
        place = ("easy", 3, space, *purse, True, NOTHING_FULL)
        good = good_ends(*place)
        assert set(good) <= set(walk_ends(*place))
        for (here, tent, entered), left in walk_ends(*place):
            assert any(
                (here, tent) == (other, camp) and best >= entered and more >= left for (other, camp, best), more in good
            )
        pitched = pitched or any(tent != NO_TENT for (_here, tent, _entered), _left in good)
    assert pitched == (purse[0] >= 1)

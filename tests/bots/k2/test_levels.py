"""Bots of K2 play every phase by the rules, see nothing hidden, and choose the same every time."""

from __future__ import annotations

import pytest

from k2core import k2
from k2core.bots.interface import Budget, Level, bots_of
from k2core.bots.k2.mind import Mind, planner
from k2core.bots.k2.value import table
from k2core.core.rng import stream
from k2core.k2.actions import END
from tests.k2.whole_turns import high_turns

from .positions import decisions, play_all

BOTS = bots_of("k2")
FEW = 12
STATES = decisions(7)
SHORT = STATES[::4]


def decide(state: k2.State, level: Level, seed: str = "seed", budget: Budget | None = None) -> tuple[k2.Action, ...]:
    seen = state.observation(state.to_act[0])
    return BOTS.decide(seen, level, seed, budget or Budget(FEW))


def test_the_positions_are_of_every_phase() -> None:
    assert {state.phase for state in STATES} == set(k2.Phase) - {k2.Phase.OVER}


@pytest.mark.parametrize("level", [Level.HIKER, Level.ALPINIST])
def test_a_bot_plays_on_from_any_moment(level: Level) -> None:
    for state in STATES:
        after = play_all(state, decide(state, level))
        if state.phase is k2.Phase.TURN:
            assert (after.day, after.queue) != (state.day, state.queue), "the turn goes on"


def test_the_strongest_bot_plays_on_from_any_moment() -> None:
    for state in SHORT:
        play_all(state, decide(state, Level.HIMALAYAN))


def test_the_simplest_choice_is_legal_at_any_moment() -> None:
    for state in STATES:
        play_all(state, BOTS.fall_back(state.observation(state.to_act[0])))


def test_the_simplest_choice_saves_climbers_who_would_die_if_they_rested() -> None:
    saved = 0
    for state in high_turns(30):
        if END in state.legal_actions():
            seat = state.to_act[0]
            turn = BOTS.fall_back(state.observation(seat))
            assert turn[-1] == END
            more = living_tonight(play_all(state, turn[:-1]), seat) - living_tonight(state, seat)
            assert more >= 0
            saved += more
    assert saved > 5


def living_tonight(state: k2.State, seat: int) -> int:
    """How many climbers of a seat live through the coming night."""
    nights = [k2.tonight(state, (seat, climber)) for climber in (0, 1)]
    return sum(night is not None and not night.dies for night in nights)


@pytest.mark.parametrize("level", Level)
def test_a_bot_does_not_see_what_is_hidden(level: Level) -> None:
    """U2, S1: deals that differ only in what the player cannot see lead to the same choice."""
    for number, state in enumerate(SHORT):
        seat = state.to_act[0]
        other = k2.imagine(state.observation(seat), stream("other-deal", number))
        assert other.setup.deal != state.setup.deal
        assert other.to_act == state.to_act
        assert decide(other, level) == decide(state, level)


def test_a_bot_does_not_see_picks_that_are_made_already() -> None:
    """S1: who picks last knows no more than who picks first."""
    start = k2.new_game("simultaneous", 2)
    first, second = start.to_act
    choices = set()
    for pick in start.legal_actions():
        seen = start.apply(pick).observation(second)
        choices.add(BOTS.decide(seen, Level.HIMALAYAN, "seed", Budget(FEW)))
    assert first != second
    assert len(choices) == 1


@pytest.mark.parametrize("level", Level)
def test_a_bot_chooses_the_same_whatever_it_has_thought_of_before(level: Level) -> None:
    warm = [decide(state, level) for state in SHORT]
    planner.cache_clear()
    table.cache_clear()
    assert [decide(state, level) for state in reversed(SHORT)] == warm[::-1]


def test_the_seed_of_a_weak_bot_makes_a_difference() -> None:
    start = k2.new_game("any")
    assert len({decide(start, Level.HIKER, f"seed-{number}") for number in range(20)}) > 1


def test_a_bot_that_must_stop_at_once_still_answers() -> None:
    for state in SHORT:
        play_all(state, decide(state, Level.HIMALAYAN, budget=Budget(1000, lambda: True)))


def test_a_bot_stops_when_it_is_told_to() -> None:
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 5

    decide(k2.new_game("any"), Level.HIMALAYAN, budget=Budget(1000, stop))
    assert len(asked) == 5


def test_a_bot_without_time_looks_at_one_outlook_only() -> None:
    mind = Mind(k2.new_game("any").observation(0))
    assert len(mind.planners) > 1
    mind.prepare(lambda: True)
    assert len(mind.planners) == 1


def test_stronger_levels_think_more() -> None:
    assert BOTS.iterations(Level.HIKER) <= BOTS.iterations(Level.ALPINIST) < BOTS.iterations(Level.HIMALAYAN)


def alone(level: Level, number: int) -> k2.State:
    """The end of a game alone."""
    state = k2.new_game(f"strength-{number}", 1, ("easy", "hard")[number % 2], ("summer", "winter")[number % 4 // 2])
    while state.to_act:
        state = play_all(state, decide(state, level))
    return state


@pytest.mark.parametrize(("level", "least"), [(Level.HIKER, 7), (Level.ALPINIST, 12)])
def test_a_level_climbs_as_high_as_it_should(level: Level, least: int) -> None:
    """Means of four games alone; `bench/bots.py` measures more of them."""
    points = [k2.totals(alone(level, number))[0] for number in range(4)]
    assert sum(points) / len(points) >= least


def test_a_weak_bot_keeps_nearly_all_its_climbers() -> None:
    """In these games it lost two when it did not think of the way down after the days that it looks at."""
    ends = [alone(Level.HIKER, number) for number in range(4, 8)]
    assert sum(climber.space is None for end in ends for climber in end.players[0].climbers) <= 1

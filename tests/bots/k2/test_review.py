"""The review of a game: every choice weighed from its player's own knowledge."""

from __future__ import annotations

from functools import cache

import pytest

from k2core import k2
from k2core.bots.interface import Budget, Level, answer
from k2core.bots.k2.lessons import Deed, Lesson
from k2core.bots.k2.mind import Mind
from k2core.bots.k2.review import TENTHS, Choice, Review
from k2core.bots.k2.roots import turns
from k2core.bots.reviewing import Praise
from k2core.bots.series import play
from k2core.core.errors import Refused
from k2core.core.rng import stream
from k2core.k2.sampling import imagine

Game = tuple[tuple[k2.State, ...], tuple[k2.Action, ...]]

LITTLE = Budget(1)


def played(config: k2.Config, actions: tuple[k2.Action, ...]) -> Game:
    states = [k2.start(config)]
    for action in actions:
        states.append(states[-1].apply(action))
    return tuple(states), actions


@cache
def game(players: int) -> Game:
    config = k2.Config(players, family=players > 1, seed="review")
    return played(config, play(k2.GAME, config, ("hiker", "alpinist")[:players]).actions)


@cache
def reckless() -> Game:
    """Somebody climbs as high as possible from day 7 on and stays up there until a climber is dead."""
    config = k2.Config(1, seed="x")
    state, actions = k2.start(config), list[k2.Action]()
    while state.to_act:
        seen = state.observation(0)
        if state.phase is not k2.Phase.TURN or state.day < 7:
            chosen = answer("k2", seen, Level.ALPINIST, "x", Budget(10)).actions
        elif max(climber.space or 0 for climber in state.players[0].climbers) >= 24:
            chosen = (k2.parse_action("end"),)
        else:
            ends = turns(Mind(seen))
            chosen = max(ends, key=lambda end: (max(one[0] for one in end.morning or ()), end.value)).actions()
        for action in chosen:
            state = state.apply(action)
            actions.append(action)
    return played(config, tuple(actions))


def review(of: Game, seat: int = 0, count: int | None = None, budget: Budget = LITTLE) -> Review:
    """A review as a whole, or only so many of its choices."""
    found = Review(*of, seat)
    left = found.progress[1] if count is None else count
    for _ in range(left):
        found.step(budget)
    return found


@cache
def reckless_review() -> Review:
    return review(reckless(), budget=Budget(40))


def test_a_review_goes_on_step_by_step_to_its_end() -> None:
    found = Review(*game(1))
    done, of = found.progress
    assert (done, of > 20) == (0, True)
    assert found.curve() == []
    while found.step(LITTLE):
        done += 1
        assert found.progress == (done, of)
    assert found.progress == (of, of)
    assert not found.step(LITTLE), "nothing is left to weigh"
    assert found.curve()[-1] == (19, k2.totals(game(1)[0][-1])[0] * TENTHS)
    assert [day for day, _expected in found.curve()] == list(range(1, 20))
    for choice in found.found:
        assert choice.lost >= 0
        assert (choice.lesson is None) == (choice.lost == 0) == (not choice.better)


def test_it_goes_on_from_what_was_found_before() -> None:
    begun = review(game(1), count=3)
    further = Review(*game(1), found=begun.found)
    further.step(LITTLE)
    assert further.to_dict() == review(game(1), count=4).to_dict()


def test_what_was_found_in_another_game_is_refused() -> None:
    begun = review(game(1), count=3)
    with pytest.raises(Refused):
        Review(*reckless(), found=begun.found[1:])


def test_what_was_better_can_be_played_from_there() -> None:
    better = [choice for choice in reckless_review().found if choice.better]
    assert better
    for choice in better:
        state = reckless()[0][choice.moment]
        assert (state.day, str(state.phase)) == (choice.day, choice.phase)
        for action in choice.better:
            state = state.apply(k2.parse_action(action))
        assert state.phase is not k2.Phase.TURN or choice.phase == "select"


def test_staying_on_8000_metres_until_a_climber_dies_is_found() -> None:
    """The nights up there take a level each (N1), and alone the game ends with a life (F3)."""
    found = reckless_review()
    *_before, last = found.turning_points()
    assert (last.lesson, last.climber, last.day) == (Lesson.SAVE_LIFE, "A", 14)
    assert last.lost > 5 * TENTHS
    assert [one.deed for one in last.did] == [Deed.DIE, Deed.REST_IN_TENT]
    assert Deed.DIE not in [one.deed for one in last.should]
    warnings = [choice.lesson for choice in found.found if 12 <= choice.day < 14 and choice.phase == "turn"]
    assert Lesson.GO_DOWN in warnings, "it could be seen before"
    assert found.praise is Praise.MIXED


def test_the_choices_of_the_strongest_bot_are_no_mistakes() -> None:
    config = k2.Config(1, seed="a")
    actions = play(k2.GAME, config, ("himalayan",)).actions
    found = review(played(config, actions), count=8, budget=Budget(60))
    assert found.turning_points() == []
    assert found.praise is Praise.EXCELLENT


def test_turning_points_are_the_choices_that_cost_most() -> None:
    found = reckless_review()
    points = found.turning_points()
    assert 0 < len(points) <= 5
    assert all(choice.lost >= Review.TURNING_POINT for choice in points)
    assert [choice.moment for choice in points] == sorted(choice.moment for choice in points)
    left_out = [choice.lost for choice in found.found if choice not in points]
    assert max(left_out) <= min(choice.lost for choice in points)


def test_each_player_of_several_has_a_review_of_its_own() -> None:
    for seat in range(2):
        found = review(game(2), seat, count=4)
        for choice in found.found:
            assert game(2)[0][choice.moment].to_act[0] == seat
        assert found.to_dict()["seat"] == seat


def test_a_review_knows_only_what_its_player_knew() -> None:
    """The same choices are weighed in the same way if the cards of the others were different (C5)."""
    states, actions = game(2)
    moment = next(at for at, state in enumerate(states) if state.day == 3 and state.to_act == (1, 0))
    other = imagine(states[moment].observation(1), stream("other"))
    assert other.players[0] != states[moment].players[0]
    found = [
        Review((*states[:moment], start, *states[moment + 1 :]), actions, 1, review(game(2), 1, 4).found)
        for start in (states[moment], other)
    ]
    for one in found:
        one.step(LITTLE)
    assert found[0].found[-1].moment == moment
    assert found[0].found == found[1].found


def test_a_choice_that_was_not_completed_is_left_out() -> None:
    states, actions = game(1)
    turn = next(moment for moment, state in enumerate(states) if state.phase is k2.Phase.TURN)
    assert Review(states[: turn + 1], actions[:turn]).progress == (0, 1)


def test_resting_in_camp_on_the_first_day_costs_points() -> None:
    states, actions = [k2.new_game("rest")], list[k2.Action]()
    for word in ("select m", "take", "end"):
        actions.append(next(action for action in states[-1].legal_actions() if str(action).startswith(word)))
        states.append(states[-1].apply(actions[-1]))
    last: Choice = review((tuple(states), tuple(actions))).found[-1]
    assert last.lesson in (Lesson.GO_ON, Lesson.MORE_LEVEL)
    assert last.lost > 0
    assert [one.deed for one in last.did] == [Deed.STAY, Deed.STAY]

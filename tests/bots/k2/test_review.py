"""The review of a game: every choice weighed from its player's own knowledge."""

from __future__ import annotations

from functools import cache

from k2core import k2
from k2core.bots.interface import Budget
from k2core.bots.k2.review import TURNING_POINT, Lesson, Review
from k2core.bots.series import play

Game = tuple[tuple[k2.State, ...], tuple[k2.Action, ...]]


@cache
def game(players: int) -> Game:
    config = k2.Config(players, family=players > 1, seed="review")
    actions = play(k2.GAME, config, ("hiker", "alpinist")[:players]).actions
    states = [k2.start(config)]
    for action in actions:
        states.append(states[-1].apply(action))
    return tuple(states), actions


def steps(played: Game, count: int) -> Review:
    review = Review(*played)
    for _ in range(count):
        review.step(Budget(6))
    return review


def test_a_review_goes_on_step_by_step_to_its_end() -> None:
    review = Review(*game(1))
    done, of = review.progress
    assert (done, of > 20) == (0, True)
    while review.step(Budget(6)):
        done += 1
        assert review.progress == (done, of)
    assert review.progress == (of, of)
    assert not review.step(Budget(6)), "nothing is left to weigh"
    assert review.curve(0)[-1] == k2.totals(game(1)[0][-1])[0]
    assert len(review.curve(0)) == of + 1
    for choice in review.found:
        assert choice.lost >= 0
        assert (choice.lesson is None) == (choice.lost == 0) == (not choice.better)


def test_what_was_better_can_be_played_from_there() -> None:
    review = steps(game(1), 12)
    better = [choice for choice in review.found if choice.better]
    assert better
    for choice in better:
        state = game(1)[0][choice.moment]
        assert (state.day, str(state.phase)) == (choice.day, choice.phase)
        for action in choice.better:
            state = state.apply(action)
        assert choice.lesson in set(Lesson)


def test_turning_points_are_the_choices_that_cost_most() -> None:
    review = steps(game(1), 12)
    points = review.turning_points()
    assert all(choice.lost >= TURNING_POINT for choice in points)
    assert [choice.moment for choice in points] == sorted(choice.moment for choice in points)


def test_every_player_has_a_curve_in_a_game_of_several() -> None:
    review = steps(game(2), 8)
    assert {choice.player for choice in review.found} == {0, 1}
    form = review.to_dict()
    assert form["done"] == 8
    assert [len(curve) for curve in form["curves"]] == [5, 5]


def test_a_choice_that_was_not_completed_is_left_out() -> None:
    states, actions = game(1)
    turn = next(moment for moment, state in enumerate(states) if state.phase is k2.Phase.TURN)
    assert Review(states[: turn + 1], actions[:turn]).progress == (0, 1)


def test_resting_in_camp_on_the_first_day_costs_points() -> None:
    states, actions = [k2.new_game("rest")], list[k2.Action]()
    for word in ("select m", "take", "end"):
        actions.append(next(action for action in states[-1].legal_actions() if str(action).startswith(word)))
        states.append(states[-1].apply(actions[-1]))
    review = Review(states, actions)
    while review.step(Budget(6)):
        pass
    assert review.found[-1].lesson is Lesson.GO_ON
    assert review.found[-1].lost > 0

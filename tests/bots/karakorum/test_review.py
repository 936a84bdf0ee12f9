"""The review of a game of Karakorum: every choice weighed from its player's own knowledge."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from k2core.bots.interface import Budget, Level
from k2core.bots.karakorum import decide
from k2core.bots.karakorum.chances import chances, shares
from k2core.bots.karakorum.lessons import Better, MoveKind
from k2core.bots.karakorum.options import options, played
from k2core.bots.karakorum.review import WHOLE, Review
from k2core.core.errors import Refused
from k2core.core.rng import stream
from k2core.karakorum import Config, State, parse_action, start
from k2core.karakorum.sampling import imagine
from k2core.page.bots.found_choices import READERS
from tests.bots.karakorum.games import states as bot_states

if TYPE_CHECKING:
    from k2core.karakorum import Action

Game = tuple[tuple[State, ...], tuple["Action", ...]]

LITTLE = Budget(1)


def finished(state: State, actions: tuple[Action, ...]) -> Game:
    """The game of these actions, and on to its end by a quick bot."""
    states = [state]
    todo = list(actions)
    done: list[Action] = []
    while states[-1].to_act:
        at = states[-1]
        if not todo:
            todo = list(decide(at.observation(at.to_act[0]), Level.HIKER, str(len(done)), LITTLE))
        states.append(at.apply(todo[0]))
        done.append(todo.pop(0))
    return tuple(states), tuple(done)


@cache
def game(players: int = 2) -> Game:
    return finished(start(Config(players, "review")), ())


@cache
def blunder() -> tuple[Game, int]:
    """With nine cards in the deck somebody could take two red cards that win, and takes one that brings nothing."""
    path = list(bot_states("end", [Level.HIKER] * 2, 1))
    at = next(state for state in path if state.deck == 9 and len(state.legal_actions()) > 1 and state.phase == "take")
    assert {"take R8.1", "take R3.1 R6.2"} <= set(map(str, at.legal_actions()))
    return finished(at, (parse_action("take R8.1"),)), at.to_act[0]


@cache
def blunder_review() -> Review:
    of, seat = blunder()
    found = Review(*of, seat)
    found.step(Budget(60))
    return found


@cache
def last_rounds() -> Game:
    states, actions = game()
    begin = next(place for place, state in enumerate(states) if state.deck < 12 and state.phase == "reveal")
    return states[begin:], actions[begin:]


def test_a_review_goes_on_by_small_pieces_to_its_end() -> None:
    states, actions = last_rounds()
    found = Review(states, actions)
    assert (found.progress[0], found.progress[1] > 4, found.curve()) == (0, True, [])
    pieces = 1
    while found.work(LITTLE):
        pieces += 1
    assert found.is_done
    assert pieces > found.progress[1], "a choice takes several pieces"
    assert not found.work(LITTLE), "nothing is left to weigh"
    days = [day for day, _chance in found.curve()]
    assert days == list(range(1, len(days) + 1))
    last = round(chances(states[-1])[0] * WHOLE)
    assert found.curve()[-1][1] == last
    assert last in (0, WHOLE)
    for choice in found.found:
        assert (choice.lesson is None) == (choice.lost == 0) == (not choice.better) == (choice.should is None)
        assert choice.did is not None
        assert states[choice.moment].to_act == (0,)
        assert 0 <= choice.lost <= WHOLE


def test_it_goes_on_from_what_was_found_before() -> None:
    begun, further, whole = Review(*game()), None, Review(*game())
    for _ in range(3):
        begun.step(LITTLE)
    further = Review(*game(), found=begun.found)
    further.step(LITTLE)
    for _ in range(4):
        whole.step(LITTLE)
    assert further.to_dict() == whole.to_dict()
    with pytest.raises(Refused):
        Review(*game(), found=begun.found[1:])


def test_every_seat_has_its_own_review() -> None:
    moments = [Review(*game(3), seat)._moments for seat in range(3)]
    assert all(moments)
    assert len(set().union(*moments)) == sum(map(len, moments)), "no choice belongs to two"


def test_a_take_that_throws_the_game_away_is_found() -> None:
    (choice,) = blunder_review().found
    assert choice.lost > WHOLE // 4
    assert choice.lesson is not None
    assert choice.lesson.code is Better.TAKE
    assert blunder_review().turning_points() == [choice]
    assert choice.did is not None
    assert [(move.kind, move.cards) for move in choice.did.moves] == [(MoveKind.TAKE, ("R8.1",))]
    assert choice.should is not None
    assert choice.should.cards == choice.lesson.cards


def test_what_was_found_is_read_again_from_its_own_form() -> None:
    (choice,) = blunder_review().found
    assert READERS["karakorum"](choice.to_dict(), "found") == choice


def test_what_was_better_can_be_played_from_there_and_is_better() -> None:
    """The quick bots play both lines to the end on decks that the review has not seen."""
    (states, actions), seat = blunder()
    (choice,) = blunder_review().found
    won = {"made": 0.0, "better": 0.0}
    for number in range(6):
        deal = imagine(states[0].observation(seat), stream("other decks", number))
        for name, line in (("made", actions[:1]), ("better", tuple(map(parse_action, choice.better)))):
            won[name] += chances(finished(deal, line)[0][-1])[seat]
    assert won["better"] > won["made"] + 1


def test_a_review_knows_only_what_its_player_knew() -> None:
    """Two decks that differ only in what is still face down give the same verdict on the choice before."""
    (states, actions), seat = blunder()
    other = imagine(states[0].observation(seat), stream("another deck"))
    assert other.setup.deal.cards != states[0].setup.deal.cards
    there = Review(*finished(other, actions[:1]), seat)
    there.step(Budget(60))
    assert there.found == blunder_review().found


def test_the_same_game_gives_the_same_review() -> None:
    of, seat = blunder()
    again = Review(*of, seat)
    again.step(Budget(60))
    assert again.to_dict() == blunder_review().to_dict()


def test_the_choices_of_the_strongest_bot_are_no_mistakes() -> None:
    """What it takes and scores in the middle of a game; nothing it does is told as a loss."""
    at = list(bot_states("middle", [Level.HIKER] * 2, 1))[60]
    line: list[Action] = []
    state = at
    for number in range(8):
        chosen = decide(state.observation(state.to_act[0]), Level.HIMALAYAN, str(number), Budget(60))
        line += chosen
        state = played(state, chosen)
    of = finished(at, tuple(line))
    for seat in range(2):
        found = Review(*of, seat)
        while found.progress[0] < found.progress[1] and found._moments[found.progress[0]] < len(line):
            found.step(Budget(30))
        assert found.progress[0] > 0
        assert found.turning_points() == []


def test_chances_are_shares_of_one() -> None:
    for state in (game(3)[0][0], game(3)[0][90], game(3)[0][-1]):
        assert sum(chances(state)) == pytest.approx(1)
    even = chances(game(3)[0][0])
    assert max(even) == pytest.approx(min(even)), "nobody is ahead at first"
    assert shares([20, 10], 0)[0] > shares([20, 10], 100)[0] > 0.5, "a lead is worth more when little is left"
    assert shares([100, 0], 0) == pytest.approx((1, 0))


def test_the_order_of_the_deck_does_not_change_the_options() -> None:
    state = game()[0][20]
    seat = state.to_act[0]
    other = imagine(state.observation(seat), stream("another deck"))
    assert options(state, seat, "s") == options(other, seat, "s")

"""Phase 1: everyone picks three cards (K2-S1)."""

from __future__ import annotations

from itertools import combinations

import pytest

from .scene import ANNA, BOTH_DEAD, BRIAN, HOME, WILLIAM, Table, cards, choices, dead, on, play, refuses


def test_any_three_of_the_hand_may_be_picked() -> None:
    """K2-S1: six different cards make twenty picks."""
    state = Table().morning("m1 m2 r12 a0 a1 a2")
    hand = ("m1", "m2", "r12", "a0", "a1", "a2")
    assert choices(state) == {" ".join(("select", *pick)) for pick in combinations(hand, 3)}


def test_picked_cards_leave_the_hand() -> None:
    """K2-S1: three are picked, three stay."""
    state = play(Table().morning("m1 m1 m2 r12 a0 a1"), "select m1 r12 a0")
    assert state.players[ANNA].picks == cards("m1 r12 a0")
    assert state.players[ANNA].hand == cards("m1 m2 a1")


def test_cards_that_are_not_in_the_hand_cannot_be_picked() -> None:
    """K2-S1: the pick is of the hand, each card once."""
    state = Table().morning("m1 m1 m2 r12 a0 a1")
    refuses(state, "select m1 m1 m1", "not_in_hand (cards=['m1'])")
    refuses(state, "select m3 m3 a1", "not_in_hand (cards=['m3', 'm3'])")


def test_picks_are_secret_until_all_have_picked() -> None:
    """K2-S1: Brian sees that Anna has picked, not what; then all picks are revealed together."""
    state = play(Table().morning("m1 m1 m1", "m2 m2 m2"), "select m1 m1 m1")
    seen = state.observation(BRIAN).players[ANNA]
    assert seen.has_picked
    assert seen.picks is None, "Brian must not see Anna's pick before he has picked"
    assert seen.hand is None, "Brian must not see Anna's hand"
    assert state.observation(ANNA).players[ANNA].picks == cards("m1 m1 m1")
    revealed = play(state, "select m2 m2 m2").observation(BRIAN).players[ANNA]
    assert revealed.picks == cards("m1 m1 m1")
    assert revealed.hand is None, "the hand stays hidden"


def test_everyone_may_pick_at_the_same_time() -> None:
    """K2-S1: all who have not picked yet have a choice to make."""
    state = Table(players=3).morning()
    assert state.to_act == (ANNA, BRIAN, WILLIAM)
    assert play(state, "select a0 a1 a1").to_act == (BRIAN, WILLIAM)


def test_who_has_no_living_climber_picks_nothing() -> None:
    """K2-S1: Brian is out; William, with one climber left, still picks."""
    state = Table(players=3, brian=BOTH_DEAD, william=(dead(), HOME)).morning()
    assert state.to_act == (ANNA, WILLIAM)


@pytest.mark.parametrize("day", [6, 12, 18])
def test_the_last_three_cards_of_a_deck_are_a_forced_pick(day: int) -> None:
    """K2-S1: on days 6, 12 and 18 the hand is three cards."""
    state = Table(day=day, anna=(on(1), HOME)).morning("m1 m2 m3")
    assert choices(state) == {"select m1 m2 m3"}


@pytest.mark.parametrize("day", [day for day in range(1, 19) if day % 6])
def test_on_all_other_days_there_is_a_choice(day: int) -> None:
    """K2-S1: the hand is six cards on every other day."""
    assert len(choices(Table(day=day).morning("m1 m2 m3"))) > 1

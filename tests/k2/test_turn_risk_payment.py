"""Paying for a risk token (K2-A9)."""

from __future__ import annotations

import pytest

from .scene import BRIAN, HOME, Table, allows, choices, climber, dead, on, play, purse, refuses, sleep, unpaid


def payments(actions: set[str]) -> set[str]:
    return {action for action in actions if action.startswith("pay")}


def test_a_token_is_paid_with_unused_movement_points() -> None:
    """K2-A9: one of the two points is lost, the other still walks."""
    state = play(Table().turn("m2 a0 a1", token=1), "give m2 A", "pay A move")
    assert (purse(state, "A"), unpaid(state)) == ((1, 0), 0)
    state = play(state, "step A 1", "end")
    assert climber(state, "Anna A").space == 1


def test_used_points_cannot_pay() -> None:
    """K2-A9: both points were walked off, so only the level is left to pay with."""
    state = play(Table().turn("m2 a0 a1", token=1), "give m2 A", "step A 1", "step A 6")
    refuses(state, "pay A move", "no_points_left (climber=A)")
    allows(state, "pay A level")


def test_down_only_points_go_first() -> None:
    """K2-A9: of 1 point and 2 down points the token of 2 takes the down points."""
    state = play(Table().turn("m1 r12 a0", token=2), "give m1 A", "give r12 A down")
    state = play(state, "pay A move")
    assert purse(state, "A") == (1, 1)
    state = play(state, "pay A move")
    assert purse(state, "A") == (1, 0)


def test_after_the_down_points_the_others_pay() -> None:
    """K2-A9: the second point of the token comes off the movement card."""
    state = play(Table(anna=(on(13), HOME)).turn("m2 r12 a0", token=2), "give m2 A", "give r12 A down")
    state = play(state, "pay A move", "step A 10", "pay A move")
    assert purse(state, "A") == (0, 0), "the step down costs 2: the 1 down point left, and 1 other"


def test_a_rope_at_its_down_value_will_do() -> None:
    """K2-A9: in base camp, where nothing leads down, 3 down points pay a token of 2."""
    state = play(Table().turn("r13 a0 a1", token=2), "give r13 A down", "pay A move", "pay A move", "end")
    assert state.to_act == (BRIAN,)


@pytest.mark.parametrize("card", ["m1 A", "r12 A up", "r12 A down", "a1 A"])
def test_the_level_of_a_climber_who_got_a_card_pays(card: str) -> None:
    """K2-A9: whatever card with points it was."""
    state = Table(anna=(on(1, level=3), HOME)).turn("m1 r12 a1", token=1)
    state = play(state, f"give {card}")
    before = climber(state, "Anna A").level
    state = play(state, "pay A level", "end")
    assert climber(state, "Anna A").level == before - 1


def test_a_point_of_an_acclimatization_card_is_a_point_of_the_level() -> None:
    """K2-A9: a 3 given under a token of 2 leaves 1."""
    state = Table(anna=(on(1, level=3), HOME)).turn("m1 a3 a0", token=2)
    state = play(state, "give a3 A", "pay A level", "pay A level")
    assert climber(state, "Anna A").level == 4


def test_the_level_of_a_climber_without_a_card_cannot_pay() -> None:
    """K2-A9: B got nothing, so B loses nothing."""
    state = play(Table().turn("m1 a0 a1", token=1), "give m1 A")
    assert payments(choices(state)) == {"pay A move", "pay A level"}
    refuses(state, "pay B level", "not_liable (climber=B)")
    refuses(state, "pay B move", "no_points_left (climber=B)")


def test_any_mix_pays_a_token_of_2() -> None:
    """K2-A9: points of A, points of B, the level of A, the level of B, in all pairs."""
    state = play(Table().turn("m2 m2 a1", token=2), "give m2 A", "give m2 B")
    sources = {"pay A move", "pay A level", "pay B move", "pay B level"}
    assert payments(choices(state)) == sources
    for first in sources:
        half = play(state, first)
        refuses(half, "end", "risk_unpaid (unpaid=1)")
        for second in sources:
            assert unpaid(play(half, second)) == 0


def test_points_may_be_paid_from_a_card_that_does_nothing_else() -> None:
    """K2-A9: the 1 is given to B only to be lost, while A walks with the full 3."""
    state = play(Table().turn("m1 m3 a0", token=1), "give m3 A", "give m1 B", "pay B move")
    state = play(state, "step A 1", "step A 6", "step A 7", "end")
    assert climber(state, "Anna A").space == 7
    assert climber(state, "Anna B").level == 3


def test_the_turn_cannot_end_before_the_token_is_paid() -> None:
    """K2-A9: a card was used, so 2, then 1, then nothing is left to pay."""
    state = play(Table().turn("m3 a0 a1", token=2), "give m3 A", "step A 1")
    refuses(state, "end", "risk_unpaid (unpaid=2)")
    state = play(state, "pay A move")
    refuses(state, "end", "risk_unpaid (unpaid=1)")
    allows(play(state, "pay A level"), "end")


def test_no_more_is_paid_than_the_token_says() -> None:
    """K2-A9: once paid there is nothing to pay."""
    state = play(Table().turn("m3 a0 a1", token=1), "give m3 A", "pay A move")
    refuses(state, "pay A move", "nothing_to_pay")


def test_a_token_of_0_costs_nothing() -> None:
    """K2-A9: Anna walks and ends her turn."""
    state = play(Table().turn("m3 a0 a1", token=0), "give m3 A", "step A 1")
    assert payments(choices(state)) == set()
    allows(state, "end")


def test_who_holds_no_token_pays_nothing() -> None:
    """K2-A9: Brian's turn is free of Anna's token."""
    state = play(Table().turn("m3 a0 a1", "m1 a0 a1", token=2), "end", "give m1 A", "step A 1")
    refuses(state, "pay A level", "nothing_to_pay")
    allows(state, "end")


def test_resting_costs_nothing() -> None:
    """K2-A9: with a token of 2 and no card used the turn may end, and the debt does not last."""
    state = Table().turn("m3 m3 m2", token=2)
    assert payments(choices(state)) == set(), "nobody has points or is liable yet"
    morning = sleep(state)
    assert climber(morning, "Anna A").level == 4, "a quiet night in base camp"
    assert morning.players[0].token is None


def test_the_value_0_card_makes_nobody_liable() -> None:
    """K2-A9: it cannot even be given, so a player with it and nothing else used has rested."""
    state = Table(players=1).turn("a0 m1 m1", token=2)
    assert not any("a0" in action for action in choices(state))
    allows(state, "end")


def test_the_level_may_fall_below_1_until_the_night() -> None:
    """K2-A9: level 1 pays 2 and is -1, an acclimatization card makes it 2, and the climber lives."""
    state = Table(anna=(on(13, level=1), HOME)).turn("m1 a3 a0", token=2)
    state = play(state, "give m1 A", "pay A level", "pay A level")
    assert climber(state, "Anna A").level == -1
    assert climber(state, "Anna A").space == 13, "death is only checked at night"
    morning = sleep(play(state, "give a3 A"))
    assert climber(morning, "Anna A").level == 2


def test_a_level_below_1_at_night_is_death() -> None:
    """K2-A9, K2-N1: level 1 pays 1 on 13, where nothing brings it back."""
    state = play(Table(anna=(on(13, level=1), HOME)).turn("m1 a0 a1", token=1), "give m1 A", "pay A level")
    assert climber(sleep(state), "Anna A").space is None


def test_a_dead_climber_pays_nothing() -> None:
    """K2-A9: A is dead, so B pays alone."""
    state = play(Table(anna=(dead(), HOME)).turn("m2 a0 a1", token=1), "give m2 B")
    assert payments(choices(state)) == {"pay B move", "pay B level"}
    refuses(state, "pay A level", "climber_gone (climber=A)")


def test_points_may_be_paid_before_or_after_walking() -> None:
    """K2-A9: both orders lead to the same turn."""
    state = play(Table().turn("m2 a0 a1", token=1), "give m2 A")
    assert play(state, "pay A move", "step A 1") == play(state, "step A 1", "pay A move")

"""Taking from the revealed cards."""

from __future__ import annotations

from k2core.karakorum import Phase

from .scene import ANNA, BRIAN, DANA, WILLIAM, Table, allows, choices, play, refuses, side


def test_the_active_player_takes_one_or_more_of_one_colour() -> None:
    """KK-P2"""
    state = Table(players=3).take("R5.0 R3.1 G4.0 R5.2")
    assert choices(state) == [
        *("take R3.1", "take R3.1 R5.0", "take R3.1 R5.0 R5.2", "take R3.1 R5.2"),
        *("take R5.0", "take R5.0 R5.2", "take R5.2", "take G4.0"),
    ]
    refuses(state, "take R5.0 G4.0", "not_one_colour")
    refuses(state, "pass", "must_take")
    refuses(state, "none", "must_take")
    refuses(state, "take Y1.0", "not_revealed (cards=['Y1.0'])")


def test_two_cards_of_a_kind_are_one_choice() -> None:
    """KK-C1, KK-P2: but both can be taken."""
    state = Table().take("R5.1 R5.1 G1.0")
    assert choices(state) == ["take R5.1", "take R5.1 R5.1", "take G1.0"]
    state = play(state, "take R5.1")
    assert [card.text for card in state.display] == ["R5.1", "G1.0"]
    assert choices(state) == ["take R5.1", "take G1.0", "pass"]


def test_the_others_take_one_card_or_pass_clockwise() -> None:
    """KK-P2"""
    state = Table(players=4, active=WILLIAM).take("R5.0 R6.0 R7.0 G1.0 Y1.0")
    state = play(state, "take R5.0")
    assert state.to_act == (DANA,)
    refuses(state, "take R6.0 R7.0", "only_one_card")
    refuses(state, "none", "may_pass")
    state = play(state, "take R6.0")
    assert state.to_act == (ANNA,)
    state = play(state, "pass")
    assert state.to_act == (BRIAN,)
    state = play(state, "take Y1.0")
    assert state.phase is Phase.ALLOT
    assert state.queue == (WILLIAM, DANA, BRIAN)
    assert [card.text for card in state.discard] == ["R7.0", "G1.0"]


def test_when_no_card_is_left_nobody_is_asked() -> None:
    """KK-P2"""
    state = play(Table(players=4).take("R5.0 R6.0 R7.0"), "take R5.0 R6.0", "take R7.0")
    assert state.phase is Phase.ALLOT
    assert state.queue == (ANNA, BRIAN)


def test_who_can_place_none_of_the_rest_can_only_pass() -> None:
    """KK-P2"""
    brian = side("R8.0 R8.1 R8.2", "G1.0 G2.0 G3.0", "G4.0 G5.0 G6.0")
    state = play(Table(brian=brian).take("Y1.0 R2.0 R3.0"), "take Y1.0")
    assert choices(state) == ["pass"]
    refuses(state, "take R2.0", "cannot_allot (cards=['R2.0'])")


def test_a_round_in_which_nobody_takes_is_over_at_once() -> None:
    """KK-P3, KK-P7"""
    full = side("R2.0 R5.0 R8.0", "R1.0 R6.0 R7.0")
    state = play(Table(anna=full).take("R1.2 R2.2 R3.2"), "none", "pass")
    assert state.phase is Phase.REVEAL
    assert state.active == BRIAN
    assert state.discarded == 3


def test_taken_cards_are_kept_sorted() -> None:
    """KK-P2"""
    state = Table(players=3).take("R5.2 R5.0 R3.1 G1.0")
    allows(state, "take R3.1 R5.0 R5.2")
    taken = play(state, "take R3.1 R5.0 R5.2").players[ANNA].taken
    assert [card.text for card in taken] == ["R3.1", "R5.0", "R5.2"]

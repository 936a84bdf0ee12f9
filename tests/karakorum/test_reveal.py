"""Turning up cards."""

from __future__ import annotations

import pytest

from k2core.karakorum import Phase

from .scene import ANNA, Table, allows, choices, play, refuses, side

FULL = side("R2.0 R5.0 R8.0", "R1.0 R6.0 R7.0", "G3.0 G4.0", "Y8.0")
"""Nothing red below 7 can be placed, and no red one can be removed."""


def test_the_active_player_turns_up_one_card_and_then_decides_after_each() -> None:
    """KK-P1: the first is an action too, though there is no choice."""
    state = Table(players=4).round("R1.0 G1.0 Y1.0 R2.0 G2.0")
    assert choices(state) == ["reveal"]
    refuses(state, "stop", "reveal_first")
    for shown in range(1, 5):
        state = play(state, "reveal")
        assert len(state.display) == shown
        assert choices(state) == ["reveal", "stop"]
    assert play(state, "stop").phase is Phase.TAKE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_limit_revealing_stops_by_itself(players: int) -> None:
    """KK-P1: players and one more."""
    state = play(Table(players=players).round(), *["reveal"] * players)
    assert state.phase is Phase.REVEAL
    state = play(state, "reveal")
    assert state.phase is Phase.TAKE
    assert len(state.display) == players + 1


def test_at_the_end_of_the_deck_revealing_stops_by_itself() -> None:
    """KK-P1"""
    state = play(Table(players=4, last=True).round("R1.0 G1.0"), "reveal")
    assert state.phase is Phase.REVEAL
    state = play(state, "reveal")
    assert state.phase is Phase.TAKE
    assert state.deck == 0


def test_cards_come_in_the_order_of_the_deal() -> None:
    """KK-P1, KK-U1"""
    state = Table(players=3).take("Y3.1 R8.2 G1.0 R2.2")
    assert [card.text for card in state.display] == ["Y3.1", "R8.2", "G1.0", "R2.2"]


def test_who_can_take_nothing_must_turn_up_more() -> None:
    """KK-P3"""
    state = play(Table(anna=FULL).round("R1.2 R6.2 R8.2"), "reveal")
    assert choices(state) == ["reveal"]
    refuses(state, "stop", "nothing_to_take")
    state = play(state, "reveal")
    assert choices(state) == ["reveal"]
    state = play(state, "reveal")
    assert choices(state) == ["take R1.2 R6.2 R8.2", "take R1.2 R8.2", "take R6.2 R8.2", "take R8.2"]


def test_one_card_that_can_be_taken_allows_to_stop() -> None:
    """KK-P3"""
    state = play(Table(anna=FULL).round("R1.2 Y1.0"), "reveal", "reveal")
    allows(state, "stop")


def test_who_can_still_take_nothing_at_the_limit_takes_none() -> None:
    """KK-P3: and has no part in the rest of the round, while the others take as usual."""
    state = Table(anna=FULL).take("R1.2 R2.2 R3.2")
    assert choices(state) == ["none"]
    refuses(state, "pass", "takes_none")
    refuses(state, "take R1.2", "cannot_allot (cards=['R1.2'])")
    state = play(state, "none")
    assert choices(state) == ["take R1.2", "take R2.2", "take R3.2", "pass"]
    state = play(state, "take R2.2")
    assert state.phase is Phase.ALLOT
    assert state.queue == (1,)
    assert [card.text for card in state.discard] == ["R1.2", "R3.2"]


def test_who_is_blocked_at_the_end_of_the_deck_takes_none() -> None:
    """KK-P3"""
    state = Table(anna=FULL, players=3, last=True).take("R1.2")
    assert choices(state) == ["none"]


def test_any_blocked_player_is_one_not_only_with_four_expeditions() -> None:
    """KK-P3: three expeditions block as well."""
    three = side("R2.0 R5.0 R8.0", "R1.0 R6.0 R7.0", "G3.0 G4.0")
    assert choices(Table(anna=three).take("R1.2 R2.2 R3.2")) == ["none"]


def test_who_could_take_only_by_removing_may_stop_or_go_on_but_must_take_at_the_limit() -> None:
    """KK-P3"""
    table = Table(anna=side("R5.0", "R6.0", "G1.0 G2.0 G3.0", "Y1.0 Y2.0 Y3.0"))
    assert choices(play(table.round("R1.0 R2.0 R3.0"), "reveal")) == ["reveal", "stop"]
    state = table.take("R1.0 R2.0 R3.0")
    refuses(state, "none", "must_take")
    assert all(action.startswith("take") for action in choices(state))
    state = play(state, "take R1.0")
    state = play(state, "pass")
    assert choices(state) == ["remove 1", "remove 2"], "a card that was taken must be placed"
    assert state.queue == (ANNA,)

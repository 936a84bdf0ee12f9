"""The action for an absent player."""

from __future__ import annotations

from k2core.karakorum import new_game
from k2core.karakorum.absent import absent_action

from .choosers import at_table, resting, trekker
from .scene import Table, play, side


def test_one_who_has_left_passes_and_stops_and_ends_as_soon_as_may_be() -> None:
    """KK-P1, KK-P2, KK-P4"""
    assert str(absent_action(play(Table().round("R1.0"), "reveal"))) == "stop"
    assert str(absent_action(play(Table().take("R1.0 R2.0"), "take R1.0"))) == "pass"
    assert str(absent_action(Table().take("R1.0 R2.0 G3.0"))) == "take R1.0"
    ready = play(Table(anna=side("R1.0 R2.0")).allot("R3.0"), "place R3.0 1")
    assert str(absent_action(ready)) == "done"


def test_one_who_has_left_removes_only_if_nothing_else_can_be_done() -> None:
    """KK-P6"""
    full = side("R5.0", "R6.0", "G1.0 G2.0 G3.0")
    state = Table(anna=full).take("R1.0 G5.0")
    assert str(absent_action(state)) == "take G5.0"
    assert str(absent_action(Table(anna=full).allot("R1.0"))) == "remove 1"


def test_a_game_goes_on_to_its_end_when_some_or_all_have_left() -> None:
    for players in (2, 3, 4):
        for number in range(4):
            state = new_game(f"left-{number}", players)
            seats = [resting] * players if number == 0 else [resting, *(trekker(k) for k in range(players - 1))]
            choose = at_table(*seats)
            while state.outcome is None:
                action = choose(state)
                assert action in state.legal_actions()
                state = state.apply(action)

"""The examples of the rules, one test each."""

from __future__ import annotations

from k2core.karakorum import Player, comparison
from k2core.karakorum.ending import last_scoring

from .scene import ANNA, Table, choices, pawns, piles, play, refuses, side


def test_x1_four_players_take_from_five_cards() -> None:
    """KK-X1, KK-P2"""
    state = Table(players=4).take("R4.0 R5.0 R7.0 G4.0 G5.0")
    refuses(state, "take R4.0 G4.0", "not_one_colour")
    state = play(state, "take R5.0 R7.0", "take G4.0", "take R4.0", "pass")
    assert [card.text for card in state.discard] == ["G5.0"]


def test_x2_a_low_card_comes_along_with_one_that_completes_an_expedition() -> None:
    """KK-X2, KK-P2, KK-P4, KK-P6"""
    full = side("R4.0 R5.0", "G1.0 G2.0 G3.0", "G4.0 G5.0 G6.0", red=12)
    state = Table(anna=full).allot("R3.0 R6.0")
    assert choices(state) == ["remove 1", "place R6.0 1"]
    scored = play(state, "place R6.0 1")
    assert choices(scored) == ["score 1 axes"]
    scored = play(scored, "score 1 axes", "place R3.0 new", "done")
    assert piles(scored, ANNA) == ["G1.0 G2.0 G3.0", "G4.0 G5.0 G6.0", "R3.0"]
    removed = play(state, "remove 1", "place R3.0 new", "place R6.0 3", "done")
    assert pawns(removed, ANNA) == (9, 0, 0)
    assert piles(removed, ANNA)[-1] == "R3.0 R6.0"


def test_x3_a_pair_gives_ten_and_takes_both() -> None:
    """KK-X3, KK-P5"""
    state = Table(anna=side("R1.0 R2.0", "R3.0 R4.0 R4.1")).allot("R2.2")
    state = play(state, "place R2.2 1", "score 1 pair")
    assert pawns(state, ANNA) == (10, 0, 0)
    assert piles(state, ANNA) == []


def test_x4_the_ends_of_the_track_and_of_the_goal() -> None:
    """KK-X4, KK-C2, KK-P5, KK-P6"""
    nine = play(Table(anna=side("R1.3 R2.3")).allot("R3.3"), "place R3.3 1")
    refuses(nine, "score 1 axes10", "goal_not_met (goal=axes10, colour=R)")
    five = play(Table(anna=side("R1.3 R2.2", red=28)).allot("R3.0"), "place R3.0 1", "score 1 axes")
    assert pawns(five, ANNA) == (30, 0, 0)
    for start, end in ((2, 0), (30, 27)):
        removed = play(Table(anna=side("R1.0", red=start)).allot("G1.0"), "remove 1")
        assert pawns(removed, ANNA) == (end, 0, 0)


def test_x5_three_expeditions_can_block() -> None:
    """KK-X5, KK-P3"""
    table = Table(anna=side("R2.0 R5.0 R8.0", "R1.0 R6.0 R7.0", "G3.0 G4.0"), players=4)
    state = table.take("R1.1 R2.1 R3.1 R4.1 R5.1")
    assert choices(state) == ["none"]


def test_x6_the_last_scoring_counts_before_it_removes() -> None:
    """KK-X6, KK-F2"""
    player = side("R8.0", "R1.2 R2.2 R3.0", red=29)
    (after, _other), steps = last_scoring((player, side()), 0)
    assert [(step.start, step.end) for step in steps] == [(29, 30), (30, 27)]
    assert after.pawns == (27, 0, 0)


def test_x7_three_players_compare() -> None:
    """KK-X7, KK-F3"""
    a, b, c = comparison((Player((25, 20, 11)), Player((29, 17, 15)), Player((20, 16, 10))))
    assert (a.led, a.total) == ((1,), 36)
    assert (b.led, b.aside, b.total) == ((0, 2), 2, 46)
    assert (c.led, c.total) == ((), None)

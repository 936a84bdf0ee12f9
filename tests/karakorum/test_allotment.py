"""Placing cards, and removing expeditions first."""

from __future__ import annotations

from k2core.karakorum import Phase

from .scene import ANNA, BRIAN, Table, allows, choices, pawns, piles, play, refuses, side


def test_each_who_took_cards_finishes_in_one_go() -> None:
    """KK-P4: clockwise from the active player."""
    state = play(Table(active=BRIAN).take("R1.0 G1.0"), "take R1.0", "take G1.0")
    assert state.to_act == (BRIAN,)
    state = play(state, "place R1.0 new")
    assert choices(state) == ["done"]
    state = play(state, "done")
    assert state.to_act == (ANNA,)
    state = play(state, "place G1.0 new", "done")
    assert state.phase is Phase.REVEAL


def test_all_cards_must_be_placed_before_the_turn_ends() -> None:
    """KK-P4"""
    state = play(Table().allot("R1.0 R2.0"), "place R1.0 new")
    refuses(state, "done", "cards_left (cards=['R2.0'])")
    refuses(state, "place R1.0 new", "not_taken (card=R1.0)")
    assert choices(state) == ["place R2.0 1", "place R2.0 new"]


def test_every_order_is_offered_unless_a_card_would_be_left_over() -> None:
    """KK-P4: with one place for red, the 6 first would leave the 3 without one."""
    doubled = side("G1.0 G2.0 G3.0", "G4.0 G5.0 G6.0")
    state = Table(anna=doubled).allot("R3.0 R6.0")
    assert choices(state) == ["place R3.0 new"]
    refuses(state, "place R6.0 new", "cannot_place_rest")
    state = Table().allot("R3.0 R6.0")
    assert choices(state) == ["place R3.0 new", "place R6.0 new"]
    assert piles(play(state, "place R6.0 new", "place R3.0 new"), ANNA) == ["R6.0", "R3.0"]


def test_scoring_may_come_between_two_cards() -> None:
    """KK-P4, KK-P5"""
    state = play(Table(anna=side("R4.0 R5.0")).allot("R6.0 R6.2"), "place R6.0 1")
    allows(state, "score 1 axes", "place R6.2 1", "place R6.2 new")
    state = play(state, "score 1 axes")
    assert choices(state) == ["place R6.2 new"]


def test_removing_comes_before_placing() -> None:
    """KK-P6: also an expedition that got no card, and as many as one likes."""
    state = Table(anna=side("R4.0 R5.0", "G1.0", "Y1.0 Y2.0 Y3.0", red=7, green=20)).allot("R6.0")
    assert choices(state) == ["remove 1", "remove 2", "place R6.0 1", "place R6.0 new"]
    both = play(state, "remove 1", "remove 1")
    assert pawns(both, ANNA) == (4, 17, 0)
    assert piles(both, ANNA) == ["Y1.0 Y2.0 Y3.0"]
    placed = play(state, "place R6.0 new")
    refuses(placed, "remove 2", "already_placed")


def test_only_short_expeditions_can_be_removed() -> None:
    """KK-P6"""
    state = Table(anna=side("R4.0 R5.0 R5.2")).allot("R6.0")
    refuses(state, "remove 1", "too_long_to_remove (pile=1, cards=3)")
    refuses(state, "remove 2", "no_such_pile (pile=2)")


def test_a_removal_costs_three_fields_but_never_leaves_the_track() -> None:
    """KK-P6: not below base camp, and from the summit to 27."""
    for start, end in ((0, 0), (2, 0), (3, 0), (4, 1), (30, 27)):
        state = play(Table(anna=side("G4.0", green=start)).allot("R6.0"), "remove 1")
        assert pawns(state, ANNA) == (0, end, 0)


def test_removed_cards_are_discarded_and_the_others_move_up() -> None:
    """KK-P6, KK-P7"""
    state = play(Table(anna=side("R4.0", "G5.0 G6.0", "Y1.0")).allot("R6.0"), "remove 2")
    assert [card.text for card in state.discard] == ["G5.0", "G6.0"]
    assert piles(state, ANNA) == ["R4.0", "Y1.0"]
    assert choices(state) == ["remove 1", "remove 2", "place R6.0 1", "place R6.0 new"]


def test_removing_another_colour_makes_room_too() -> None:
    """KK-P6, KK-D1: green lies twice, so red cannot, until one green goes."""
    state = Table(anna=side("R5.0 R6.0 R7.0", "G1.0", "G4.0 G5.0 G6.0")).allot("R2.0")
    assert choices(state) == ["remove 2"]
    assert choices(play(state, "remove 2")) == ["place R2.0 new"]


def test_only_who_took_a_card_may_remove() -> None:
    """KK-P6: Brian, who passed, has no turn."""
    state = play(Table(brian=side("R4.0")).take("R1.0 G1.0"), "take R1.0", "pass")
    assert state.queue == (ANNA,)

"""Scoring expeditions for axes and goals."""

from __future__ import annotations

import pytest

from .scene import ANNA, Table, allows, choices, open_goals, pawns, piles, play, refuses, side

RED = side("R1.1 R2.2 R3.3")
GREEN_TOO = side("R1.1 R2.2", "G1.0 G2.0 G3.0")


def scores(state_choices: list[str]) -> list[str]:
    return [action for action in state_choices if action.startswith("score")]


def test_an_expedition_with_a_new_card_and_three_cards_may_be_scored() -> None:
    """KK-P5: for its axes; the expedition is discarded."""
    state = play(Table(anna=GREEN_TOO).allot("R3.3"), "place R3.3 1")
    assert choices(state) == ["score 1 axes", "done"]
    refuses(state, "score 2 axes", "no_new_card (pile=2)")
    state = play(state, "score 1 axes")
    assert pawns(state, ANNA) == (6, 0, 0)
    assert piles(state, ANNA) == ["G1.0 G2.0 G3.0"]
    assert [card.text for card in state.discard] == ["R1.1", "R2.2", "R3.3"]
    assert choices(state) == ["done"]


def test_scoring_is_always_optional() -> None:
    """KK-P5"""
    state = play(Table(anna=RED).allot("R4.0"), "place R4.0 1")
    assert choices(state) == ["score 1 axes", "score 1 four", "done"]
    assert piles(play(state, "done"), ANNA) == ["R1.1 R2.2 R3.3 R4.0"]


def test_a_short_expedition_is_never_scored() -> None:
    """KK-P5, KK-P6"""
    state = play(Table(anna=side("R1.1")).allot("R2.0"), "place R2.0 1")
    refuses(state, "score 1 axes", "too_short (pile=1, cards=2)")
    refuses(state, "score 3 axes", "no_such_pile (pile=3)")


@pytest.mark.parametrize(
    ("before", "card", "goals"),
    [
        ("R1.0 R2.0", "R3.0", []),
        ("R1.0 R2.0 R3.0", "R4.0", ["four"]),
        ("R1.0 R2.0 R3.0 R4.0", "R5.0", []),
        ("R1.0 R2.0 R3.0 R4.0 R5.0", "R6.0", ["six"]),
        ("R1.0 R2.0 R3.0 R4.0 R5.0 R6.0", "R7.0", []),
        ("R1.3 R2.3", "R3.3", []),
        ("R1.3 R2.3 R3.3", "R4.1", ["four", "axes10"]),
        ("R1.3 R2.3 R3.2", "R4.2", ["four", "axes10"]),
        ("R1.3 R2.3 R3.2", "R4.1", ["four"]),
    ],
)
def test_what_the_goals_ask_for(before: str, card: str, goals: list[str]) -> None:
    """KK-C2, KK-P5: four and six mean exactly so many cards; ten axes are the least."""
    state = play(Table(anna=side(before)).allot(card), f"place {card} 1")
    assert scores(choices(state)) == ["score 1 axes", *(f"score 1 {goal}" for goal in goals)]
    for goal in {"four", "six", "axes10"} - set(goals):
        refuses(state, f"score 1 {goal}", f"goal_not_met (goal={goal}, colour=R)")


def test_either_a_goal_or_the_axes_count_never_both() -> None:
    """KK-P5"""
    state = play(Table(anna=side("R1.3 R2.3 R3.3")).allot("R4.3"), "place R4.3 1")
    assert pawns(play(state, "score 1 axes"), ANNA) == (12, 0, 0)
    assert pawns(play(state, "score 1 four"), ANNA) == (5, 0, 0)
    assert pawns(play(state, "score 1 axes10"), ANNA) == (15, 0, 0)
    for how in ("axes", "four", "axes10"):
        assert choices(play(state, f"score 1 {how}")) == ["done"]


def test_a_claimed_goal_is_gone() -> None:
    """KK-C2, KK-P5"""
    state = play(Table(anna=RED, claimed="R four").allot("R4.0"), "place R4.0 1")
    refuses(state, "score 1 four", "goal_taken (goal=four, colour=R)")
    state = play(Table(anna=RED, claimed="G four").allot("R4.0"), "place R4.0 1", "score 1 four")
    assert open_goals(state, "R") == ["six", "pair", "axes10"]


def test_ten_axes_are_those_of_the_expedition_that_is_scored() -> None:
    """KK-P5: not of both together."""
    state = play(Table(anna=side("R1.3 R2.3 R3.2", "R4.3 R5.3 R6.2")).allot("R7.0"), "place R7.0 2")
    refuses(state, "score 2 axes10", "goal_not_met (goal=axes10, colour=R)")


# The pair


def test_a_pair_takes_both_expeditions_though_only_one_got_a_card() -> None:
    """KK-P5, KK-C2"""
    state = Table(anna=side("R1.1 R2.0", "Y1.0", "R3.0 R4.0 R4.1", red=3)).allot("R2.1")
    state = play(state, "place R2.1 1")
    assert scores(choices(state)) == ["score 1 axes", "score 1 pair"]
    refuses(state, "score 3 pair", "no_new_card (pile=3)")
    state = play(state, "score 1 pair")
    assert pawns(state, ANNA) == (13, 0, 0)
    assert piles(state, ANNA) == ["Y1.0"]
    assert choices(state) == ["done"], "the pair is the only scoring of both"


def test_a_pair_with_two_new_cards_is_one_choice_named_by_the_lower() -> None:
    """KK-P5"""
    state = play(Table(anna=side("R1.1 R2.0", "R3.0 R4.0")).allot("R2.1 R5.0"), "place R2.1 1", "place R5.0 2")
    assert scores(choices(state)) == ["score 1 axes", "score 1 pair", "score 2 axes"]
    refuses(state, "score 2 pair", "name_lower_pile (pile=1)")


def test_a_pair_named_by_the_higher_expedition_if_that_alone_got_a_card() -> None:
    """KK-P5"""
    state = play(Table(anna=side("R5.1 R6.0 R7.0", "R3.0 R4.0")).allot("R4.1"), "place R4.1 2")
    assert scores(choices(state)) == ["score 2 axes", "score 2 pair"]


def test_a_pair_needs_three_cards_in_each() -> None:
    """KK-C2, KK-P5"""
    state = play(Table(anna=side("R1.1 R2.0", "R3.0 R4.0")).allot("R2.1"), "place R2.1 1")
    refuses(state, "score 1 pair", "goal_not_met (goal=pair, colour=R)")
    state = play(Table(anna=side("R1.1 R2.0", "G3.0 G4.0 G5.0")).allot("R2.1"), "place R2.1 1")
    refuses(state, "score 1 pair", "goal_not_met (goal=pair, colour=R)")


def test_both_expeditions_of_a_colour_may_be_scored_for_their_own() -> None:
    """KK-P5: several in one turn, each once; those behind are numbered anew."""
    state = play(Table(anna=side("R1.1 R2.0", "R3.2 R4.0")).allot("R2.1 R5.2"), "place R2.1 1", "place R5.2 2")
    state = play(state, "score 1 axes")
    assert scores(choices(state)) == ["score 1 axes"]
    state = play(state, "score 1 axes", "done")
    assert pawns(state, ANNA) == (6, 0, 0)


# The summit


def test_a_pawn_does_not_go_beyond_the_summit() -> None:
    """KK-C3, KK-P5: on the summit goals may still be claimed and axes counted."""
    for start, end in ((22, 28), (25, 30), (30, 30)):
        state = play(Table(anna=side("R1.1 R2.2", red=start)).allot("R3.3"), "place R3.3 1", "score 1 axes")
        assert pawns(state, ANNA)[0] == end
    state = play(Table(anna=side("R1.1 R2.2 R3.3", red=30)).allot("R4.3"), "place R4.3 1")
    allows(state, "score 1 four", "score 1 axes")
    assert open_goals(play(state, "score 1 four"), "R") == ["six", "pair", "axes10"]


def test_no_axes_at_all_may_be_scored_to_free_a_place() -> None:
    """KK-P5"""
    state = play(Table(anna=side("R1.0 R2.0")).allot("R3.0"), "place R3.0 1", "score 1 axes")
    assert pawns(state, ANNA) == (0, 0, 0)
    assert piles(state, ANNA) == []


def test_who_took_one_card_may_score_too() -> None:
    """KK-P4, KK-P5: the others as well as the active player."""
    state = play(Table(brian=side("G1.3 G2.0")).take("R1.0 G3.0"), "take R1.0", "take G3.0", "place R1.0 new", "done")
    state = play(state, "place G3.0 1", "score 1 axes")
    assert pawns(state, 1) == (0, 3, 0)

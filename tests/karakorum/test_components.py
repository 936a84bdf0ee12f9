"""What lies in the box."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

from k2core.karakorum.components import (
    ALL_GOALS,
    AXES,
    CARD_BY_TEXT,
    CARDS,
    COLOURS,
    DECK,
    GOAL_AXES,
    GOAL_CARDS,
    GOAL_FIELDS,
    MAX_PILES,
    PENALTY,
    SCORABLE,
    SUMMIT,
    Goal,
    reveal_limit,
)

from .scene import ANNA, Table, open_goals, pawns, play


def test_there_are_120_cards_in_three_colours() -> None:
    """KK-C1: per colour 40 cards and 56 axes, each value five times with 0, 1, 1, 2 and 3 axes."""
    assert COLOURS == ("R", "G", "Y")
    assert len(DECK) == 120
    for colour in range(3):
        own = [card for card in DECK if card.colour == colour]
        assert len(own) == 40
        assert sum(card.axes for card in own) == 56
        for value in range(1, 9):
            assert sorted(card.axes for card in own if card.value == value) == [0, 1, 1, 2, 3]


def test_a_card_is_named_by_colour_value_and_axes() -> None:
    """KK-C1: the two one-axe cards of a value are one kind."""
    assert len(CARDS) == 96
    assert {count for card, count in Counter(DECK).items() if card.axes == 1} == {2}
    assert {count for card, count in Counter(DECK).items() if card.axes != 1} == {1}
    card = CARD_BY_TEXT["G7.3"]
    assert (COLOURS[card.colour], card.value, card.axes, str(card)) == ("G", 7, 3, "G7.3")
    assert list(CARDS) == sorted(CARDS, key=lambda card: (card.colour, card.value, card.axes))


def test_a_copied_card_is_still_the_same_card() -> None:
    for card in CARDS:
        assert copy.deepcopy(card) is card
        assert pickle.loads(pickle.dumps(card)) is card


def test_each_colour_has_four_goals() -> None:
    """KK-C2: four cards 5, six cards 12, a pair 10, ten axes 15."""
    assert GOAL_FIELDS == {Goal.FOUR: 5, Goal.SIX: 12, Goal.PAIR: 10, Goal.AXES10: 15}
    assert GOAL_CARDS == {Goal.FOUR: 4, Goal.SIX: 6}
    assert GOAL_AXES == 10
    assert ALL_GOALS == ((Goal.FOUR, Goal.SIX, Goal.PAIR, Goal.AXES10),) * 3


def test_a_goal_is_claimed_once_and_by_anybody() -> None:
    """KK-C2: claimed, it leaves the game; the other colours keep theirs."""
    state = Table().allot("R1.0 R2.0 R3.0")
    state = play(state, "place R1.0 new", "place R2.0 1", "place R3.0 1", "done")
    assert open_goals(state, "R") == ["four", "six", "pair", "axes10"]
    table = Table(anna=state.players[ANNA], active=ANNA)
    state = play(table.allot("R4.0"), "place R4.0 1", "score 1 four")
    assert open_goals(state, "R") == ["six", "pair", "axes10"]
    assert open_goals(state, "G") == ["four", "six", "pair", "axes10"]
    assert pawns(state, ANNA) == (5, 0, 0)


def test_the_numbers_of_the_rules() -> None:
    """KK-C3, KK-D1, KK-P1, KK-P5, KK-P6"""
    assert (SUMMIT, MAX_PILES, SCORABLE, PENALTY) == (30, 4, 3, 3)
    assert [reveal_limit(players) for players in (2, 3, 4)] == [3, 4, 5]
    assert AXES == (0, 1, 1, 2, 3)

"""What is typed to play Karakorum, in positions that are laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from k2core.core.errors import Refused
from k2core.karakorum.commands import offers, understand

from .scene import Table, side

if TYPE_CHECKING:
    from k2core.karakorum import State


def said(state: State, text: str) -> list[str]:
    return [str(action) for action in understand(state, text).actions]


def refused(state: State, text: str) -> str:
    with pytest.raises(Refused) as error:
        understand(state, text)
    return str(error.value)


ALLOT = Table(anna=side("R1.0 R2.1")).allot("R3.0 R6.2")


def test_cards_are_placed_by_what_they_are() -> None:
    assert said(ALLOT, "place red 3 1") == ["place R3.0 1"]
    assert said(ALLOT, "place red 6 new") == ["place R6.2 new"]
    assert said(ALLOT, "put r6.2 1") == ["place R6.2 1"]
    assert said(ALLOT, "place red 3 red") == ["place R3.0 1"]
    assert refused(ALLOT, "place 1 1") == "unknown_command"  # places would be others after each card


def test_and_and_commas_between_cards_count_for_nothing() -> None:
    row = Table().take("R1.0 R2.1 Y3.0")
    assert said(row, "take red 1 and red 2") == said(row, "take red 1,red 2") == said(row, "take red 1 red 2")


def test_the_last_card_needs_only_its_place() -> None:
    one = Table(anna=side("R1.0 R2.1")).allot("R3.0")
    assert said(one, "place 1") == ["place R3.0 1"]
    assert said(one, "place new") == ["place R3.0 new"]


def test_axes_tell_cards_apart_that_differ_in_nothing_else() -> None:
    alike = Table(anna=side("R1.0 R2.1")).allot("R3.0 R3.2")
    assert [offer["say"] for offer in offers(alike)][:2] == ["place red 3 axes 0 1", "place red 3 axes 0 new"]
    assert said(alike, "place red 3 axes 2 1") == ["place R3.2 1"]
    assert refused(alike, "place red 3 1") == "unknown_command"


def test_a_scoring_needs_no_more_words_where_there_is_one_way() -> None:
    placed = ALLOT.apply(understand(ALLOT, "place red 3 1").actions[0])
    assert said(placed, "score 1") == said(placed, "score red") == ["score 1 axes"]
    assert refused(placed, "score 1 four").startswith("goal_not_met")
    assert refused(placed, "end").startswith("cards_left")


def test_questions() -> None:
    assert understand(ALLOT, "peaks").question == "where"
    assert understand(ALLOT, "goals").question == "goals"
    assert refused(ALLOT, "nonsense") == "unknown_command"
    assert refused(ALLOT, "take 1").startswith("wrong_phase")


def test_what_can_be_done_with_the_cards_is_listed() -> None:
    says = [offer["say"] for offer in offers(ALLOT)]
    assert "place red 3 1" in says
    assert "place red 6 new" in says


def test_every_offer_means_something() -> None:
    for offer in offers(ALLOT):
        assert understand(ALLOT, offer["say"]).actions, offer["say"]

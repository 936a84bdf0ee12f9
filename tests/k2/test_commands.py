"""What is typed to play K2, in positions that are laid out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from k2core.core.errors import Refused
from k2core.k2.commands import offers, understand

from .scene import Table, on

if TYPE_CHECKING:
    from k2core.k2 import State


def said(state: State, text: str) -> list[str]:
    return [str(action) for action in understand(state, text).actions]


def refused(state: State, text: str) -> str:
    with pytest.raises(Refused) as error:
        understand(state, text)
    return str(error.value)


TURN = Table(anna=(on(0), on(1))).turn("m1 m3 r12", token=1)


def test_a_climber_and_a_space_is_a_walk_with_the_cards_it_takes() -> None:
    assert said(TURN, "B 2") == said(TURN, "go b 2")
    assert said(TURN, "b 2")[0].startswith("give")
    assert said(TURN, "b 2")[-1] == "step B 2"


def test_up_leads_along_the_only_rope_and_asks_where_there_are_several() -> None:
    ways = [rope.to for rope in TURN.setup.board.ways[1] if not rope.down]
    if len(ways) == 1:
        assert said(TURN, "B up")[-1] == f"step B {ways[0]}"
    else:
        assert refused(TURN, "B up").startswith("which_space")


def test_a_tent_is_pitched_where_the_climber_stands_or_will_stand() -> None:
    assert said(TURN, "tent B")[-1] == "tent B"
    assert said(TURN, "B tent") == said(TURN, "tent B")
    assert said(TURN, "tent B 2")[-2:] == ["step B 2", "tent B"]


def test_cards_are_given_by_what_they_are() -> None:
    assert said(TURN, "give move 1 A") == ["give m1 A"]
    assert said(TURN, "give m3 B") == ["give m3 B"]
    assert said(TURN, "give rope 1 2 A down") == ["give r12 A down"]
    says = [offer["say"] for offer in offers(TURN)]
    assert "give rope 1 2 B up" in says
    assert refused(TURN, "give 1 A") == "unknown_command"  # places would be others after each card


def test_cards_are_chosen_by_place_or_by_what_they_are() -> None:
    select = Table(anna=(on(0), on(0))).morning("m1 m2 m3 r12 a0 a1")
    hand = [card.text for card in select.players[0].hand]
    places = " ".join(str(hand.index(card) + 1) for card in ("m1", "m2", "r12"))
    assert said(select, f"play {places}") == ["select m1 m2 r12"]
    assert said(select, "play move 1 rope 1 2 acclimatization 1") == ["select m1 r12 a1"]
    assert said(select, "play move 3 and move 2 and move 1") == ["select m1 m2 m3"]
    assert said(select, "Play Move 1,Rope 1 up / 2 down, and Acclimatization 1.") == ["select m1 r12 a1"]
    assert said(select, "play 1, 2 and 3") == said(select, "play 1 2 3")


def test_every_offer_means_something() -> None:
    for offer in offers(TURN):
        assert understand(TURN, offer["say"]).actions, offer["say"]


def test_questions_name_a_climber_where_that_makes_a_difference() -> None:
    assert understand(TURN, "where B").climber == 1
    assert understand(TURN, "weather").question == "forecast"
    assert refused(TURN, "night of the climbers") == "unknown_command"


def test_what_cannot_be_done_says_why() -> None:
    assert refused(TURN, "take 2") == "wrong_phase (phase=turn)"
    assert refused(TURN, "A summit") == f"out_of_reach (climber=A, space={TURN.setup.board.summit})"
    assert refused(TURN, "A 99") == "no_such_space (space=99)"
    assert refused(TURN, "rescue A 3") == "wrong_phase (phase=turn)" or refused(TURN, "rescue A 3") == "unknown_command"
    assert refused(TURN, "") == "unknown_command"


def test_walks_come_first_and_tell_what_they_lead_to() -> None:
    first, *_ = offers(TURN)
    assert first["kind"] == "walk"
    assert first["target"] is not None
    assert first["target"]["space"] == first["space"]

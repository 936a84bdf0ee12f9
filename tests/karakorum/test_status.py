"""Every defect of a position is found: a sound position, one thing changed, and exactly that is named."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from k2core.core.errors import Refused
from k2core.core.seats import with_seat
from k2core.karakorum import Goal, Phase, Player, State, Turn, state_from_dict
from k2core.karakorum.status import Defect

from .scene import ANNA, BRIAN, Table, cards, play, side

if TYPE_CHECKING:
    from k2core.karakorum.components import Card


OPEN = play(Table(anna=side("R4.0 R5.0")).round("R1.0 G2.0 R3.0"), "reveal")
RICH = Table(anna=side("R1.0 R4.0 R5.0", "G1.0 G2.0")).round()
TAKING = Table(players=3).take("R1.0 R2.0 G3.0")
FOUR = Table(players=3).take("R1.0 R2.0 G3.0 G4.0")
SECOND = play(TAKING, "take R1.0")
BLOCKED = play(Table(anna=side("R2.0 R5.0 R8.0", "R1.0 R6.0 R7.0")).take("R1.2 R2.2 R3.2"), "none")
ALLOT = Table(anna=side("R4.0 R5.0", "G2.0"), players=3).allot("R3.0 R6.0")
PLACED = play(ALLOT, "place R6.0 1")
TWO = play(Table().take("R1.0 G1.0"), "take R1.0", "take G1.0")
OVER = play(Table(last=True).take("R1.0"), "take R1.0", "place R1.0 new", "done")
NEARLY = side("G1.3 G2.3", red=30, green=25, yellow=30)
WON = play(Table(anna=NEARLY).allot("G3.0"), "place G3.0 1", "score 1 axes")
ALL_UP = (30, 30, 30)


def player(state: State, seat: int, **changes: Any) -> State:
    """The position with a player changed."""
    changed: Player = replace(state.players[seat], **changes)
    return replace(state, players=with_seat(state.players, seat, changed))


def some(text: str) -> tuple[Card, ...]:
    return cards(text)


CORRUPTED = {
    "a player too few": (replace(OPEN, players=OPEN.players[:1]), "players"),
    "an active player who is not there": (replace(OPEN, active=2), "seats"),
    "somebody to act who is not there": (replace(OPEN, queue=(2,)), "seats"),
    "a turn while cards come up": (replace(OPEN, turn=Turn()), "phase_fields (field=turn)"),
    "no turn while cards are placed": (replace(ALLOT, turn=None), "phase_fields (field=turn)"),
    "nobody to act": (replace(OPEN, queue=()), "phase_fields (field=queue)"),
    "somebody to act when all is over": (replace(OVER, queue=(0,)), "phase_fields (field=queue)"),
    "more cards than there are": (replace(OPEN, revealed=121), "revealed"),
    "a colour without goals": (replace(OPEN, goals=OPEN.goals[:2]), "goals"),
    "goals out of order": (
        replace(OPEN, goals=((Goal.SIX, Goal.FOUR), *OPEN.goals[1:])),
        "goals (colour=R)",
    ),
    "a goal twice": (replace(OPEN, goals=((Goal.SIX, Goal.SIX), *OPEN.goals[1:])), "goals (colour=R)"),
    "a pawn in the sky": (player(OPEN, ANNA, pawns=(31, 0, 0)), "pawns (seat=0)"),
    "a pawn under the ground": (player(OPEN, ANNA, pawns=(-1, 0, 0)), "pawns (seat=0)"),
    "an expedition that falls": (player(OPEN, ANNA, piles=(some("R5.0 R4.0"),)), "pile (seat=0, pile=1)"),
    "an expedition of two colours": (player(RICH, ANNA, piles=(some("R1.0 G2.0"),)), "pile (seat=0, pile=1)"),
    "an expedition without cards": (player(OPEN, ANNA, piles=((),)), "pile (seat=0, pile=1)"),
    "a colour three times": (
        player(RICH, ANNA, piles=(some("R1.0"), some("R4.0"), some("R5.0"))),
        "piles (seat=0)",
    ),
    "two colours twice": (
        player(RICH, ANNA, piles=(some("R1.0"), some("R4.0"), some("G1.0"), some("G2.0"))),
        "piles (seat=0)",
    ),
    "a card on the table that is still in the deck": (player(OPEN, BRIAN, piles=(some("Y8.3"),)), "cards"),
    "a card twice": (player(OPEN, BRIAN, piles=(some("R4.0"),)), "cards"),
    "cards taken in no order": (player(ALLOT, ANNA, taken=some("R6.0 R3.0")), "taken (seat=0)"),
    "the wrong player turns up cards": (replace(OPEN, queue=(BRIAN,)), "queue"),
    "cards to turn up and none left": (
        replace(OVER, phase=Phase.REVEAL, queue=(OVER.active,)),
        "revealed",
    ),
    "another card than the deal's": (replace(OPEN, display=some("R5.0"), players=(side("R4.0"), side())), "display"),
    "a card taken before it may be": (
        replace(player(OPEN, ANNA, taken=some("R1.0")), display=()),
        "taken (seat=0)",
    ),
    "the takers out of order": (replace(TAKING, queue=(ANNA, 2, BRIAN)), "queue"),
    "a taker before its turn": (replace(SECOND, queue=(ANNA, BRIAN, 2)), "taken (seat=0)"),
    "a take of two by the second": (
        replace(player(play(FOUR, "take R1.0", "take G3.0"), BRIAN, taken=some("G3.0 G4.0")), display=some("R2.0")),
        "taken (seat=1)",
    ),
    "an active player who took nothing": (
        replace(player(SECOND, ANNA, taken=()), display=some("R1.0 R2.0 G3.0")),
        "taken (seat=0)",
    ),
    "a blocked player who took a card": (
        replace(player(BLOCKED, ANNA, taken=some("R1.2")), display=some("R2.2 R3.2")),
        "taken (seat=0)",
    ),
    "a stop with nothing to take": (
        replace(
            play(Table(anna=side("R2.0 R5.0 R8.0", "R1.0 R6.0 R7.0")).round("R1.2"), "reveal"),
            phase=Phase.TAKE,
            queue=(ANNA, BRIAN),
        ),
        "display",
    ),
    "nothing to take from": (replace(TAKING, display=()), "display"),
    "cards left while they are placed": (
        replace(player(TWO, BRIAN, taken=()), display=some("G1.0"), queue=(ANNA,)),
        "display",
    ),
    "the placers out of order": (replace(TWO, queue=(BRIAN, ANNA)), "queue"),
    "one who took nothing is to place": (replace(ALLOT, queue=(ANNA, BRIAN)), "taken (seat=1)"),
    "one who took a card is forgotten": (replace(TWO, queue=(ANNA,)), "taken (seat=1)"),
    "a new card before any was placed": (replace(ALLOT, turn=Turn((1,))), "turn"),
    "a new card on an expedition that is not there": (replace(PLACED, turn=Turn((3,), placed=True)), "turn"),
    "new cards of two colours": (replace(PLACED, turn=Turn((1, 2), placed=True)), "turn"),
    "the rest cannot be placed": (
        player(PLACED, ANNA, piles=(some("R4.0 R5.0"), some("R6.0"))),
        "taken (seat=0)",
    ),
    "a card of an earlier round to place": (
        player(
            Table(anna=side("R7.0 R8.0 R8.1 R8.2 R8.3", "G1.0 G2.0"), players=2).allot("R3.0"),
            ANNA,
            taken=some("R7.0"),
            piles=(some("R8.0 R8.1 R8.2 R8.3"), some("G1.0 G2.0")),
        ),
        "taken",
    ),
    "a winner who plays on": (player(OPEN, ANNA, pawns=ALL_UP), "over"),
    "two winners": (player(WON, BRIAN, pawns=ALL_UP), "over"),
    "an end in the middle": (replace(Table().round(), phase=Phase.OVER, queue=()), "over"),
    "an expedition after the end": (player(OVER, ANNA, piles=(some("R1.0"),)), "piles (seat=0)"),
    "a card to take after the end": (replace(OVER, display=some("R1.0")), "display"),
    "a card to place after the end": (player(OVER, ANNA, taken=some("R1.0")), "taken (seat=0)"),
}


@pytest.mark.parametrize("what", CORRUPTED)
def test_what_is_wrong_is_named(what: str) -> None:
    state, defect = CORRUPTED[what]
    named = [str(reason) for reason in state.status]
    assert defect in named, f"{what} is taken for {named or 'sound'}"
    assert set(named) == {defect}, f"{what} is taken for more: {named}"


def test_every_defect_has_its_situation() -> None:
    assert {defect.split()[0] for _state, defect in CORRUPTED.values()} == set(Defect)


@pytest.mark.parametrize("state", [OPEN, TAKING, SECOND, BLOCKED, ALLOT, PLACED, TWO, OVER, WON])
def test_what_can_come_up_is_sound_and_survives_its_json(state: State) -> None:
    assert state.status == ()
    assert state_from_dict(state.to_dict()) == state


def test_all_defects_are_told_at_once() -> None:
    form = OPEN.to_dict()
    form["queue"] = [BRIAN]
    form["display"] = []
    form["players"][1]["taken"] = ["R1.0"]
    with pytest.raises(Refused) as refused:
        state_from_dict(form)
    assert refused.value.code == "bad_position"
    assert [defect["code"] for defect in refused.value.details["defects"]] == ["queue", "taken"]

"""What a hint says of a choice is true of the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.interface import Budget, Level
from k2core.bots.karakorum import propose
from k2core.bots.karakorum.reasons import Reason
from k2core.karakorum.components import COLOURS, SUMMIT
from k2core.karakorum.pieces import Phase
from tests.bots.karakorum.games import states
from tests.karakorum.scene import ANNA, Table, side

if TYPE_CHECKING:
    from k2core.bots.interface import Proposal
    from k2core.karakorum import State


def hints(state: State) -> tuple[Proposal, ...]:
    return propose(state.observation(state.to_act[0]), "test", Budget(8))


def test_reasons_of_a_turn_are_what_becomes_of_it() -> None:
    """P4, P5"""
    told = set()
    for state in states("true", [Level.HIKER] * 2, 2):
        if state.phase is not Phase.ALLOT:
            continue
        (seat,) = state.to_act
        for hint in hints(state):
            after = state
            for action in hint.actions:
                after = after.apply(action)
            before, now = state.players[seat], after.players[seat]
            for reason in hint.reasons:
                if reason.code == Reason.BUILDS:
                    colour = str(reason.details["colour"])
                    lengths = [len(pile) for pile in now.piles if COLOURS[pile[0].colour] == colour]
                    assert after.outcome is not None or reason.details["cards"] in lengths
                elif reason.code in (Reason.SCORES_GOAL, Reason.SCORES_AXES) and after.outcome is None:
                    number = COLOURS.index(str(reason.details["colour"]))
                    scored = [one for one in hint.reasons if one.details.get("colour") == reason.details["colour"]]
                    if len(scored) == 1:
                        far = min(SUMMIT, before.pawns[number] + int(reason.details["fields"]))
                        assert now.pawns[number] == far
                told.add(reason.code)
    assert told >= {Reason.BUILDS, Reason.SCORES_AXES}


def test_the_only_thing_to_do_is_called_so() -> None:
    """P1: the first card must be turned up."""
    (hint,) = hints(Table().round("R4.0 G1.0 Y3.1"))
    assert [str(action) for action in hint.actions] == ["reveal"]
    assert [why.code for why in hint.reasons] == [Reason.ONLY_CHOICE]


def test_only_the_better_of_two_is_praised() -> None:
    """P1, P2"""
    for state in states("word", [Level.HIKER] * 2, 2):
        if len(state.legal_actions()) == 1 or not state.to_act:
            continue
        best, *others = hints(state)
        for other in others:
            assert other.points <= best.points
            codes = {why.code for why in other.reasons}
            assert not codes & {
                Reason.BETTER_CARDS_MAY_COME,
                Reason.MORE_CARDS_HELP_OTHERS,
                Reason.NO_CARD_HELPS,
                Reason.NOTHING_MORE,
            }


def test_a_goal_is_named_with_its_fields() -> None:
    """P5"""
    state = Table(anna=side("R1.0 R2.0 R3.0 R4.0 R5.0")).allot("R8.0")
    best = propose(state.observation(ANNA), "test", Budget(30))[0]
    assert best.reasons[0].to_dict() == {"code": "scores_goal", "colour": "R", "fields": 12, "goal": "six"}

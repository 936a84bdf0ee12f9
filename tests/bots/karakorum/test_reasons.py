"""What a hint says of a choice is true of the position."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from k2core.bots.interface import Budget, Level
from k2core.bots.karakorum import propose
from k2core.bots.karakorum.options import played
from k2core.bots.karakorum.reasons import Reason
from k2core.karakorum.actions import Place, Score
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
                elif reason.code == Reason.STARTS and after.outcome is None:
                    assert any(COLOURS[pile[0].colour] == reason.details["colour"] for pile in now.piles)
                elif reason.code in (Reason.MAKES_ROOM, Reason.GIVES_UP) and not any_scored(hint):
                    assert can_stay(state, hint) == (reason.code == Reason.GIVES_UP)
                told.add(reason.code)
    assert told >= {Reason.BUILDS, Reason.STARTS, Reason.SCORES_AXES, Reason.GIVES_UP}


def any_scored(hint: Proposal) -> bool:
    return any(isinstance(action, Score) for action in hint.actions)


def can_stay(state: State, hint: Proposal) -> bool:
    """Whether the new expeditions have a place beside those that the hint gives up."""
    lying = Counter(pile[0].colour for pile in state.players[state.to_act[0]].piles)
    lying.update(act.card.colour for act in hint.actions if isinstance(act, Place) and act.pile is None)
    return lying.total() - len(lying) <= 1


def test_an_expedition_is_given_up_for_room_only_where_there_is_none() -> None:
    """D1, P6: two red expeditions lie, so that a second yellow one has no place."""
    state = Table(anna=side("R5.1", "R4.0", "Y8.0")).allot("Y2.0")
    said = [reason for hint in hints(state) for reason in hint.reasons]
    assert {reason.code for reason in said} >= {Reason.MAKES_ROOM, Reason.STARTS}
    assert Reason.GIVES_UP not in {reason.code for reason in said}
    free = Table(anna=side("R5.1", "Y8.0")).allot("Y2.0")
    given_up = [reason for hint in hints(free) for reason in hint.reasons if reason.code == Reason.GIVES_UP]
    assert given_up
    assert {reason.details["fields"] for reason in given_up} == {0}


def test_turns_that_differ_only_in_the_order_of_new_expeditions_are_shown_once() -> None:
    """P4"""
    state = Table().allot("R1.0 R4.0")
    ends = [sorted(played(state, hint.actions).players[ANNA].piles) for hint in hints(state)]
    assert all(end not in ends[:place] for place, end in enumerate(ends))


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

"""Hints: choices of the strongest level with their reasons."""

from __future__ import annotations

from k2core import k2
from k2core.bots.interface import Budget, bots_of
from k2core.bots.k2.reasons import Reason

from .positions import decisions, play_all

BOTS = bots_of("k2")
STATES = decisions(7)[::2]


def proposals(state: k2.State) -> list[dict[str, object]]:
    found = BOTS.propose(state.observation(state.to_act[0]), "seed", Budget(12))
    return [proposal.to_dict() for proposal in found]


def test_every_proposal_is_legal_and_different_and_the_best_comes_first() -> None:
    for state in STATES:
        found = BOTS.propose(state.observation(state.to_act[0]), "seed", Budget(12))
        assert found
        for proposal in found:
            play_all(state, proposal.actions)
        assert len({proposal.actions for proposal in found}) == len(found)


def test_reasons_are_codes_that_are_known() -> None:
    codes = {
        why.code
        for state in STATES
        for p in BOTS.propose(state.observation(state.to_act[0]), "s", Budget(12))
        for why in p.reasons
    }
    assert codes <= set(Reason)
    assert len(codes) >= 6


def test_a_forced_pick_is_called_the_only_choice() -> None:
    state = k2.new_game("forced")
    while not (state.phase is k2.Phase.SELECT and len(state.legal_actions()) == 1):
        state = state.apply(state.legal_actions()[-1])
    assert [why.code for why in BOTS.propose(state.observation(0), "seed", Budget(5))[0].reasons] == [
        Reason.ONLY_CHOICE
    ]

"""Hints: choices of the strongest level with their reasons."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2core import k2
from k2core.bots.interface import Budget, bots_of, never
from k2core.bots.k2.mind import Mind
from k2core.bots.k2.race import race
from k2core.bots.k2.reasons import Reason
from k2core.bots.k2.roots import turns
from k2core.k2.absent import absent_action
from k2core.k2.components import DAYS

from .positions import decisions, play_all

if TYPE_CHECKING:
    from k2core.bots.k2.turn_ends import Pair

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


def test_no_turn_is_proposed_that_wastes_a_level_or_a_point() -> None:
    """What another turn to the same spaces and tents would bring besides is not left lying."""
    replaced = 0
    for state in decisions(9):
        if state.phase is not k2.Phase.TURN:
            continue
        mind = Mind(state.observation(state.to_act[0]))
        mind.prepare(never)
        roots = turns(mind)
        by_actions = {root.actions(): root.morning for root in roots}
        found = BOTS.propose(mind.seen, "seed", Budget(12))
        for proposal in found:
            morning = by_actions[proposal.actions]
            assert morning is not None
            assert not any(brings_more(root.morning, morning) for root in roots)
        replaced += found[0].actions != race(mind, roots, "seed", Budget(12))[0].root.actions()
    assert replaced, "some turn that the bot would play is replaced"


def brings_more(one: Pair | None, other: Pair) -> bool:
    assert one is not None
    same = all(a[0] == b[0] and a[3] == b[3] for a, b in zip(one, other, strict=True))
    return same and one != other and all(a[1] >= b[1] and a[2] >= b[2] for a, b in zip(one, other, strict=True))


def test_reasons_are_codes_that_are_known() -> None:
    codes = {
        why.code
        for state in STATES
        for p in BOTS.propose(state.observation(state.to_act[0]), "s", Budget(12))
        for why in p.reasons
    }
    assert codes <= set(Reason)
    assert len(codes) >= 6


def test_what_brings_no_more_is_said_to_bring_no_more() -> None:
    """On the last day both climbers have been higher than they can come."""
    state = k2.new_game("last-day")
    while not (state.day == DAYS and state.phase is k2.Phase.TURN):
        state = state.apply(absent_action(state))
    assert state.turn is not None
    (player,) = state.players
    first_climber, second_climber = (replace(climber, points=10) for climber in player.climbers)
    player = replace(player, climbers=(first_climber, second_climber))
    state = replace(state, players=(player,), turn=replace(state.turn, unpaid=0))
    first, *others = BOTS.propose(state.observation(0), "seed", Budget(5))
    assert [str(action) for action in first.actions] == ["end"]
    assert [why.code for why in first.reasons] == [Reason.NOTHING_MORE]
    assert {why.code for other in others for why in other.reasons} == {Reason.AS_GOOD, Reason.PITCHES_TENT}


def test_a_forced_pick_is_called_the_only_choice() -> None:
    state = k2.new_game("forced")
    while not (state.phase is k2.Phase.SELECT and len(state.legal_actions()) == 1):
        state = state.apply(state.legal_actions()[-1])
    assert [why.code for why in BOTS.propose(state.observation(0), "seed", Budget(5))[0].reasons] == [
        Reason.ONLY_CHOICE
    ]

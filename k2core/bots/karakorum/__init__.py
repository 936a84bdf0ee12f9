"""Bots for Karakorum in three strengths."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.interface import Budget, Level, Proposal
from k2core.bots.karakorum.minds import MINDS
from k2core.bots.karakorum.thinking import Thinker
from k2core.core.rng import stream
from k2core.karakorum.absent import absent_action
from k2core.karakorum.pieces import Phase
from k2core.karakorum.sampling import imagine

if TYPE_CHECKING:
    from k2core.karakorum.actions import Action
    from k2core.karakorum.observation import Observation

_ITERATIONS = {Level.HIKER: 8, Level.ALPINIST: 16, Level.HIMALAYAN: 60}


def iterations(level: Level) -> int:
    """Return how many next cards are thought of before one more is turned up."""
    return _ITERATIONS[level]


def decide(seen: Observation, level: Level, seed: str, budget: Budget) -> tuple[Action, ...]:
    assert seen.viewer is not None
    rng = stream(seed, "karakorum-bot")
    state = imagine(seen, rng)
    if len(state.legal_actions()) == 1:
        return state.legal_actions()
    thinker = Thinker(state, seen.viewer, seen.unseen, MINDS[level], rng)
    if state.phase is Phase.REVEAL:
        return (thinker.reveal_or_stop(budget),)
    if state.phase is Phase.TAKE:
        return (thinker.take(),)
    return thinker.turn()


def fall_back(seen: Observation) -> tuple[Action, ...]:
    return (absent_action(imagine(seen, stream("fall-back"))),)

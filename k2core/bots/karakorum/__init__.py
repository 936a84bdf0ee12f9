"""Bots for Karakorum: the better they are, the more they see of the deck, of the time left and of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.bots.interface import Budget, Level, Proposal, Why
from k2core.bots.karakorum.minds import MINDS
from k2core.bots.karakorum.options import played
from k2core.bots.karakorum.reasons import Reason, reason_of_word, reasons_of_turn
from k2core.bots.karakorum.review import Review
from k2core.bots.karakorum.thinking import Thinker
from k2core.bots.karakorum.turns import turn_of
from k2core.core.rng import stream
from k2core.karakorum.absent import absent_action
from k2core.karakorum.actions import Take
from k2core.karakorum.pieces import Phase
from k2core.karakorum.sampling import imagine

if TYPE_CHECKING:
    from k2core.bots.karakorum.thinking import Choice
    from k2core.karakorum.actions import Action
    from k2core.karakorum.observation import Observation
    from k2core.karakorum.state import State

__all__ = ["Review", "decide", "fall_back", "iterations", "propose"]

_ITERATIONS = {Level.HIKER: 6, Level.ALPINIST: 16, Level.HIMALAYAN: 60}
_PROPOSALS = 3


def iterations(level: Level) -> int:
    """Return how many cards that may come next are thought of before one more is turned up."""
    return _ITERATIONS[level]


def decide(seen: Observation, level: Level, seed: str, budget: Budget) -> tuple[Action, ...]:
    """Return one action, or the whole rest of a turn of placing and scoring."""
    state = imagine(seen, stream("any-deck"))
    legal = state.legal_actions()
    return legal if len(legal) == 1 else _thinker(seen, state, level, seed).decide(budget)


def fall_back(seen: Observation) -> tuple[Action, ...]:
    """Return the least active legal action."""
    return (absent_action(imagine(seen, stream("any-deck"))),)


def propose(seen: Observation, seed: str, budget: Budget) -> tuple[Proposal, ...]:
    """Return a few choices, best first."""
    state = imagine(seen, stream("any-deck"))
    thinker = _thinker(seen, state, Level.HIMALAYAN, seed)
    legal = state.legal_actions()
    if len(legal) == 1:
        return (Proposal(legal, 0.0, (Why(Reason.ONLY_CHOICE, {}),)),)
    choices = sorted(thinker.choices(budget), key=lambda choice: -choice.worth)
    if state.phase is Phase.ALLOT:
        choices = _different(state, choices)
    return tuple(
        Proposal(choice.actions, choice.worth, _reasons(state, thinker, choice.actions, best=place == 0))
        for place, choice in enumerate(choices[:_PROPOSALS])
    )


def _different(state: State, choices: list[Choice]) -> list[Choice]:
    """Of turns that differ only in the order of the expeditions, the first."""
    seat = state.queue[0]
    found: dict[object, Choice] = {}
    for choice in choices:
        after = played(state, choice.actions)
        player = after.players[seat]
        found.setdefault((player.pawns, after.goals, tuple(sorted(player.piles))), choice)
    return list(found.values())


def _thinker(seen: Observation, state: State, level: Level, seed: str) -> Thinker:
    assert seen.viewer is not None
    return Thinker(state, seen.viewer, seen.unseen, MINDS[level], stream(seed, "karakorum-bot"))


def _reasons(state: State, thinker: Thinker, actions: tuple[Action, ...], best: bool) -> tuple[Why, ...]:
    if state.phase is Phase.ALLOT:
        found = reasons_of_turn(state, actions)
        return found or (Why(Reason.NOTHING_MORE if best else Reason.NOT_AS_GOOD, {}),)
    (action,) = actions
    if not isinstance(action, Take):
        return (reason_of_word(action, best),)
    seat = state.queue[0]
    _worth, end, _mine = thinker.best_end(seat, action.cards, state.goals)
    return reasons_of_turn(turn_of(state, seat, action.cards, state.goals), end.actions)

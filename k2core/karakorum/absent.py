"""Choose the action for an absent player: as little as the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.karakorum.actions import Action, Place, Remove, Reveal, Score, Take
from k2core.karakorum.expeditions import placeable

if TYPE_CHECKING:
    from k2core.karakorum.state import State

_CALM, _TAKE, _REVEAL, _PLACE, _SCORE, _REMOVE = range(6)


def absent_action(state: State) -> Action:
    """Return the least active legal action: reveal, take and score only if required; remove as a last resort."""
    return min(state.legal_actions(), key=lambda action: _effort(state, action))


def _effort(state: State, action: Action) -> tuple[int, bool, int]:
    match action:
        case Take(cards):
            return _TAKE, not placeable(state.players[state.queue[0]].piles, cards), len(cards)
        case Reveal():
            return _REVEAL, False, 0
        case Place(_, pile):
            return _PLACE, pile is None, 0
        case Score():
            return _SCORE, action.how.goal is not None, 0
        case Remove():
            return _REMOVE, False, 0
        case _:
            return _CALM, False, 0

"""Choose the action for an absent player: as little as the rules allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2core.k2.actions import END, Action, Decline, Select, Take
from k2core.k2.risk import risk_sum

if TYPE_CHECKING:
    from k2core.k2.state import State


def absent_action(state: State) -> Action:
    """Return the most timid legal action: risk the least, use no card and no rescue."""
    return min(state.legal_actions(), key=_effort)


def _effort(action: Action) -> int:
    match action:
        case Select(cards):
            return risk_sum(cards)
        case Take(value):
            return value
        case Decline():
            return 0
        case _:
            return 0 if action is END else 1
